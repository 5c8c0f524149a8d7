import { BRAND } from '@nightlight/contract/brand'
import type { LegalSection } from './legal-text.tsx'

export const TERMS: readonly LegalSection[] = [
  {
    title: 'Not medical advice',
    paragraphs: [
      `${BRAND} gives general information about raising children. It is not a diagnosis, and it does not take the place of a doctor, a nurse or a midwife who sees your child.`,
      'In an emergency, call your local emergency number at once. Do not wait for an answer here. If you are worried about your child, call a doctor or nurse, whatever an answer says.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You need an account to ask questions. Keep your password to yourself, and tell us the truth about your e-mail address and your children’s ages: answers are fitted to them.',
      'Use the service for your own family. Please do not try to break it, overload it, or read what is not yours.',
    ],
  },
  {
    title: 'Plans and billing',
    paragraphs: [
      'The Free plan costs nothing and needs no credit card. It includes 20 questions in a calendar month and one child profile.',
      'Paid plans are billed monthly or annually, in advance, and renew until you cancel. Before anything is charged, the page states the price, that it renews, and how to cancel.',
      'You can cancel at any time, in no more steps than it took to join. Cancelling takes effect at the end of the billing period you have paid for.',
    ],
  },
  {
    title: 'Money back',
    paragraphs: [
      'Every paid plan carries a 7-day money-back guarantee. Beyond it, fees are non-refundable except as required by law.',
    ],
  },
  {
    title: 'Answers',
    paragraphs: [
      'Each answer names the pages it rests on and says who wrote it. Articles and videos belong to those who made them, and we do not answer for their sites.',
      'Questions that are not about raising children may be refused. A question that describes a danger is answered on every plan and is never counted.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: ['If we change these terms in a way that matters, we tell you 30 days before.'],
  },
]
