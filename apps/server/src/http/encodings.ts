// Compresses pre-built replies in the encoding that the client accepts.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that the client accepts. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = negotiate(String(headers['accept-encoding'] ?? ''), [...encodings])
  return encodings.find(encoding => encoding === accepted) ?? 'identity'
}

/** Compresses outside the event loop. `effort` is brotli's quality, 0 to 11; gzip's maximum is 9. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
    case 'gzip':
      return promisify(gzip)(bytes, { level: Math.min(9, effort) })
    case 'identity':
      return bytes
  }
}
