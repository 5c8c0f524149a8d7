import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default kind), 19 MiB, 2 passes, 1 lane: OWASP's first choice; about 9 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody has: checked when an e-mail is unknown, so that the answer takes as long as a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$vNep7pWjsqqolLR4Ofpy3g$yEzcQj69j9ERq2xxkx6Ht7/iHyfuXqqbBvWKU9FLkJE'

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether a password is the one hashed; `undefined` stands for an account that does not exist. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? NOBODYS_HASH, password)
  return matches && hashed !== undefined
}
