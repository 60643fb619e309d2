// Writes come from our own pages or from no page at all: a foreign page may not write in a diner's name.

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
 * A page of another scheme is foreign where the request is known to have come by TLS (a proxy's word counts where it is
 * trusted). Elsewhere a proxy that is not trusted may have ended TLS: there the scheme is not known.
 */
function hasForeignOrigin({ headers, host, protocol }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false
  const origin = URL.parse(headers.origin)
  return origin?.host !== host || (protocol === 'https' && origin.protocol !== 'https:')
}
