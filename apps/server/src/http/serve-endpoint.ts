// Serves an endpoint of the contract: validates the request, and sends only what the endpoint declares.

import {
  type CheckedOf,
  type Endpoint,
  isForRestaurants,
  type ProgressOf,
  problemsOf,
  type ReplyOf,
  type Schema,
} from '@tablemate/contract/endpoint.ts'
import { problemBody, problemStatus } from '@tablemate/contract/problem.ts'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'
import type { Session } from '../auth/sessions.ts'
import type { HealthCheck } from '../db/health-check.ts'
import { findIdempotencyKey, type IdempotencyKey, StoredResponse } from '../idempotency/idempotency.ts'
import { addressKey } from '../limits/client-address.ts'
import type { Load } from '../limits/request-slots.ts'
import { invalidFields, problem } from '../problems.ts'
import { jsonLines, openProgressReply, type ProgressReply } from './progress-reply.ts'
import { receiveUpload, type Upload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The health check of the database. */
    healthCheck: HealthCheck
  }
  interface FastifyContextConfig {
    /** Whether the JSON body stays unparsed (`rawBody` of the contract). */
    hasRawBody?: boolean
  }
}

export interface Call<E> {
  readonly params: CheckedOf<E, 'params'>
  readonly query: CheckedOf<E, 'query'>
  readonly body: E extends { readonly rawBody?: undefined } ? CheckedOf<E, 'body'> : Uint8Array
  /** The digest of the device cookie (auth/device-cookie.ts). */
  readonly device: string
  /** The client's address as rate limits count it (limits/client-address.ts). */
  readonly address: string
  /** The Idempotency-Key, if the request has one and the endpoint supports it. */
  readonly idempotencyKey: IdempotencyKey | null
  /** The uploaded file, if the endpoint declares one. */
  readonly file: E extends { readonly upload?: undefined } ? null : Upload
  /** Aborted when the client disconnects, if the endpoint declares a file. */
  readonly signal: E extends { readonly upload?: undefined } ? null : AbortSignal
  /**
   * Tells the client the progress, if it accepts that. The first call begins the reply, so afterwards the handler must return a
   * `SerializedReply`.
   */
  readonly onProgress: ((progress: ProgressOf<E>) => void) | null
  /** The session of the restaurant or its paired tablet, if the endpoint is for restaurants or their staff. */
  readonly session: E extends { readonly access: 'restaurant' | 'staff' | 'floor' } ? Session : null
}

/** The result of a handler: the declared reply, a stored response of an idempotent call, an already serialised reply, or a file. */
export type HandlerResult<E> = ReplyOf<E> | StoredResponse | SerializedReply | BytesReply

/** A large reply, serialised as JSON in UTF-8 outside the event loop. It is sent unchanged: a test checks it against its schema. */
export class SerializedReply {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** A file of the type that the endpoint declares in `mediaTypes`. */
export class BytesReply {
  readonly bytes: Buffer
  readonly type: string
  constructor(bytes: Buffer, type: string) {
    this.bytes = bytes
    this.type = type
  }
}

/** Registers the endpoint; its reply is serialised by its schema, so nothing undeclared can leave. */
export function serveEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>, reply: FastifyReply) => Promise<HandlerResult<E>>,
): void {
  // Only menu endpoints declare a maximum.
  const isLarge = endpoint.maxBytes !== undefined
  const load = loadOf(endpoint)
  const { access } = endpoint
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const progress = endpoint.progress ? openProgressReply(request, reply, endpoint.status) : null
    try {
      const upload = await receiveUpload(request, endpoint)
      const work = async () => handle(await callOf(endpoint, { request, reply, upload, progress }), reply)
      const result = endpoint.needsDatabase === false ? await work() : await app.healthCheck.guard(work)
      if (reply.sent) return reply
      if (result instanceof SerializedReply && progress?.end(result.bytes)) return reply
      if (progress?.fail(new Error('a reply that has begun can only end with bytes'))) return reply
      reply.status(endpoint.status)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      if (result instanceof StoredResponse) return reply.type(json).serializer(String).send(result.text)
      if (result instanceof SerializedReply) return reply.type(json).send(result.bytes)
      if (result instanceof BytesReply) return reply.type(result.type).send(result.bytes)
      return reply.send(result)
    } catch (error) {
      if (!progress?.fail(error)) throw error
      return reply
    }
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: responsesOf(endpoint) },
    serializerCompiler: compileSerializer,
    // As a hook, it rejects unauthorised callers before their body is read.
    ...(isForRestaurants(access) && {
      onRequest: async (request, reply) => {
        await app.healthCheck.guard(() => request.requireSession(access))
        if (isLarge) await app.requestSlots.beginUpload(request, reply)
      },
    }),
    config: { hasRawBody: endpoint.rawBody ?? false },
    ...(endpoint.maxBytes && !endpoint.upload && { bodyLimit: endpoint.maxBytes }),
    handler: (request, reply) => {
      if (isLarge) return app.requestSlots.upload(request, () => serve(request, reply))
      return load
        ? app.requestSlots.read(request, reply, load, () => serve(request, reply))
        : serve(request, reply)
    },
  })
}

