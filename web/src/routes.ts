import type { User } from '@nightlight/contract/accounts'
import { BRAND } from '@nightlight/contract/brand'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

export interface PublicPageProps {
  user: User | null
}
export interface SignedInPageProps {
  user: User
}

type Page<Props> = LazyExoticComponent<ComponentType<Props>>

interface Words {
  title: string
  description: string
}
type Route = { path: string } & Words &
  (
    | { access: 'public'; page: Page<PublicPageProps> }
    | { access: 'signed-in'; page: Page<SignedInPageProps> }
  )

const LandingPage = lazy(async () => ({
  default: (await import('./pages/public/landing-page.tsx')).LandingPage,
}))
const DashboardPage = lazy(async () => ({
  default: (await import('./pages/signed-in/dashboard-page.tsx')).DashboardPage,
}))
const SubscribePage = lazy(async () => ({
  default: (await import('./pages/public/subscribe-page.tsx')).SubscribePage,
}))

/** `/` has two faces, so it stands outside the table. */
export const LANDING = {
  page: LandingPage,
  title: `${BRAND}: your round-the-clock parenting lifeline`,
  description:
    "Ask anything about raising a child and get an answer that fits the child's age, an expert article and a video guide.",
}
export const DASHBOARD = {
  page: DashboardPage,
  title: `Magic Box · ${BRAND}`,
  description: 'Ask a question about your child and see your latest answers.',
}

/** Every other address, its page's file, who may see it, and what the browser's tab says. */
export const ROUTES: readonly Route[] = [
  {
    path: '/auth',
    access: 'public',
    page: lazy(async () => ({ default: (await import('./pages/public/auth-page.tsx')).AuthPage })),
    title: `Sign in or join · ${BRAND}`,
    description: 'Sign in, create your free account, or reset your password.',
  },
  {
    path: '/login',
    access: 'public',
    page: lazy(async () => ({
      default: (await import('./pages/public/login-page.tsx')).LoginPage,
    })),
    title: `Welcome · ${BRAND}`,
    description: 'Start with a free account: what it includes.',
  },
  {
    path: '/subscribe',
    access: 'public',
    page: SubscribePage,
    title: `Choose your plan · ${BRAND}`,
    description: 'Free, Pro and Family Pro: what each plan includes and what it costs.',
  },
  {
    path: '/payment',
    access: 'public',
    page: lazy(async () => ({
      default: (await import('./pages/public/payment-page.tsx')).PaymentPage,
    })),
    title: `Payment · ${BRAND}`,
    description: 'Start a paid plan.',
  },
  {
    path: '/terms',
    access: 'public',
    page: lazy(async () => ({
      default: (await import('./pages/public/terms-page.tsx')).TermsPage,
    })),
    title: `Terms of service · ${BRAND}`,
    description: 'What you may expect from us, what we ask of you, and the medical disclaimer.',
  },
  {
    path: '/privacy',
    access: 'public',
    page: lazy(async () => ({
      default: (await import('./pages/public/privacy-page.tsx')).PrivacyPage,
    })),
    title: `Privacy · ${BRAND}`,
    description: 'What is kept about you and your children, where, and who sees it.',
  },
  { path: '/home', access: 'signed-in', ...DASHBOARD },
  {
    path: '/questions',
    access: 'signed-in',
    page: lazy(async () => ({
      default: (await import('./pages/signed-in/questions-page.tsx')).QuestionsPage,
    })),
    title: `Your questions · ${BRAND}`,
    description: 'Everything you have asked, newest first.',
  },
  {
    path: '/children',
    access: 'signed-in',
    page: lazy(async () => ({
      default: (await import('./pages/signed-in/children-page.tsx')).ChildrenPage,
    })),
    title: `Children · ${BRAND}`,
    description: "Manage your children's profiles.",
  },
  {
    path: '/family',
    access: 'signed-in',
    page: lazy(async () => ({
      default: (await import('./pages/signed-in/family-page.tsx')).FamilyPage,
    })),
    title: `Family · ${BRAND}`,
    description: 'Family members and shared parenting.',
  },
  {
    path: '/saved',
    access: 'signed-in',
    page: lazy(async () => ({
      default: (await import('./pages/signed-in/saved-page.tsx')).SavedPage,
    })),
    title: `Saved · ${BRAND}`,
    description: 'The answers you kept.',
  },
  {
    path: '/profile',
    access: 'signed-in',
    page: lazy(async () => ({
      default: (await import('./pages/signed-in/profile-page.tsx')).ProfilePage,
    })),
    title: `Profile · ${BRAND}`,
    description: 'Your account, your plan and how the app looks.',
  },
  {
    path: '/subscribe/:plan',
    access: 'signed-in',
    page: SubscribePage,
    title: `Choose your plan · ${BRAND}`,
    description: 'Free, Pro and Family Pro: what each plan includes and what it costs.',
  },
]

export const NOT_FOUND = {
  page: lazy(async () => ({
    default: (await import('./pages/public/not-found-page.tsx')).NotFoundPage,
  })),
  title: `Page not found · ${BRAND}`,
  description: 'There is no page at this address.',
}
