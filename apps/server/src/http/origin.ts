// Protects against cross-site request forgery: writes are accepted from the app's own pages or from no page.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

/** Refuses a foreign Origin and `Sec-Fetch-Site: cross-site` on writes (decisions.md, Ids, codes, identity). */
export function refuseForeignWrites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site' || hasForeignOrigin(request)
    if (isForeign && !isRead) done(problem('foreign-origin'))
    else done()
  })
}

/**
 * If the request came over TLS, directly or by a trusted proxy's header, a page of scheme http is foreign too. Otherwise the
 * scheme is unknown, since an untrusted proxy may have terminated TLS.
 */
function hasForeignOrigin({ headers, host, protocol }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false
  const origin = URL.parse(headers.origin)
  return origin?.host !== host || (protocol === 'https' && origin.protocol !== 'https:')
}
