// The cookie of a paired tablet: a random token, beside and apart from the one of a restaurant that is signed in.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, findCookie, giveCookie } from './cookies.ts'
import { digestOf } from './session-cookie.ts'

/** A tablet on a wall is paired once: browsers keep a cookie for 400 days at most (RFC 6265bis). */
const cookie: Cookie = { name: 'tablemate_screen', path: '/', maxAgeSeconds: 400 * 24 * 3600 }
const wellFormed = /^[\w-]{43}$/

/** SHA-256 of the token that was sent, as hex: what the database knows a tablet by. null when none was sent. */
export function findScreenToken(request: FastifyRequest): string | null {
  const sent = findCookie(request, cookie)
  return sent && wellFormed.test(sent) ? digestOf(sent) : null
}

export function giveScreenToken(reply: FastifyReply, secret: string): void {
  giveCookie(reply, cookie, secret)
}
