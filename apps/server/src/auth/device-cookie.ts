// The device cookie: a random secret that a phone gets with its first reply. Members belong to the device that it identifies.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Cookie, findCookie, setCookie } from './cookies.ts'

const cookie: Cookie = { name: 'tablemate_device', path: '/', maxAgeSeconds: 400 * 24 * 60 * 60 }
const wellFormed = /^[\w-]{43}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the device's secret as hex, which the database stores. */
    device: string
  }
}

/**
 * Responses that are the same for all clients: shared caches may store them, so they must not set a cookie. Printers store no
 * cookie.
 */
const isWithoutCookie = (url: string) =>
  /^\/(?:assets\/|print\/|api\/(?:docs|openapi\.json|health\/)|metrics)/.test(url)

/** Sets `request.device` for all other requests. A client without a valid cookie gets a new one. */
export function recogniseDevices(app: FastifyInstance): void {
  app.decorateRequest('device', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (!isWithoutCookie(request.url)) {
      const sent = findCookie(request, cookie)
      request.device = digest(sent && wellFormed.test(sent) ? sent : setNewCookie(reply))
    }
    done()
  })
}

function setNewCookie(reply: FastifyReply): string {
  const secret = randomBytes(32).toString('base64url')
  setCookie(reply, cookie, secret)
  return secret
}

function digest(secret: string): string {
  return hash('sha256', secret, 'hex')
}
