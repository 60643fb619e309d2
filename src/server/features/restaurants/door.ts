// Who says the password comes in, and who guesses is asked to wait. The owner is never kept out by others' guesses: a
// device that signed in before has tries of its own.

import type { ProblemName } from '#contract/problem.ts'
import { isKnownDevice } from '../../access/restaurant-sessions.ts'
import type { House } from '../../house.ts'
import { createQueues } from '../../http/one-by-one.ts'
import { problem } from '../../http/problems.ts'
import { isPassword } from './passwords.ts'
import type { Account } from './queries.ts'

interface Visitor {
  readonly device: string
  readonly address: string
}

interface Refusals {
  readonly wrong: ProblemName
  /** When there is no such account. */
  readonly unknown: ProblemName
}

interface Guesser {
  /** The account, and where it knows the device, the device. */
  readonly key: string
  readonly address: string
}

/** So many logins wait in the line of an address: behind them an owner waits less than a second. */
const longestLine = 40

/** Answers the account if the password is its own; throws one of the refusals, or 'too-many-requests'. */
export type Door = (
  visitor: Visitor,
  account: Account | null,
  password: string,
  refusals: Refusals,
) => Promise<Account>

export function createDoor({ database, budgets, clock }: House): Door {
  const ofAddress = createQueues(longestLine)
  // No longer than there are addresses: each has one in it.
  const ofAccount = createQueues()

  return async (visitor, account, password, refusals) => {
    const { device, address } = visitor
    const isKnown = account !== null && (await isKnownDevice(database.sql, account.id, device, clock()))
    const knock = () => admit(visitor, { account, isKnown }, password, refusals)
    // One after another, else a thousand guesses at once would all be tried before the first failure counts. A device that is
    // known waits behind nobody's but its own.
    return isKnown ? knock() : ofAddress(address, knock)
  }

  async function admit(
    { device, address }: Visitor,
    { account, isKnown }: { readonly account: Account | null; readonly isKnown: boolean },
    password: string,
    { wrong, unknown }: Refusals,
  ): Promise<Account> {
    if (!isKnown) await budgets.mustHave('login-failures-per-address', address)
    if (account) {
      const key = isKnown ? `${account.id} ${device}` : String(account.id)
      if (await ofAccount(key, () => opens(account, { key, address }, password))) return account
    } else await isPassword(password, null)
    await budgets.count('login-failures-per-address', address)
    throw problem(account ? wrong : unknown)
  }

  async function opens(account: Account, by: Guesser, password: string): Promise<boolean> {
    const { key } = by
    if (await budgets.isSpent('login-failures-per-account', key)) await spendLateLogin(by)
    const { passwordHash, passwordEndsAt } = account
    const isOver = passwordEndsAt !== null && passwordEndsAt <= clock()
    const isRight = (await isPassword(password, passwordHash)) && !isOver
    if (isRight) await budgets.forgive('login-failures-per-account', key)
    else await budgets.count('login-failures-per-account', key)
    return isRight
  }

  /** Each address has late logins of its own, so no guesser uses up the owner's; refused ones count against the address. */
  async function spendLateLogin({ key, address }: Guesser): Promise<void> {
    try {
      await budgets.spend('late-logins-per-account-and-address', `${key} ${address}`)
      await budgets.spend('late-logins-per-account', key)
    } catch (refused) {
      await budgets.count('login-failures-per-address', address)
      throw refused
    }
  }
}
