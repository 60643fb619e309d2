// The device cookie: a random secret that a phone gets with its first answer and that makes its members its own.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Cookie, findCookie, giveCookie } from './cookies.ts'

const cookie: Cookie = { name: 'tablemate_device', path: '/', maxAgeSeconds: 400 * 24 * 60 * 60 }
const wellFormed = /^[\w-]{43}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the device's secret, as hex: what the database knows it by. */
    device: string
  }
}

/** What is the same for everybody, so that a cache between may keep none of it with somebody's cookie. */
const isForNobody = (url: string) => /^\/(?:assets\/|api\/(?:docs|openapi\.json|health\/)|metrics)/.test(url)

/** Recognises the device of every request but those, and gives one to whoever comes without. */
export function recogniseDevices(app: FastifyInstance): void {
  app.decorateRequest('device', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForNobody(request.url)) {
      const sent = findCookie(request, cookie)
      request.device = digest(sent && wellFormed.test(sent) ? sent : giveOne(reply))
    }
    done()
  })
}

function giveOne(reply: FastifyReply): string {
  const secret = randomBytes(32).toString('base64url')
  giveCookie(reply, cookie, secret)
  return secret
}

function digest(secret: string): string {
  return hash('sha256', secret, 'hex')
}
