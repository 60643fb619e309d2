// Opens an account. A sign-up repeated with its idempotency key returns the account that it created.

import type { signUp as endpoint } from '@tablemate/contract/restaurants.ts'
import { ratesAtSignUp } from '@tablemate/domain/bill/restaurant-rates.ts'
import { defaultCurrencyCode } from '@tablemate/domain/currency.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { countryOfAnyZone, currencyOfAnyCountry } from '@tablemate/domain/places/restaurant-place.ts'
import { emailKey } from '@tablemate/domain/restaurants/contact.ts'
import type { AppContext } from '../../app-context.ts'
import type { Account, VerifyLogin } from '../../auth/login-guard.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Call } from '../../http/serve-endpoint.ts'
import { problem } from '../../problems.ts'
import { guessPosition } from './guess-position.ts'
import { findAccountByEmail, findAccountBySignUp, insertRestaurant } from './queries.ts'

type SignUp = Call<typeof endpoint>

/** `language`: of the request. Throws 'email-taken'; 'key-reused' when the key was used for another sign-up. */
export async function signUp(
  context: AppContext,
  verifyLogin: VerifyLogin,
  call: SignUp,
  language: Language,
): Promise<Account> {
  const { database, rateLimits, clock } = context
  const { sql } = database
  const { body, idempotencyKey, address } = call
  const created = await findCreated()
  if (created) return created
  await rateLimits.consume('sign-ups-per-address', address)
  // The account may belong to a first try of this same call, written since `findCreated` looked for it.
  if (await findAccountByEmail(sql, body.email)) return (await findCreated()) ?? refuse()
  const { password, ...sent } = body
  const place = { ...sent, ...placeOf(sent) }
  const input = { ...place, ...ratesAtSignUp(place, place) }
  const inserted = await insertRestaurant(
    sql,
    {
      ...input,
      language: body.language ?? language,
      passwordHash: await hashPassword(password, { address, isKnown: false }),
      signUpKey: idempotencyKey?.id ?? null,
    },
    clock(),
  )
  // Null: a concurrent sign-up has taken the email, or was a first try of this same call.
  if (!inserted) return (await findCreated()) ?? refuse()
  await guessPosition(context, inserted.id, input)
  return inserted

  /**
   * Stores no fingerprint of the body, since a fast digest of a password would undo the slow hash. So a repeated call is
   * recognised by key, email and password.
   */
  async function findCreated(): Promise<Account | null> {
    const account = idempotencyKey && (await findAccountBySignUp(sql, idempotencyKey.id))
    if (!account) return null
    if (account.emailKey !== emailKey(body.email)) throw problem('key-reused')
    return verifyLogin(call, account, body.password, { wrong: 'key-reused', unknown: 'key-reused' })
  }
}

/** The country, and the currency, are those of the time zone if none is sent. */
function placeOf({ country, currency, timeZone }: Pick<SignUp['body'], 'country' | 'currency' | 'timeZone'>) {
  const known = country ?? countryOfAnyZone(timeZone ?? '')
  return { country: known, currency: currency ?? currencyOfAnyCountry(known ?? '') ?? defaultCurrencyCode }
}

function refuse(): never {
  throw problem('email-taken')
}
