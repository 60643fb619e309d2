// The one page of the app, made once at the start and served from memory, in whichever encoding a phone takes.

import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encode, encodingFor } from './encodings.ts'

/** What comes with a device's cookie no cache may give to another device. */
export const ownCopy = 'private, no-cache'

interface Variant {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

/** It is packed once, at the start. */
const bestEffort = 11

/** Answers a request with the page. */
export type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Reads the built page. It is built for a gate that is on, and learns here if there is none. */
export async function makePage(file: string, { hasGate }: { hasGate: boolean }): Promise<Page> {
  const built = await readFile(file, 'utf8')
  const html = hasGate ? built : built.replace(/(<html\b[^>]*\sdata-gate=)"on"/, '$1"off"')
  const [first, other] = await Promise.all([makeVariants(withoutApp(html)), makeVariants(html)])
  return (request, reply) => {
    const { body, headers } = (isFirstPage(request) ? first : other)[encodingFor(request)]
    reply.headers({ ...headers, vary: 'accept-encoding', 'cache-control': ownCopy })
    if (reply.statusCode === 200 && isKnown(request, headers.etag)) return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(body)
  }
}

/** The first page is drawn into the page: it comes before the app, which client/start.ts sends for. */
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
    // A tag of its own for each: the same page, but other bytes.
    headers: { etag: `"${digest}-${encoding}"`, 'content-encoding': encoding },
  })
  return {
    br: await encoded('br'),
    gzip: await encoded('gzip'),
    identity: { body: html, headers: { etag: `"${digest}"` } },
  }
}

/** Whether the phone has these very bytes (RFC 9110, 13.1.2: compared weakly, as proxies may have weakened the tag). */
function isKnown({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.some(tag => tag === etag)
}
