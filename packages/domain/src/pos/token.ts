// Identifies Tablemate's client at a login, and reads the access token in the answer.

import type { PosAgreement, PosAnswer, PosToken } from './adapter.ts'
import { failureOf, field, jsonOf } from './answers.ts'

/** Part of Node and of browsers, and of no type library that the domain has. */
declare const btoa: (ascii: string) => string

/** The header of a client that identifies itself by OAuth's "client_secret_basic". */
export function basic({ clientId, clientSecret }: PosAgreement): Readonly<Record<string, string>> {
  return { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }
}

/** By the paths of the token, of its life in seconds, and of the key for the next login. */
export function readToken(
  answer: PosAnswer,
  tokenPath: readonly string[],
  secondsPath: readonly string[],
  nextKeyPath: readonly string[] = [],
): PosToken | 'unauthorized' | 'no-answer' {
  const failure = failureOf(answer)
  if (failure)
    return failure.kind === 'dead' && failure.fault === 'unauthorized' ? 'unauthorized' : 'no-answer'
  const json = jsonOf(answer)
  const accessToken = tokenIn(json, tokenPath)
  const seconds = field(json, ...secondsPath)
  if (accessToken === null || typeof seconds !== 'number' || !(seconds > 0)) return 'no-answer'
  const nextKey = nextKeyPath.length > 0 ? tokenIn(json, nextKeyPath) : null
  return { accessToken, lastsMs: seconds * 1000, nextKey }
}

/** A text that is valid in a header; null if there is none. */
function tokenIn(json: unknown, path: readonly string[]): string | null {
  const found = field(json, ...path)
  return typeof found === 'string' && /^[\x21-\x7e]{1,8000}$/.test(found) ? found : null
}
