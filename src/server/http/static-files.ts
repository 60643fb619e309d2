// The client as it was built: hashed assets for good, the page for every path that is not a call.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { screenPaths } from '#contract/screens.ts'
import { matchesPattern } from '#domain/path-pattern.ts'
import { problem, sendProblem } from '../problems.ts'
import { makePage, ownCopy } from './page.ts'

/** Where a build puts the client. */
export const builtClient = fileURLToPath(new URL('../../../dist/client', import.meta.url))

interface StaticFilesOptions {
  /** The folder of a built client, absolute. */
  readonly client: string
  readonly hasGate: boolean
}

/** Serves the built client, if there is one. Whatever is no call gets the page: with 404 where there is no such screen. */
export async function serveClient(
  app: FastifyInstance,
  { client, hasGate }: StaticFilesOptions,
): Promise<void> {
  const file = join(client, 'index.html')
  const page = existsSync(file) ? await makePage(file, { hasGate }) : null
  if (page) await serveFiles(app, client)
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(request.url)
    if (!page || !isPage) return sendProblem(reply, request, problem('not-found'))
    return page(request, isScreen(request.url) ? reply : reply.status(404))
  })
}

/** The service worker asks for the page by the name of its file. */
function isScreen(url: string): boolean {
  const [path = url] = url.split('?')
  return path === '/index.html' || Object.values(screenPaths).some(pattern => matchesPattern(pattern, path))
}

/** Everything but the page. The compressed copies are served in place of their originals, not beside them. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  const common = { preCompressed: true, wildcard: false } as const
  const compressed = '**/*.{br,gz}'
  await app.register(fastifyStatic, {
    ...common,
    root: join(client, 'assets'),
    prefix: '/assets/',
    globIgnore: [compressed],
    maxAge: '365d',
    immutable: true,
    // Nobody asks again for what has its content in its name.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  // What keeps its name (the service worker, the manifest, an icon) is asked for anew each time.
  await app.register(async named => {
    nameCharset(named)
    await named.register(fastifyStatic, {
      ...common,
      root: client,
      decorateReply: false,
      globIgnore: ['index.html', 'assets/**', compressed],
      cacheControl: false,
      setHeaders: reply => reply.header('cache-control', ownCopy),
    })
  })
}

/** The table of types knows no character set of pictures, and this one is a text that runs as a page. */
function nameCharset(app: FastifyInstance): void {
  const picture = 'image/svg+xml'
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === picture) reply.header('content-type', `${picture}; charset=utf-8`)
    done(null, payload)
  })
}
