// An endpoint is a value: the server serves, validates and documents from it, the client calls it by it.

import type * as z from 'zod/mini'
import type { ProblemName } from './problem.ts'

export type Schema = z.ZodMiniType

/**
 * Who may call: anyone; a device with a membership in the group (or its creator); a member of the group; its host, which is
 * the device that opened it, while it has a membership; the restaurant that is signed in, which the handler is handed
 * (server/auth/require-session.ts); its staff, which is the restaurant that is signed in or a tablet that it has paired.
 */
export type Access = 'anyone' | 'table' | 'member' | 'host' | 'restaurant' | 'staff'

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  By extends Access = Access,
  File extends string | undefined = string | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` where a parameter stands. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: By
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The name of the file that comes with the body, which then is multipart/form-data. */
  readonly upload?: File
  /** How long the body, or the file, may be where that is more than usual, bytes. */
  readonly maxBytes?: number
  /**
   * The list of the body that is too long to be checked at a stroke, and its greatest length. The server checks it a slice
   * at a time, so what stands beside it is optional.
   */
  readonly longList?: { readonly name: string; readonly most: number }
  /** What the message says where a field of the body is missing or malformed, if clients look for certain words. */
  readonly fieldPhrases?: Readonly<Record<string, string>>
  /** Absent: the reply has no body (204). */
  readonly reply?: Reply
  readonly status: 200 | 201 | 204
  /** The problems of its own, besides those any call may meet. */
  readonly problems: readonly ProblemName[]
  /** Answered as well while the database is away. */
  readonly needsDatabase?: false
  /** Whether an Idempotency-Key is honoured: the calls that create something. */
  readonly idempotent?: true
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  const A extends Access,
  const F extends string | undefined = undefined,
>(declared: Endpoint<P, Q, B, R, A, F>): Endpoint<P, Q, B, R, A, F> {
  return declared
}

/** Every way in which a call of the endpoint can fail: its own problems and those that any such call may meet. */
export function problemsOf(endpoint: Endpoint): ProblemName[] {
  const { method, access, params, query, body, idempotent, problems } = endpoint
  const all = [
    ...problems,
    ...(access === 'restaurant' || access === 'staff' ? (['not-signed-in'] as const) : []),
    ...(params || query || body || idempotent ? (['invalid'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin', 'body-too-large', 'unsupported-media-type'] as const)),
    ...(idempotent ? (['still-in-flight', 'key-reused'] as const) : []),
    ...(['internal', 'unavailable'] as const),
  ]
  return [...new Set(all)]
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [key in K]?: infer S }
  ? S
  : undefined

/** What a caller hands in. */
export type InputOf<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.input<Part<E, K>> : undefined

/** What a handler gets after the check at the door. */
export type CheckedOf<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends Schema ? z.output<Part<E, K>> : undefined

/** What comes back. */
export type ReplyOf<E> = E extends { readonly reply?: infer R }
  ? R extends Schema
    ? z.output<R>
    : undefined
  : undefined
