// Receives a file with a call, as multipart/form-data. The file stays in memory, within its limit, and is never on disk.

import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@tablemate/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, problem } from '../problems.ts'

export interface Upload {
  /** The file name from the client; '' without one. */
  readonly name: string
  /** As the client declares it. */
  readonly mimeType: string
  readonly content: Uint8Array
  /** The other form fields. */
  readonly fields: Readonly<Record<string, string>>
}

/** Makes routes that are registered in this scope accept multipart bodies. All others refuse them unread. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
}

/**
 * Null if the endpoint declares no file. Throws 'unsupported-media-type' for another type of body, 'body-too-large', and
 * 'invalid' for a body that is incomplete, malformed, or has not exactly the declared file.
 */
export async function receiveUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Upload | null> {
  const { upload: part, maxBytes } = endpoint
  if (!part) return null
  // A compressed body is refused: its decompressed size is unknown.
  if (!request.isMultipart() || request.headers['content-encoding']) throw problem('unsupported-media-type')
  try {
    return await receive(request, part, maxBytes ?? 0)
  } catch (error) {
    discardRest(request)
    throw asProblem(error, part)
  }
}

/** Reads the rest of the body: a client that is still sending gets the reply only then. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

async function receive(request: FastifyRequest, part: string, maxBytes: number): Promise<Upload> {
  let file: Omit<Upload, 'fields'> | null = null
  const fields: Record<string, string> = {}
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1000, fieldNameSize: 100, parts: 11 }
  for await (const found of request.parts({ limits })) {
    if (found.type === 'field') fields[found.fieldname] = String(found.value)
    else if (found.fieldname !== part) throw problem('invalid', { fields: { body: 'malformed' } })
    else file = { name: found.filename, mimeType: found.mimetype, content: await contentOf(found.file) }
  }
  if (!file) throw problem('invalid', { fields: { [part]: 'required' } })
  return { ...file, fields }
}

/** Throws as soon as the file is too long, without waiting for the rest. */
async function contentOf(file: MultipartFile['file']): Promise<Uint8Array> {
  file.once('limit', () => file.destroy(problem('body-too-large')))
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Converts an error of the multipart parser. */
function asProblem(error: unknown, part: string): Problem {
  if (error instanceof Problem) return error
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return problem('invalid', { fields: { [part]: 'too-large' } })
  return problem('invalid', { fields: { body: 'malformed' } })
}
