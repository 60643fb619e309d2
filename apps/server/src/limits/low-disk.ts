// Refuses writes while the embedded database's disk has only its reserve. Reads, and calls that free space, are still served.

import { logOut } from '@tablemate/contract/restaurants.ts'
import type { FastifyInstance } from 'fastify'
import type { FreeSpace } from '../db/embedded/free-space.ts'
import { problem } from '../problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's calls are served on a full disk although they write. */
    mayWriteOnFullDisk?: boolean
  }
}

/** In seconds. Retention frees the space of expired groups once a minute; an operator needs longer. */
const retryAfter = 10

/** Replies 'unavailable' with Retry-After to writing calls before their body is read, except for DELETE, logging out and exempt routes. */
export function refuseWritesWhenFull(app: FastifyInstance, disk: Pick<FreeSpace, 'isLow'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const mayWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
    const isExempt = routeOptions.url === logOut.path || routeOptions.config?.mayWriteOnFullDisk
    if (mayWrite && disk.isLow() && !isExempt) done(problem('unavailable', { retryAfter }))
    else done()
  })
}