const json = 'application/json; charset=utf-8'

function loadOf({ method, reply, needsDatabase }: Endpoint): Load | null {
  if (method !== 'GET' || needsDatabase === false) return null
  return reply ? 'read' : 'stream'
}

interface Received {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly upload: Upload | null
  readonly progress: ProgressReply | null
}

async function callOf<E extends Endpoint>(
  endpoint: E,
  { request, reply, upload, progress }: Received,
): Promise<Call<E>> {
  const rawBody = endpoint.rawBody && (request.body as Buffer | undefined)
  return {
    params: validate(endpoint.params, request.params),
    query: validate(endpoint.query, request.query),
    body:
      rawBody ?? validate(endpoint.body, upload?.fields ?? request.body ?? undefined, endpoint.fieldPhrases),
    file: upload,
    device: request.device,
    address: addressKey(request.ip),
    idempotencyKey: endpoint.idempotent ? findIdempotencyKey(request, upload?.content ?? rawBody) : null,
    session: request.session,
    signal: endpoint.upload ? signalOf(reply) : null,
    onProgress: progress?.send ?? null,
  } as Call<E>
}

/** Aborted, with a problem that nobody receives, when the client disconnects. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = () => controller.abort(problem('invalid', { fields: { body: 'malformed' } }))
  if (raw.destroyed) leave()
  raw.once('close', () => raw.writableFinished || leave())
  return controller.signal
}

/** The schemas by which replies are serialised. zod validates requests, in `callOf`. */
function responsesOf(endpoint: Endpoint) {
  const { reply, progress, status, mediaTypes } = endpoint
  const refused = problemsOf(endpoint).map(name => [problemStatus[name], jsonSchema(problemBody)])
  return {
    [status]: mediaTypes
      ? { content: Object.fromEntries(mediaTypes.map(type => [type, { schema: file }])) }
      : reply
        ? replySchema(reply, progress)
        : status === 204
          ? noContent
          : eventStream,
    ...Object.fromEntries(refused),
  }
}

function replySchema(reply: Schema, progress: Schema | undefined) {
  const schema = jsonSchema(reply)
  return progress
    ? { content: { 'application/json': { schema }, [jsonLines]: { schema: jsonSchema(progress) } } }
    : schema
}

const file = { type: 'string', format: 'binary' }

const noContent = { type: 'null' }

const eventStream = { content: { 'text/event-stream': { schema: { type: 'string' } } } }

type JsonSchema = Record<string, unknown>

/** Caches the JSON schemas: all endpoints, and all apps of a process, share those of the problems. */
const jsonSchemas = new WeakMap<Schema, JsonSchema>()

function jsonSchema(schema: Schema): JsonSchema {
  const known = jsonSchemas.get(schema)
  if (known) return known
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' })
  jsonSchemas.set(schema, rest)
  return rest
}

const serializers = new WeakMap<object, (reply: unknown) => string>()

/** Compiles Fastify's serializers, each once for all endpoints with its schema. */
const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = serializers.get(schema)
  if (known) return known
  const serialize = fastJsonStringify(schema)
  serializers.set(schema, serialize)
  return serialize
}

// Validates values against the schemas of an endpoint.

/** Returns the value as parsed by the schema. Throws 'invalid' with the fields. */
function validate(
  schema: Schema | undefined,
  value: unknown,
  fieldPhrases?: Endpoint['fieldPhrases'],
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw invalidFields(result.error.issues, fieldPhrases)
}
