// While the disk of the embedded database has no more than its reserve, nothing new is written. Everybody goes on reading,
// and what makes room may still be done.

import type { FastifyInstance } from 'fastify'
import { logOut } from '#contract/restaurants.ts'
import type { FreeSpace } from '../db/embedded/free-space.ts'
import { problem } from '../problems.ts'

/** In seconds. Retention looks for what has ended once a minute; an operator needs longer. */
const retryAfter = 10

/** Answers 'unavailable' with Retry-After to calls that write, before their body is read. Deleting and signing out pass. */
export function refuseWritesWhenFull(app: FastifyInstance, space: Pick<FreeSpace, 'isLow'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const mayWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
    if (mayWrite && space.isLow() && routeOptions.url !== logOut.path)
      done(problem('unavailable', { retryAfter }))
    else done()
  })
}
