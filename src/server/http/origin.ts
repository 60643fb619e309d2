// Writes come from our own pages or from no page at all: a foreign page may not write in a diner's name.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/** Refuses a foreign Origin and `Sec-Fetch-Site: cross-site` on everything that writes (decisions.md). */
export function refuseForeignWrites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site' || hasForeignOrigin(request)
    if (isForeign && !isRead) done(problem('foreign-origin'))
    else done()
  })
}

function hasForeignOrigin({ headers, host }: FastifyRequest): boolean {
  if (headers.origin === undefined) return false
  return URL.parse(headers.origin)?.host !== host
}
