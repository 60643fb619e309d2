// An endpoint is a value, from which the server routes, validates and documents, and with which the client calls.

import type * as z from 'zod/mini'
import type { ProblemName } from './problem.ts'

export type Schema = z.ZodMiniType

/**
 * Who may call. 'group': a device with a member in the group, or its creator. 'member': a device, for a member it may act for.
 * 'host': the device that opened the group, while it has a member there. 'restaurant': a signed-in restaurant, passed to the
 * handler as its session (server/auth/require-session.ts). 'staff': a signed-in restaurant, or a tablet that it has paired. 'floor': as
 * 'staff', but no tablet of the kitchen.
 */
export type Access = 'anyone' | 'group' | 'member' | 'host' | 'restaurant' | 'staff' | 'floor'

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  By extends Access = Access,
  File extends string | undefined = string | undefined,
  RawBody extends true | undefined = true | undefined,
  Progress extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are written `:name`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: By
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The form field of an uploaded file; the body is then multipart/form-data. */
  readonly upload?: File
  /** The limit of the body or the file in bytes, if above the default. */
  readonly maxBytes?: number
  /**
   * The handler receives the JSON body as bytes, neither parsed nor validated, because both may block the server for too long.
   * It must validate them by the schema.
   */
  readonly rawBody?: RawBody
  /** The words of the message for a missing or malformed field, where clients look for certain words. */
  readonly fieldPhrases?: Readonly<Record<string, string>>
  /** The reply is a file of one of these types, instead of JSON: the handler returns a `BytesReply`. */
  readonly mediaTypes?: readonly string[]
  /** The schema of the reply. Absent: the reply has no body (204). */
  readonly reply?: Reply
  /**
   * The schema of the progress lines before a response that takes long. A client that accepts `application/x-ndjson` may receive lines:
   * progress as JSON, and after the last line break the reply, or the body of a problem, whatever the status.
   */
  readonly progress?: Progress
  readonly status: 200 | 201 | 204
  /** The endpoint's own problems, in addition to those of every call (`problemsOf`). */
  readonly problems: readonly ProblemName[]
  /** false: the endpoint also works while the database is unavailable. */
  readonly needsDatabase?: false
  /** How long the client waits for the reply, if longer than the default. */
  readonly timeoutMs?: number
  /** Whether the endpoint accepts an Idempotency-Key, as all endpoints do that create something. */
  readonly idempotent?: true
}

/** Declares an endpoint and infers its exact types. */
export function endpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  const A extends Access,
  const F extends string | undefined = undefined,
  const W extends true | undefined = undefined,
  G extends Schema = Schema,
>(declared: Endpoint<P, Q, B, R, A, F, W, G>): Endpoint<P, Q, B, R, A, F, W, G> {
  return declared
}

/** Whether only a signed-in restaurant or its tablets may call. */
export function isForRestaurants(access: Access): access is 'restaurant' | 'staff' | 'floor' {
  return access === 'restaurant' || access === 'staff' || access === 'floor'
}

/** Every problem of a call: the endpoint's own, and those that follow from its method, access and fields. */
export function problemsOf(endpoint: Endpoint): ProblemName[] {
  const { method, access, params, query, body, idempotent, problems } = endpoint
  const all = [
    ...problems,
    ...(isForRestaurants(access) ? (['not-signed-in'] as const) : []),
    ...(access === 'floor' ? (['floor-only'] as const) : []),
    ...(params || query || body || idempotent || method !== 'GET' ? (['invalid'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin', 'body-too-large', 'unsupported-media-type'] as const)),
    ...(idempotent ? (['still-in-flight', 'key-reused'] as const) : []),
    ...(['internal', 'unavailable'] as const),
  ]
  return [...new Set(all)]
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [key in K]?: infer S }
  ? S
  : undefined

/** The input type, before validation. */
export type InputOf<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.input<Part<E, K>> : undefined

/** The type that a handler receives, after validation. */
export type CheckedOf<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.output<Part<E, K>> : undefined

/** The type of the reply's body. */
export type ReplyOf<E> = E extends { readonly reply?: infer R }
  ? R extends Schema
    ? z.output<R>
    : undefined
  : undefined

/** The type of the progress lines before the response. */
export type ProgressOf<E> = E extends { readonly progress?: infer P }
  ? P extends Schema
    ? z.output<P>
    : undefined
  : undefined
