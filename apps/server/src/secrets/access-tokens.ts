// Access tokens to other services, held in this process's memory until shortly before they expire. Logins are few: a service may
// close the account of a client that logs in too often.

import { hourMs, minuteMs } from '@tablemate/domain/time.ts'

export interface AccessToken {
  readonly accessToken: string
  readonly lastsMs: number
}

export type LoginFault = 'unauthorized' | 'no-answer'

export interface TokenRequest {
  /** Whose token it is. */
  readonly account: string
  readonly now: Date
  /** So many logins an hour are tried at most, except after a refused token. */
  readonly perHour: number
  /** A token of this account that the service has just refused with 401; null: none. */
  readonly refused: string | null
  logIn(): Promise<AccessToken | LoginFault>
}

/** The held token, or that of a login. While no login may be tried, the fault of the last one. */
export type GetAccessToken = (request: TokenRequest) => Promise<string | LoginFault>

/** Toast gives a new token only in the last minute of the earlier one. */
const earlyMs = 30_000
const pauseMs = 30_000
/** A token that is refused sooner is not to blame: the service refuses what is asked with it. */
const renewAfterMs = 10 * minuteMs

interface Account {
  held: { readonly accessToken: string; readonly since: number; readonly until: number } | null
  /** When the logins of the last hour began. */
  logins: number[]
  fault: LoginFault
  /** The login in progress, which all wait for. */
  login: Promise<string | LoginFault> | null
}

export function createAccessTokens(): GetAccessToken {
  const accounts = new Map<string, Account>()

  return async ({ account: name, now, perHour, refused, logIn }) => {
    const at = now.getTime()
    const account = accounts.get(name) ?? { held: null, logins: [], fault: 'no-answer', login: null }
    accounts.set(name, account)
    if (account.login) return account.login
    const held = account.held && account.held.until > at ? account.held : null
    if (held && held.accessToken !== refused) return held.accessToken
    if (held && held.since > at - renewAfterMs) return 'unauthorized'
    account.held = null
    account.logins = account.logins.filter(login => login > at - hourMs)
    const isTooSoon = account.logins.some(login => login > at - pauseMs)
    if (isTooSoon || (!held && account.logins.length >= perHour)) return account.fault
    forgetUnused(at)
    account.logins.push(at)
    account.login = logIn()
      .then(token => keep(account, token, at))
      .finally(() => {
        account.login = null
      })
    return account.login
  }

  function keep(account: Account, token: AccessToken | LoginFault, at: number): string | LoginFault {
    if (typeof token === 'string') {
      account.fault = token
      return token
    }
    const { accessToken, lastsMs } = token
    account.held = { accessToken, since: at, until: at + lastsMs - earlyMs }
    return accessToken
  }

  function forgetUnused(at: number): void {
    for (const [name, { held, logins, login }] of accounts)
      if (
        !login &&
        logins.length > 0 &&
        logins.every(begun => begun <= at - hourMs) &&
        !(held && held.until > at)
      )
        accounts.delete(name)
  }
}
