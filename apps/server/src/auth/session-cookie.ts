// The session cookie of a restaurant: a random token, new at every login.

import { hash, randomBytes } from 'node:crypto'
import { sessionLifetimeMs } from '@tablemate/domain/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, clearCookie, findCookie, setCookie } from './cookies.ts'

const cookie: Cookie = { name: 'tablemate_restaurant', path: '/', maxAgeSeconds: sessionLifetimeMs / 1000 }
const wellFormed = /^[\w-]{43}$/

/** SHA-256 of the request's token as hex, which the database stores; null without a token. */
export function findToken(request: FastifyRequest): string | null {
  const sent = findCookie(request, cookie)
  return sent && wellFormed.test(sent) ? digestOf(sent) : null
}

/** A new random token; `setToken` sends it to the browser. */
export function newToken(): { readonly secret: string; readonly token: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, token: digestOf(secret) }
}

export function setToken(reply: FastifyReply, secret: string): void {
  setCookie(reply, cookie, secret)
}

export function clearToken(reply: FastifyReply): void {
  clearCookie(reply, cookie)
}

/** SHA-256 as hex: the form in which the database stores a secret. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}
