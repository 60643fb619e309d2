// Opening an account. The same sign-up sent again, with its key, finds the account that it made.

import type { signUp as endpoint } from '#contract/restaurants.ts'
import { emailKey } from '#domain/contact.ts'
import { defaultCurrencyCode } from '#domain/currency.ts'
import { ratesAtSignUp } from '#domain/restaurant-rates.ts'
import type { House } from '../../house.ts'
import { problem } from '../../http/problems.ts'
import type { Call } from '../../http/serve-endpoint.ts'
import type { Door } from './door.ts'
import { guessPosition } from './guess-position.ts'
import { hashPassword } from './passwords.ts'
import { type Account, findAccountByEmail, findAccountBySignUp, insertRestaurant } from './queries.ts'

type SignUp = Call<typeof endpoint>

/** Throws 'email-taken'; 'key-reused' when the key was used for another sign-up. */
export async function signUp(house: House, door: Door, call: SignUp): Promise<Account> {
  const { database, budgets, clock } = house
  const { sql } = database
  const { body, once, address } = call
  const again = await findAgain()
  if (again) return again
  await budgets.spend('sign-ups-per-address', address)
  // The account may be this very call's own, sent twice: the first was written since it was looked for.
  if (await findAccountByEmail(sql, body.email)) return (await findAgain()) ?? refuse()
  const { password, ...sent } = body
  const placed = { ...sent, currency: sent.currency ?? defaultCurrencyCode }
  const wanted = { ...placed, ...ratesAtSignUp(placed, placed) }
  const made = await insertRestaurant(
    sql,
    { ...wanted, passwordHash: await hashPassword(password), signUpKey: once?.id ?? null },
    clock(),
  )
  // Here too somebody may have been quicker.
  if (!made) return (await findAgain()) ?? refuse()
  await guessPosition(house, made.id, wanted)
  return made

  /**
   * No fingerprint of the payload is kept, as a quick digest of a password would undo the slow one: who sends the same
   * email and password again is answered again.
   */
  async function findAgain(): Promise<Account | null> {
    const account = once && (await findAccountBySignUp(sql, once.id))
    if (!account) return null
    if (account.emailKey !== emailKey(body.email)) throw problem('key-reused')
    return door(call, account, body.password, { wrong: 'key-reused', unknown: 'key-reused' })
  }
}

function refuse(): never {
  throw problem('email-taken')
}
