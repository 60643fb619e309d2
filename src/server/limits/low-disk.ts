// Refuses writes while the embedded database's disk has only its reserve. Reads, and calls that free space, are still served.

import type { FastifyInstance } from 'fastify'
import { logOut } from '#contract/restaurants.ts'
import type { FreeSpace } from '../db/embedded/free-space.ts'
import { problem } from '../problems.ts'

/** In seconds. Retention frees the space of expired groups once a minute; an operator needs longer. */
const retryAfter = 10

/** Replies 'unavailable' with Retry-After to writing calls before their body is read, except for DELETE and logging out. */
export function refuseWritesWhenFull(app: FastifyInstance, space: Pick<FreeSpace, 'isLow'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const mayWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
    if (mayWrite && space.isLow() && routeOptions.url !== logOut.path)
      done(problem('unavailable', { retryAfter }))
    else done()
  })
}
