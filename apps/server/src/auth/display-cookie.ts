// The cookie of a paired tablet: a random token, independent of a restaurant's session cookie.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, findCookie, setCookie } from './cookies.ts'
import { digestOf } from './session-cookie.ts'

/** The maximum of browsers (RFC 6265bis): a tablet on a wall should stay paired. */
const cookie: Cookie = { name: 'tablemate_screen', path: '/', maxAgeSeconds: 400 * 24 * 3600 }
const wellFormed = /^[\w-]{43}$/

/** SHA-256 of the request's token as hex, which the database stores; null without a token. */
export function findDisplayToken(request: FastifyRequest): string | null {
  const sent = findCookie(request, cookie)
  return sent && wellFormed.test(sent) ? digestOf(sent) : null
}

export function setDisplayToken(reply: FastifyReply, secret: string): void {
  setCookie(reply, cookie, secret)
}
