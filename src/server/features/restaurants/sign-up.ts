// Opening an account. The same sign-up sent again, with its key, finds the account that it made.

import type { signUp as endpoint } from '#contract/restaurants.ts'
import { ratesAtSignUp } from '#domain/bill/restaurant-rates.ts'
import { defaultCurrencyCode } from '#domain/currency.ts'
import { emailKey } from '#domain/restaurants/contact.ts'
import type { AppContext } from '../../app-context.ts'
import type { Account, VerifyLogin } from '../../auth/login-guard.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Call } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { guessPosition } from './guess-position.ts'
import { findAccountByEmail, findAccountBySignUp, insertRestaurant } from './queries.ts'

type SignUp = Call<typeof endpoint>

/** Throws 'email-taken'; 'key-reused' when the key was used for another sign-up. */
export async function signUp(context: AppContext, verifyLogin: VerifyLogin, call: SignUp): Promise<Account> {
  const { database, rateLimits, clock } = context
  const { sql } = database
  const { body, idempotencyKey, address } = call
  const again = await findAgain()
  if (again) return again
  await rateLimits.consume('sign-ups-per-address', address)
  // The account may be this very call's own, sent twice: the first was written since it was looked for.
  if (await findAccountByEmail(sql, body.email)) return (await findAgain()) ?? refuse()
  const { password, ...sent } = body
  const placed = { ...sent, currency: sent.currency ?? defaultCurrencyCode }
  const input = { ...placed, ...ratesAtSignUp(placed, placed) }
  const made = await insertRestaurant(
    sql,
    {
      ...input,
      passwordHash: await hashPassword(password, { address, isKnown: false }),
      signUpKey: idempotencyKey?.id ?? null,
    },
    clock(),
  )
  // Here too somebody may have been quicker.
  if (!made) return (await findAgain()) ?? refuse()
  await guessPosition(context, made.id, input)
  return made

  /**
   * No fingerprint of the payload is kept, as a quick digest of a password would undo the slow one: who sends the same
   * email and password again is answered again.
   */
  async function findAgain(): Promise<Account | null> {
    const account = idempotencyKey && (await findAccountBySignUp(sql, idempotencyKey.id))
    if (!account) return null
    if (account.emailKey !== emailKey(body.email)) throw problem('key-reused')
    return verifyLogin(call, account, body.password, { wrong: 'key-reused', unknown: 'key-reused' })
  }
}

function refuse(): never {
  throw problem('email-taken')
}
