// A failed call, with the name of its problem.

import type { FieldProblem, ProblemBody, ProblemName } from '@tablemate/contract/problem.ts'

export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly problem: ProblemName | 'no-answer'
  /** 0 when there was no answer. */
  readonly status: number
  /** The problem of each field, by path. */
  readonly fields: Readonly<Record<string, FieldProblem>>
  /** With 'due-changed': the amount due now, in minor units. */
  readonly due: number | undefined
  /** With 'price-changed': the prices of the menu. */
  readonly prices: ProblemBody['prices']
  /** With 'changed-meanwhile': the present values of the fields that changed. */
  readonly current: ProblemBody['current']
  /** With 'pin-required': what takes the PIN. */
  readonly act: ProblemBody['act']
  /** With 'too-many-requests': the seconds until the next attempt, if the server sent them. */
  readonly retryAfter: number | undefined

  /** The message is the status, a colon and the body's text (spec.md, section 8); screens word `problem` instead. */
  constructor(
    status: number,
    text: string,
    body: Pick<ProblemBody, 'problem' | 'fields' | 'due' | 'prices' | 'current' | 'act'> | null,
    retryAfter?: number,
  ) {
    super(`${status}: ${text}`)
    this.problem = body?.problem ?? nameOf(status)
    this.status = status
    this.fields = body?.fields ?? {}
    this.due = body?.due
    this.prices = body?.prices
    this.current = body?.current
    this.act = body?.act
    this.retryAfter = retryAfter
  }
}

/** The problem's name. 'internal' for an error that no call threw. */
export function problemOf(error: unknown): ProblemName | 'no-answer' {
  return error instanceof CallProblem ? error.problem : 'internal'
}

/** For a response that is not from our server, such as a proxy's. */
function nameOf(status: number): ProblemName | 'no-answer' {
  if (status === 0) return 'no-answer'
  if (status === 404) return 'not-found'
  if (status === 413) return 'body-too-large'
  if (status === 429) return 'too-many-requests'
  if (status >= 502 && status <= 504) return 'unavailable'
  return status >= 500 ? 'internal' : 'invalid'
}
