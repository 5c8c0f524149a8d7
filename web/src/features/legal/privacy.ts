import { BRAND } from '@nightlight/contract/brand'
import type { LegalSection } from './legal-text.tsx'

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'What is kept',
    paragraphs: [
      'Your account: name, e-mail address, phone number if you gave one, your plan, and your password as a one-way hash that cannot be read back.',
      'Your family: your children’s names and birth dates, and who belongs to the family.',
      'Your questions and their answers, with what you saved and how you rated them.',
      'A record of sign-ins, with the network address, to protect your account.',
    ],
  },
  {
    title: 'Where it is kept',
    paragraphs: [
      `In the database of this ${BRAND} server, and nowhere else. Your browser keeps a sign-in cookie, your choice of light or dark, and a question you have not sent yet, until the tab is closed.`,
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'You do. On the Family plan, everyone who joined your family sees the children and the questions of the family. Nobody else’s account can read them.',
      'If this server has been set up with a language model to write answers, your question and your child’s age go to that model. The line under each answer says who wrote it.',
    ],
  },
  {
    title: 'No trackers',
    paragraphs: [
      'There is no advertising and no tracking. Pages load their fonts, pictures and scripts from this server alone and send nothing to third parties. Links to articles and videos lead to other sites, which have rules of their own.',
    ],
  },
  {
    title: 'Your say',
    paragraphs: [
      'You can change or remove the profile of a child at any time, on the Children page.',
    ],
  },
]
