// Serves the built client: hashed assets, cached forever, and the page for every path that is not a call.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { screenPaths } from '@tablemate/contract/screens.ts'
import { fileNameIn, type Language, languageCodes } from '@tablemate/domain/languages.ts'
import { matchesPattern } from '@tablemate/domain/path-pattern.ts'
import type { FastifyInstance } from 'fastify'
import { problem, sendProblem } from '../problems.ts'
import { makePage, privateNoCache } from './page.ts'

/** The output folder of the client's build. */
export const builtClient = fileURLToPath(new URL('../../../../dist/client', import.meta.url))

interface StaticFilesOptions {
  /** Absolute path of a built client. */
  readonly client: string
  /** Changes the built page. */
  readonly changePage: (html: string) => string
}

/** Serves the built client, if there is one. Every path but a call gets the page, with 404 if no screen has that path. */
export async function serveClient(
  app: FastifyInstance,
  { client, changePage }: StaticFilesOptions,
): Promise<void> {
  const pageFile = (language: Language) => join(client, fileNameIn(language, 'index.html'))
  const page = existsSync(pageFile('en')) ? makePage(pageFile, changePage) : null
  if (page) await serveFiles(app, client)
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)\//.test(request.url)
    if (!page || !isPage) return sendProblem(reply, request, problem('not-found'))
    return page(request, isScreen(request.url) ? reply : reply.status(404))
  })
}

/** The service worker requests the page as /index.html, or as /index.de.html in German. */
function isScreen(url: string): boolean {
  const [path = url] = url.split('?')
  const isCachedPage = languageCodes.some(language => path === `/${fileNameIn(language, 'index.html')}`)
  return isCachedPage || Object.values(screenPaths).some(pattern => matchesPattern(pattern, path))
}

const compressed = /\.(br|gz)$/

/** Serves everything but the page. Compressed copies replace their originals and have no separate URLs. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  const assets = join(client, 'assets')
  const names = new Set(readdirSync(assets).filter(name => !compressed.test(name)))
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
    // Hashed files are immutable, so clients never revalidate them.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  // One route: with a route for each of a thousand files the server starts later and takes 30 MB more.
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: ({ params: { name } }, reply) => (names.has(name) ? reply.sendFile(name) : reply.callNotFound()),
  })
  // Files without a hash (service worker, manifest, icons) are revalidated every time.
  await app.register(async named => {
    nameCharset(named)
    await named.register(fastifyStatic, {
      preCompressed: true,
      root: client,
      decorateReply: false,
      wildcard: false,
      globIgnore: ['index*.html', 'assets/**', '**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: reply => reply.header('cache-control', privateNoCache),
    })
  })
}

/** The MIME group declares no character set for images, but an SVG is a text that can be opened as a page. */
function nameCharset(app: FastifyInstance): void {
  const svg = 'image/svg+xml'
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === svg) reply.header('content-type', `${svg}; charset=utf-8`)
    done(null, payload)
  })
}
