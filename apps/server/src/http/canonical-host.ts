// Redirects reads at other hosts to the canonical host, so that the app has one address.

import { fileNameIn, languageCodes } from '@tablemate/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * A phone that installed the app from another host opens it from its cache. Browsers follow no redirect for a service worker's
 * script. So the other host serves a worker that unregisters itself, and the app's next start is redirected like any page.
 * Open tabs stay, since only they can send what is in their outbox. (With `waitUntil` for the unregistration, Chromium's
 * next start would wait forever.)
 */
const unregisteringWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', () => registration.unregister())
`

/** There is a worker for each language (web/src/lib/device/app-updates.ts). */
const workerPaths = new Set(languageCodes.map(language => `/${fileNameIn(language, 'service-worker.js')}`))

/**
 * Redirects GET and HEAD to the same scheme, path and query. Writes are served, so that a page opened here before can finish.
 * Fastify uses a forwarded host or scheme from trusted proxies only.
 */
export function redirectToCanonicalHost(app: FastifyInstance, canonicalHost: string | undefined): void {
  if (canonicalHost === undefined) return
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    // A target that is no path ("GET http://elsewhere/") is for proxies: appended to our host it could name another host.
    const isPath = url.startsWith('/')
    if (!isRead || !isPath || isByMachine(request) || isAt(request, canonicalHost)) return done()
    // Not cached, so that a wrong setting has no effect once it is corrected.
    reply.header('cache-control', 'no-store')
    if (workerPaths.has(url.replace(/\?.*/, '')))
      return reply.type('text/javascript; charset=utf-8').send(unregisteringWorker)
    // For reads, 308 means the same as 301, and it never changes the method.
    reply.redirect(`${schemeOf(request)}://${canonicalHost}${url}`, 308)
  })
}

/** The app's origin, for addresses that people see. */
export function originOf(request: FastifyRequest, canonicalHost: string | undefined): string {
  return `${schemeOf(request)}://${canonicalHost ?? request.host}`
}

/** The origin of addresses that are entered elsewhere, such as at a printer: the same from whatever host the owner uses. */
export function publicOriginOf(
  request: FastifyRequest,
  { publicUrl, canonicalHost }: Pick<Config, 'publicUrl' | 'canonicalHost'>,
): string {
  return publicUrl ?? originOf(request, canonicalHost)
}

/** Monitoring calls the server by its IP address. Printers follow no redirect. */
function isByMachine({ routeOptions: { url: route = '' } }: FastifyRequest): boolean {
  return route === '/metrics' || route.startsWith('/api/health/') || route.startsWith('/print/')
}

/** Ignores case and the scheme's default port: some proxies send `:443`, which would cause a redirect loop. */
function isAt(request: FastifyRequest, canonicalHost: string): boolean {
  if (request.host === canonicalHost) return true
  const [requested, canonical] = [request.host, canonicalHost].map(
    host => URL.parse(`${schemeOf(request)}://${host}`)?.host,
  )
  return requested === canonical
}

/** A forwarded scheme may be any text. */
function schemeOf({ protocol }: FastifyRequest): 'https' | 'http' {
  return protocol === 'https' ? 'https' : 'http'
}
