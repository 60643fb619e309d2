// A file that comes with a call, as multipart/form-data: held in memory, within its limit, never on the disk.

import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem, problem } from '../problems.ts'

export interface Upload {
  /** As its sender called it; '' for none. */
  readonly name: string
  /** As its sender declares it. */
  readonly mimeType: string
  readonly content: Uint8Array
  /** What came beside it. */
  readonly fields: Readonly<Record<string, string>>
}

/** Routes that are registered within take multipart bodies; all others refuse them unread. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
}

/**
 * Null where the endpoint declares no file. Throws 'unsupported-media-type' for another kind of body, 'body-too-large',
 * and 'invalid' for one that is cut off, malformed, or has no such file or more than that.
 */
export async function receiveUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Upload | null> {
  const { upload: part, maxBytes } = endpoint
  if (!part) return null
  // Nothing is unpacked here: how large it would become, nobody knows.
  if (!request.isMultipart() || request.headers['content-encoding']) throw problem('unsupported-media-type')
  try {
    return await receive(request, part, maxBytes ?? 0)
  } catch (error) {
    passOver(request)
    throw asProblem(error, part)
  }
}

/** Whoever still sends gets the answer only if somebody listens till the end. */
function passOver({ raw }: FastifyRequest): void {
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

/** Throws as soon as it is too long, however much of it is still to come. */
async function contentOf(file: MultipartFile['file']): Promise<Uint8Array> {
  file.once('limit', () => file.destroy(problem('body-too-large')))
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What the parser of the body found wrong. */
function asProblem(error: unknown, part: string): Problem {
  if (error instanceof Problem) return error
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return problem('invalid', { fields: { [part]: 'too-large' } })
  return problem('invalid', { fields: { body: 'malformed' } })
}
