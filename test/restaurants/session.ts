// Reads the session cookies of restaurants, and uses sessions without a browser.

import type { TestApp } from '../app/app.ts'
import type { Phone } from '../diners/phone.ts'

/** The session of a browser; an empty string without one. */
export function sessionOf(phone: Phone): string {
  return /tablemate_restaurant=([^;]*)/.exec(phone.cookie())?.[1] ?? ''
}

/** The session that a reply sets; an empty string without one. */
export function sessionIn(headers: Headers): string {
  return /tablemate_restaurant=([^;]*)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? ''
}

/** The status of a request for the own profile with this session. */
export async function statusWith({ url }: Pick<TestApp, 'url'>, session: string): Promise<number> {
  const headers = { cookie: `tablemate_restaurant=${session}` }
  return (await fetch(`${url}/api/restaurants/me`, { headers })).status
}
