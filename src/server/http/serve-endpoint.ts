// Serves an endpoint of the contract: checks what comes in, lets only what was declared go out.

import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'
import {
  type Access,
  type CheckedOf,
  type Endpoint,
  problemsOf,
  type ReplyOf,
  type Schema,
} from '#contract/endpoint.ts'
import { problemBody, problemStatus } from '#contract/problem.ts'
import type { Session } from '../auth/sessions.ts'
import type { HealthCheck } from '../db/health-check.ts'
import { findIdempotencyKey, type IdempotencyKey, StoredResponse } from '../idempotency/idempotency.ts'
import { addressKey } from '../limits/client-address.ts'
import type { Load } from '../limits/response-limits.ts'
import { problem } from '../problems.ts'
import { receiveUpload, type Upload } from './uploads.ts'
import { check, checkBody } from './validate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the database that the calls are served from. */
    healthCheck: HealthCheck
  }
}

export interface Call<E> {
  readonly params: CheckedOf<E, 'params'>
  readonly query: CheckedOf<E, 'query'>
  readonly body: CheckedOf<E, 'body'>
  /** The device that asks, as the database knows it. */
  readonly device: string
  /** The address it asks from, as rate limits count it. */
  readonly address: string
  /** The call's Idempotency-Key, if it has one and the endpoint honours it. */
  readonly idempotencyKey: IdempotencyKey | null
  /** The file that came with the body, where the endpoint declares one. */
  readonly file: E extends { readonly upload?: undefined } ? null : Upload
  /** Aborted when its sender waits for no answer any more, where the endpoint declares a file. */
  readonly gone: E extends { readonly upload?: undefined } ? null : AbortSignal
  /** Of the restaurant that is signed in or its paired tablet, where the endpoint is for restaurants or their staff. */
  readonly session: E extends { readonly access: 'restaurant' | 'staff' } ? Session : null
}

/** What a handler answers: the declared reply, the stored text of a first answer given again, or one written already. */
export type Answer<E> = ReplyOf<E> | StoredResponse | WrittenAnswer

/** A long reply that was written as JSON, in UTF-8, beside the server. It leaves as it is: a test holds it to its schema. */
export class WrittenAnswer {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** Registers the endpoint; its reply is serialised by its schema, so nothing undeclared can leave. */
export function serveEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>, reply: FastifyReply) => Promise<Answer<E>>,
): void {
  // Only those of a menu are.
  const isLarge = endpoint.maxBytes !== undefined
  const load = loadOf(endpoint)
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const begun = app.answers.begin(request, reply, load)
    // Seldom. Each promise more would cost the others.
    const done = begun instanceof Promise ? await begun : begun
    try {
      const upload = await receiveUpload(request, endpoint)
      const work = async () => handle(await callOf(endpoint, request, reply, upload), reply)
      const answer = endpoint.needsDatabase === false ? await work() : await app.healthCheck.guard(work)
      if (reply.sent) return reply
      reply.status(endpoint.status)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      if (answer instanceof StoredResponse) return reply.type(json).serializer(String).send(answer.text)
      if (answer instanceof WrittenAnswer) return reply.type(json).send(answer.bytes)
      return reply.send(answer)
    } finally {
      done()
    }
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documentOf(endpoint),
    // The schemas above are for the document and the replies; what comes in is checked by zod below.
    validatorCompiler: () => () => true,
    serializerCompiler: compileSerializer,
    // Before the body is read: a stranger's is none of our business.
    ...(isForRestaurants(endpoint.access) && {
      onRequest: async (request, reply) => {
        await app.healthCheck.guard(() => request.requireSession(endpoint.access === 'staff'))
        if (isLarge) app.places.take(request, reply)
      },
    }),
    config: { isLarge },
    ...(endpoint.maxBytes && !endpoint.upload && { bodyLimit: endpoint.maxBytes }),
    handler: isLarge
      ? (request, reply) => app.places.keepDuring(request, () => serve(request, reply))
      : serve,
  })
}

const isForRestaurants = (access: Access) => access === 'restaurant' || access === 'staff'

const json = 'application/json; charset=utf-8'

function loadOf({ method, reply, needsDatabase }: Endpoint): Load | null {
  if (method !== 'GET' || needsDatabase === false) return null
  return reply ? 'read' : 'stream'
}

async function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload | null,
): Promise<Call<E>> {
  return {
    params: check(endpoint.params, request.params),
    query: check(endpoint.query, request.query),
    body: await checkBody(endpoint, upload?.fields ?? request.body ?? undefined),
    file: upload,
    device: request.device,
    address: addressKey(request.ip),
    idempotencyKey: endpoint.idempotent ? findIdempotencyKey(request, upload?.content) : null,
    session: request.session,
    gone: endpoint.upload ? goneOf(reply) : null,
  } as Call<E>
}

/** Aborted as a body that is cut off is refused: nobody hears it. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => gone.abort(problem('invalid', { fields: { body: 'malformed' } }))
  if (raw.destroyed) leave()
  raw.once('close', () => raw.writableFinished || leave())
  return gone.signal
}

const callers: Record<Access, string> = {
  anyone: 'anyone',
  table: 'devices at the table',
  member: 'members of the group',
  host: 'the host of the group: whoever opened it, while they sit there',
  restaurant: 'the restaurant that is signed in',
  staff: 'the restaurant that is signed in, and the tablets that it has paired',
}

function documentOf(endpoint: Endpoint) {
  const { params, query, body, upload, reply, status, summary, access, problems, idempotent } = endpoint
  const refused = problemsOf(endpoint).map(name => [problemStatus[name], jsonSchema(problemBody, 'output')])
  return {
    summary,
    description: `For ${callers[access]}.${problems.length > 0 ? ` Problems: ${problems.join(', ')}.` : ''}`,
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(body && !upload && { body: jsonSchema(body, 'input') }),
    ...(body &&
      upload && { consumes: ['multipart/form-data'], body: withFile(jsonSchema(body, 'input'), upload) }),
    ...(idempotent && {
      headers: {
        type: 'object',
        properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 255 } },
      },
    }),
    response: {
      [status]: reply ? jsonSchema(reply, 'output') : status === 204 ? noContent : eventStream,
      ...Object.fromEntries(refused),
    },
  }
}

const noContent = { type: 'null' }

const eventStream = {
  description: 'Server-sent events',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
}

function withFile(schema: Record<string, unknown>, part: string) {
  const file = { type: 'string', format: 'binary' }
  return { ...schema, properties: { ...(schema.properties as object), [part]: file }, required: [part] }
}

type JsonSchema = Record<string, unknown>

/** One object for each schema: refusals are described and serialised alike at all endpoints, in every app of a process. */
const jsonSchemas = { input: new WeakMap<Schema, JsonSchema>(), output: new WeakMap<Schema, JsonSchema>() }

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const known = jsonSchemas[io].get(schema)
  if (known) return known
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' })
  jsonSchemas[io].set(schema, rest)
  return rest
}

const serializers = new WeakMap<object, (reply: unknown) => string>()

/** Fastify's own serialisers, each made once however many endpoints answer by its schema. */
const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = serializers.get(schema)
  if (known) return known
  const serialize = fastJsonStringify(schema)
  serializers.set(schema, serialize)
  return serialize
}
