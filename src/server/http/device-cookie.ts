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

/** Recognises the device of every request, and gives one to whoever comes without. */
export function recogniseDevices(app: FastifyInstance): void {
  app.decorateRequest('device', '')
  app.addHook('onRequest', (request, reply, done) => {
    // Hashed assets are the same for everybody and cached as such.
    if (!request.url.startsWith('/assets/')) {
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
