// The device cookie: a random secret that a phone gets with its first answer and that makes its members its own.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const name = 'tablemate_device'
const wellFormed = /^[\w-]{43}$/
const maxAgeSeconds = 400 * 24 * 60 * 60

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
      const sent = request.cookies[name]
      request.device = digest(sent && wellFormed.test(sent) ? sent : giveOne(request, reply))
    }
    done()
  })
}

function giveOne(request: FastifyRequest, reply: FastifyReply): string {
  const secret = randomBytes(32).toString('base64url')
  reply.setCookie(name, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: maxAgeSeconds,
  })
  return secret
}

function digest(secret: string): string {
  return hash('sha256', secret, 'hex')
}
