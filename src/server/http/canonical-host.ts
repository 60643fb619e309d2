// One address for the app: whoever reads it at another host is sent to the canonical one.

import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A phone that keeps the app from another host opens it without asking us, and no browser lets a worker's script be
 * redirected. So there the worker is replaced by one that leaves, and the app's next start is redirected like any page.
 * Tabs that are open stay: what they have not sent yet they can send from there alone. (To `waitUntil` it has left would
 * have Chromium's next start wait for it forever.)
 */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', () => registration.unregister())
`

/**
 * Redirects what only reads, to the same scheme, path and query. Writes pass: a page that was opened here before
 * finishes what it began. A forwarded host or scheme is believed of trusted proxies alone (Fastify sees to that).
 */
export function redirectToCanonicalHost(app: FastifyInstance, canonicalHost: string | undefined): void {
  if (canonicalHost === undefined) return
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    // A target that is no path ("GET http://elsewhere/") is for proxies: pasted behind our host it could name another.
    const isPath = url.startsWith('/')
    if (!isRead || !isPath || isForMachines(request) || isAt(request, canonicalHost)) return done()
    // Asked anew every time, so that a setting made by mistake is over as soon as it is mended.
    reply.header('cache-control', 'no-store')
    if (/^\/service-worker\.js(\?|$)/.test(url))
      return reply.type('text/javascript; charset=utf-8').send(farewell)
    // 308 means the same as 301 for what reads, and is the one that never turns a method into another.
    reply.redirect(`${schemeOf(request)}://${canonicalHost}${url}`, 308)
  })
}

/** Where the app is found, for an address that is told to people. */
export function originOf(request: FastifyRequest, canonicalHost: string | undefined): string {
  return `${schemeOf(request)}://${canonicalHost ?? request.host}`
}

/** Who watches the service calls it by its address. */
function isForMachines({ routeOptions: { url: route = '' } }: FastifyRequest): boolean {
  return route === '/metrics' || route.startsWith('/api/health/')
}

/** Ignoring case and the scheme's own port: some proxies write `:443`, and would be redirected forever. */
function isAt(request: FastifyRequest, canonicalHost: string): boolean {
  if (request.host === canonicalHost) return true
  const [asked, canonical] = [request.host, canonicalHost].map(
    host => URL.parse(`${schemeOf(request)}://${host}`)?.host,
  )
  return asked === canonical
}

/** What a proxy forwards may be any text. */
function schemeOf({ protocol }: FastifyRequest): 'https' | 'http' {
  return protocol === 'https' ? 'https' : 'http'
}
