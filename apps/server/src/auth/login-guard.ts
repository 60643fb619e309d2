// Verifies passwords and rate-limits failures. Guesses by others never lock the owner out: a device that logged in before has
// its own limit.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import type { AppContext } from '../app-context.ts'
import { networkOf } from '../limits/client-address.ts'
import { createFairQueue, serialPerKey } from '../limits/fair-queue.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { problem } from '../problems.ts'
import { isPassword } from './passwords.ts'
import { isKnownDevice } from './sessions.ts'

/** An account with its password hash. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly language: Language
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  /** When the password expires; null: never. */
  readonly passwordEndsAt: Date | null
}

interface LoginClient {
  readonly device: string
  readonly address: string
}

interface LoginProblems {
  /** For a wrong password. */
  readonly wrong: ProblemName
  /** For an unknown account. */
  readonly unknown: ProblemName
}

interface AccountClient extends LoginClient {
  /** The account, with the device if it is known. */
  readonly key: string
  readonly isKnown: boolean
}

/** So many logins of an address may wait: an owner behind them waits less than a second. */
const maxWaitingPerAddress = 40

/** Returns the account if the password is right. Throws one of `problems`, or 'too-many-requests'. */
export type VerifyLogin = (
  client: LoginClient,
  account: Account | null,
  password: string,
  problems: LoginProblems,
) => Promise<Account>

export function createLoginGuard({ database, rateLimits, clock }: AppContext): VerifyLogin {
  const addressQueue = createFairQueue({ ...serialPerKey, waitingPerKey: maxWaitingPerAddress })
  // One attempt at a time per account, fair between the networks and addresses of the clients.
  const accountQueue = createFairQueue({ ...serialPerKey, levels: 1 })

  return async (client, account, password, problems) => {
    const { device, address } = client
    const isKnown = account !== null && (await isKnownDevice(database.sql, account.id, device, clock()))
    const attempt = () => verify(client, { account, isKnown }, password, problems)
    // One at a time per address: a thousand concurrent guesses would all be computed before the first failure counts. A known
    // device waits only for its own attempts.
    return isKnown ? attempt() : addressQueue({ keys: [address] }, attempt)
  }

  async function verify(
    client: LoginClient,
    { account, isKnown }: { readonly account: Account | null; readonly isKnown: boolean },
    password: string,
    { wrong, unknown }: LoginProblems,
  ): Promise<Account> {
    const { device, address } = client
    if (!isKnown) await rateLimits.require('login-failures-per-address', address)
    const key = isKnown ? `${account?.id} ${device}` : String(account?.id)
    await consumePasswordAttempt(rateLimits, { ...client, isKnown })
    if (account) {
      const entry = { keys: [key, networkOf(address), address] }
      const accountClient = { ...client, key, isKnown }
      if (await accountQueue(entry, () => checkPassword(account, accountClient, password))) return account
    } else await isPassword(password, null, { address, isKnown })
    await rateLimits.count('login-failures-per-address', address)
    throw problem(account ? wrong : unknown)
  }

  async function checkPassword(account: Account, client: AccountClient, password: string): Promise<boolean> {
    const { key } = client
    if (await rateLimits.isExhausted('login-failures-per-account', key)) await consumeAfterLimit(client)
    const { passwordHash, passwordEndsAt } = account
    const isExpired = passwordEndsAt !== null && passwordEndsAt <= clock()
    const isRight = (await isPassword(password, passwordHash, client)) && !isExpired
    if (isRight) await rateLimits.reset('login-failures-per-account', key)
    else await rateLimits.count('login-failures-per-account', key)
    return isRight
  }

  /** After the account's limit each address has a separate one, so a guesser cannot exhaust the owner's. A refused attempt counts. */
  async function consumeAfterLimit({ key, address }: AccountClient): Promise<void> {
    try {
      await rateLimits.consume('late-logins-per-account-and-address', `${key} ${address}`)
      await rateLimits.consume('late-logins-per-account', key)
    } catch (refused) {
      await rateLimits.count('login-failures-per-address', address)
      throw refused
    }
  }
}

/** Counts a password hash before it is computed. Throws 'too-many-requests'. */
export async function consumePasswordAttempt(
  rateLimits: RateLimits,
  { device, address, isKnown }: LoginClient & { readonly isKnown: boolean },
): Promise<void> {
  // A known device is not limited by other clients of its address.
  if (isKnown) return rateLimits.consume('passwords-per-known-device', device)
  await rateLimits.consume('passwords-per-address', address)
  await rateLimits.consume('passwords-per-network', networkOf(address))
}
