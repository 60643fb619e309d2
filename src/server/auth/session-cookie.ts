// The cookie that a restaurant is signed in with: a random token, new at every sign-in.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifetimeMs } from '#domain/limits.ts'
import { type Cookie, findCookie, giveCookie, takeCookieBack } from './cookies.ts'

const cookie: Cookie = { name: 'tablemate_restaurant', path: '/', maxAgeSeconds: sessionLifetimeMs / 1000 }
const wellFormed = /^[\w-]{43}$/

/** SHA-256 of the token that was sent, as hex: what the database knows a session by. null when none was sent. */
export function findToken(request: FastifyRequest): string | null {
  const sent = findCookie(request, cookie)
  return sent && wellFormed.test(sent) ? digestOf(sent) : null
}

/** A token that nobody had before; it reaches the browser with `giveToken`. */
export function newToken(): { readonly secret: string; readonly token: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, token: digestOf(secret) }
}

export function giveToken(reply: FastifyReply, secret: string): void {
  giveCookie(reply, cookie, secret)
}

export function takeTokenBack(reply: FastifyReply): void {
  takeCookieBack(reply, cookie)
}

/** What the database knows a secret by: SHA-256, as hex. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}
