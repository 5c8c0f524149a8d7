import type { User } from '@nightlight/contract/accounts'
import type { Child } from '@nightlight/contract/children'
import type { Family, FamilyMember } from '@nightlight/contract/families'
import type { Tier } from '@nightlight/contract/plans'
import type { Question, Response } from '@nightlight/contract/questions'
import type { Triage } from '@nightlight/contract/triage'

const FAMILY_ID = '00000000-0000-4000-8000-000000000001'
const NOW = '2026-11-21T08:00:00.000Z'

export function makeUser(plan: Tier = 'free', rest: Partial<User> = {}): User {
  return {
    id: crypto.randomUUID(),
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Berg',
    phone: null,
    profileImageUrl: null,
    subscriptionPlan: plan,
    subscriptionStatus: 'active',
    effectivePlan: plan,
    questionsUsedThisMonth: 0,
    emailVerified: true,
    country: 'US',
    createdAt: NOW,
    ...rest,
  }
}

export function makeChild(name = 'Mia', dateOfBirth = '2026-03-14'): Child {
  return {
    id: crypto.randomUUID(),
    name,
    dateOfBirth,
    familyId: FAMILY_ID,
    createdById: null,
    createdAt: NOW,
    updatedAt: NOW,
  }
}

export function makeMember(rest: Partial<FamilyMember> = {}): FamilyMember {
  return {
    id: crypto.randomUUID(),
    role: 'owner',
    joinedAt: NOW,
    user: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.com',
      profileImageUrl: null,
    },
    ...rest,
  }
}

export function makeFamily(children: Child[] = [], members = [makeMember()]): Family {
  return { id: FAMILY_ID, name: 'My Family', members, children }
}

export function makeTriage(rest: Partial<Triage> = {}): Triage {
  const action = 'Call 911 now.'
  return {
    level: 'emergency',
    action,
    dangers: [{ id: 'breathing', level: 'emergency', concept: 'Trouble breathing', action }],
    contacts: [{ name: 'Ambulance', number: '911', how: 'call', hours: '24/7', href: 'tel:911' }],
    ask: null,
    ...rest,
  }
}

export function makeResponse(rest: Partial<Response> = {}): Response {
  return {
    id: crypto.randomUUID(),
    questionId: crypto.randomUUID(),
    directAnswer: 'Dim the lights half an hour before sleep. [1]',
    blogTitle: 'Helping your baby sleep',
    blogUrl: 'https://example.org/article',
    blogSource: 'NHS',
    blogThumbnail: '/scenes/sleep.svg',
    videoTitle: 'A calm bedtime',
    videoUrl: 'https://example.org/video',
    videoDescription: 'A short evening routine.',
    isHelpful: null,
    isSaved: false,
    sharedWith: [],
    triage: null,
    topic: 'night-waking',
    category: 'sleep',
    sources: [{ title: 'Baby sleep', publisher: 'NHS', url: 'https://www.nhs.uk/sleep' }],
    followUps: ['How long should a nap be?'],
    writer: 'nightlight',
    createdAt: NOW,
    ...rest,
  }
}

export function makeQuestion(rest: Partial<Question> = {}): Question {
  return {
    id: crypto.randomUUID(),
    question: 'Why does Mia wake at night?',
    childId: null,
    userId: crypto.randomUUID(),
    familyId: FAMILY_ID,
    parentQuestionId: null,
    isFollowUp: false,
    createdAt: NOW,
    child: { name: 'Mia', dateOfBirth: '2026-03-14' },
    responses: [makeResponse()],
    ...rest,
  }
}
