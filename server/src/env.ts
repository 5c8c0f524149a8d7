import { isIP } from 'node:net'
import path from 'node:path'
import { PRICE_BOOKS, type PriceBook } from '@nightlight/contract/plans'
import { z } from 'zod'

export const BOOKS = Object.keys(PRICE_BOOKS) as [PriceBook, ...PriceBook[]] // the catalogue has at least one

/** A variable that is set to nothing counts as not set. */
const unset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optional = <T extends z.ZodType>(shape: T) => z.preprocess(unset, shape.optional())
const either = <T extends z.ZodType>(shape: T) => z.preprocess(unset, shape)

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, message: `must be an address such as ${example}` })
const startsWith = (...prefixes: string[]) =>
  z.string().refine((value) => prefixes.some((prefix) => value.startsWith(prefix)), {
    message: `must start with ${prefixes.join(' or ')}`,
  })

/** Who may say `X-Forwarded-…`: nobody, everybody, the nearest n proxies, or a list of addresses and networks. */
const TrustProxy = either(z.string().default('false')).transform((text, check) => {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text)) {
    const proxies = Number(text)
    return (_address: string, hop: number) => hop < proxies
  }
  const networks = text.split(',').map((part) => part.trim())
  if (!networks.every((network) => isIP(network.split('/', 1)[0] ?? '') !== 0)) {
    check.addIssue('must be true, false, a number of proxies, or addresses such as 10.0.0.0/8')
  }
  return networks
})

const Env = z
  .object({
    NODE_ENV: either(
      z
        .enum(['development', 'test', 'production'], 'must be development, test or production')
        .default('development'),
    ),
    PORT: either(
      z.coerce
        .number('must be a port number')
        .int('must be a port number')
        .min(0, 'must be 0 to 65535')
        .max(65_535, 'must be 0 to 65535')
        .default(3000),
    ),
    // `localhost` listens on both 127.0.0.1 and ::1, whichever a browser tries, and on nothing beyond this machine.
    HOST: either(z.string().default('localhost')),
    DATA_DIR: either(z.string().default('./data')).transform((folder) => path.resolve(folder)),
    DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/nightlight')),
    PUBLIC_URL: optional(url(/^https?$/, 'https://nightlight.example')),
    TRUST_PROXY: TrustProxy,
    SMTP_URL: optional(url(/^smtps?$/, 'smtps://user:password@mail.example:465')),
    MAIL_FROM: optional(z.string().regex(/@[^\s@]+\.[^\s@]+>?$/, 'must be an e-mail address')),
    AI_MODEL: optional(
      z.string().regex(/^[a-z-]+[:/].+$/, 'must be provider:model, as in openai:gpt-5-mini'),
    ),
    AI_BASE_URL: optional(url(/^https?$/, 'http://localhost:11434/v1')),
    PRICE_BOOK: either(z.enum(BOOKS, `must be ${BOOKS.join(' or ')}`).default('marketing')),
    STRIPE_SECRET_KEY: optional(startsWith('sk_', 'rk_')),
    STRIPE_WEBHOOK_SECRET: optional(startsWith('whsec_')),
    STRIPE_PUBLISHABLE_KEY: optional(startsWith('pk_')),
    SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    LOG_LEVEL: optional(
      z.enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be a log level such as info',
      ),
    ),
  })
  .transform((env) => ({
    ...env,
    // On a developer's machine the one line with the address should not drown in requests.
    LOG_LEVEL: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
  }))
export type Env = z.output<typeof Env>

/** Each line names a variable and what is wrong with it, never its value. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'EnvError'
  }
}

/** @throws EnvError with one line for each variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = Env.safeParse(variables)
  if (parsed.success) return parsed.data
  throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}
