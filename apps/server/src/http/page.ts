// The app's only HTML page, built in every language and served from memory in the encoding that the client accepts.

import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@tablemate/domain/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encode, encodingFor } from './encodings.ts'
import { languageOf, namesLanguage } from './request-language.ts'

/** For replies that set a device cookie: no shared cache may give them to another device. */
export const privateNoCache = 'private, no-cache'

interface Variant {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

/** The maximum of brotli: the page is compressed only once. */
const bestEffort = 11

/** Replies to a request with the page. */
export type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built page of the reader's language. Each language's is read, changed and compressed at its first request. */
export function makePage(fileOf: (language: Language) => string, change: (html: string) => string): Page {
  const pages = new Map<Language, ReturnType<typeof makeLocalPage>>()
  const pageIn = (language: Language) => {
    const page = pages.get(language) ?? makeLocalPage(fileOf(language), change)
    pages.set(language, page)
    return page
  }
  return async (request, reply) => {
    const language = languageOf(request)
    const { firstPage, otherPage } = await pageIn(language)
    const { body, headers } = (isFirstPage(request) ? firstPage : otherPage)[encodingFor(request)]
    reply.headers({
      ...headers,
      'content-language': languages[language].tag,
      // By name the page depends on nothing else. A service worker would not find its copy if it did.
      vary: namesLanguage(request) ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
      'cache-control': privateNoCache,
    })
    if (reply.statusCode === 200 && isKnown(request, headers.etag)) return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(body)
  }
}

async function makeLocalPage(file: string, change: (html: string) => string) {
  const html = change(await readFile(file, 'utf8'))
  const [firstPage, otherPage] = await Promise.all([makeVariants(withoutApp(html)), makeVariants(html)])
  return { firstPage, otherPage }
}

/** The HTML contains the first page, which is shown before the app is loaded by app/start.ts. */
function withoutApp(html: string): string {
  return html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
}

function isFirstPage({ url }: FastifyRequest): boolean {
  return url === '/' || url.startsWith('/?')
}

async function makeVariants(text: string): Promise<Record<Encoding, Variant>> {
  const html = Buffer.from(text)
  const digest = hash('sha256', html, 'base64url').slice(0, 22)
  const encoded = async (encoding: Encoding): Promise<Variant> => ({
    body: await encode(html, encoding, bestEffort),
    // A separate tag per encoding, since the bytes differ.
    headers: { etag: `"${digest}-${encoding}"`, 'content-encoding': encoding },
  })
  return {
    br: await encoded('br'),
    gzip: await encoded('gzip'),
    identity: { body: html, headers: { etag: `"${digest}"` } },
  }
}

/** Whether the client has these bytes (RFC 9110, 13.1.2: a weak comparison, since proxies may have weakened the tag). */
function isKnown({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.some(tag => tag === etag)
}
