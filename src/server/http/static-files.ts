// The client as it was built: hashed assets for good, the page for every path that is not a call.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { problem, sendProblem } from './problems.ts'

const built = fileURLToPath(new URL('../../../dist/client/', import.meta.url))

/** The page may come with a device's cookie, which no cache may give to another. */
const ownPage = 'private, no-cache'

/** Serves the built client, if there is one; paths that look like pages get the page, whatever they name. */
export async function serveClient(app: FastifyInstance): Promise<void> {
  const hasClient = existsSync(built)
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: built,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forGood = path.startsWith(`${built}assets/`)
        reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : ownPage)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(request.url)
    if (hasClient && isPage) return reply.header('cache-control', ownPage).sendFile('index.html')
    return sendProblem(reply, request, problem('not-found'))
  })
}
