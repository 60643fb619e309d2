// Who says the password comes in, and who guesses is asked to wait. The owner is never kept out by others' guesses: a
// device that signed in before has tries of its own.

import type { ProblemName } from '#contract/problem.ts'
import type { AppContext } from '../app-context.ts'
import { networkOf } from '../limits/client-address.ts'
import { createFairQueue, oneByOne } from '../limits/fair-queue.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { problem } from '../problems.ts'
import { isPassword } from './passwords.ts'
import { isKnownDevice } from './sessions.ts'

/** An account as it is entered: with the password's hash. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  /** From when the password opens nothing; null: never. */
  readonly passwordEndsAt: Date | null
}

interface Visitor {
  readonly device: string
  readonly address: string
}

interface Refusals {
  readonly wrong: ProblemName
  /** When there is no such account. */
  readonly unknown: ProblemName
}

interface Guesser extends Visitor {
  /** The account, and where it knows the device, the device. */
  readonly key: string
  readonly isKnown: boolean
}

/** So many logins wait in the line of an address: behind them an owner waits less than a second. */
const longestLine = 40

/** Answers the account if the password is its own; throws one of the refusals, or 'too-many-requests'. */
export type VerifyLogin = (
  visitor: Visitor,
  account: Account | null,
  password: string,
  refusals: Refusals,
) => Promise<Account>

export function createLoginGuard({ database, rateLimits, clock }: AppContext): VerifyLogin {
  const ofAddress = createFairQueue({ ...oneByOne, waitingPerKey: longestLine })
  // One after another at each account, with turns between those who try it.
  const ofAccount = createFairQueue({ ...oneByOne, levels: 1 })

  return async (visitor, account, password, refusals) => {
    const { device, address } = visitor
    const isKnown = account !== null && (await isKnownDevice(database.sql, account.id, device, clock()))
    const knock = () => admit(visitor, { account, isKnown }, password, refusals)
    // One after another, else a thousand guesses at once would all be tried before the first failure counts. A device that is
    // known waits behind nobody's but its own.
    return isKnown ? knock() : ofAddress({ keys: [address] }, knock)
  }

  async function admit(
    visitor: Visitor,
    { account, isKnown }: { readonly account: Account | null; readonly isKnown: boolean },
    password: string,
    { wrong, unknown }: Refusals,
  ): Promise<Account> {
    const { device, address } = visitor
    if (!isKnown) await rateLimits.require('login-failures-per-address', address)
    const key = isKnown ? `${account?.id} ${device}` : String(account?.id)
    await consumePasswordAttempt(rateLimits, { ...visitor, isKnown })
    if (account) {
      const turn = { keys: [key, networkOf(address), address] }
      const guesser = { ...visitor, key, isKnown }
      if (await ofAccount(turn, () => opens(account, guesser, password))) return account
    } else await isPassword(password, null, { address, isKnown })
    await rateLimits.count('login-failures-per-address', address)
    throw problem(account ? wrong : unknown)
  }

  async function opens(account: Account, by: Guesser, password: string): Promise<boolean> {
    const { key } = by
    if (await rateLimits.isExhausted('login-failures-per-account', key)) await consumeLateLogin(by)
    const { passwordHash, passwordEndsAt } = account
    const isOver = passwordEndsAt !== null && passwordEndsAt <= clock()
    const isRight = (await isPassword(password, passwordHash, by)) && !isOver
    if (isRight) await rateLimits.reset('login-failures-per-account', key)
    else await rateLimits.count('login-failures-per-account', key)
    return isRight
  }

  /** Each address has late logins of its own, so no guesser uses up the owner's; refused ones count against the address. */
  async function consumeLateLogin({ key, address }: Guesser): Promise<void> {
    try {
      await rateLimits.consume('late-logins-per-account-and-address', `${key} ${address}`)
      await rateLimits.consume('late-logins-per-account', key)
    } catch (refused) {
      await rateLimits.count('login-failures-per-address', address)
      throw refused
    }
  }
}

/** Counts a password that is to be computed. Throws 'too-many-requests'. */
export async function consumePasswordAttempt(
  rateLimits: RateLimits,
  { device, address, isKnown }: Visitor & { readonly isKnown: boolean },
): Promise<void> {
  // What its neighbours do is no known device's fault.
  if (isKnown) return rateLimits.consume('passwords-per-known-device', device)
  await rateLimits.consume('passwords-per-address', address)
  await rateLimits.consume('passwords-per-network', networkOf(address))
}
