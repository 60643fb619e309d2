// Every failure leaves as a problem: a name with its status, never an internal error.

import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  type FieldProblem,
  fieldProblems,
  type ProblemBody,
  type ProblemName,
  problemPhrase,
  problemStatus,
  type UnavailableReason,
} from '#contract/problem.ts'
import type { TicketState } from '#domain/kitchen/ticket.ts'
import type { Challenge } from '#domain/proof-of-work.ts'
import { isDatabaseAway, isLockTimeout } from './db/failures.ts'

interface Details {
  readonly fields?: Record<string, FieldProblem>
  /** In place of what is usually said of a field that is missing or malformed. */
  readonly fieldPhrases?: Endpoint['fieldPhrases']
  readonly due?: number
  readonly challenge?: Challenge
  /** Seconds. */
  readonly retryAfter?: number
  /** With 'ticket-moved'. */
  readonly state?: TicketState
  /** Told by health alone. */
  readonly reason?: UnavailableReason
}

/** Thrown by whoever finds that a call cannot be served; `problem()` makes one. */
export class Problem extends Error {
  readonly problem: ProblemName
  readonly details: Details

  constructor(problem: ProblemName, details: Details = {}) {
    super(problem)
    this.problem = problem
    this.details = details
  }
}

export function problem(name: ProblemName, details?: Details): Problem {
  return new Problem(name, details)
}

/** What zod found (with `reportInput`), by field path: a check's message is the field problem's own name. */
export function invalidFields(
  issues: readonly z.core.$ZodIssue[],
  fieldPhrases: Endpoint['fieldPhrases'] = {},
): Problem {
  const fields: Record<string, FieldProblem> = {}
  for (const found of issues.flatMap(innermost)) {
    const path = found.path.join('.') || 'body'
    fields[path] ??= nameOf(found)
  }
  return problem('invalid', { fields, fieldPhrases })
}

/** Makes the app answer every failure in the problem format (decisions.md, Calls). */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = request.raw.errored === error ? cutOff : asProblem(error)
    // What is refused on purpose is no failure.
    const isFailure = found.problem === 'internal' || found.problem === 'unavailable'
    if (isFailure && !(error instanceof Problem)) logFailure(request, error)
    sendProblem(reply, request, found)
  })
}

/** The sender left in the middle of the body: its own affair, though it looks like a connection of ours that broke. */
const cutOff = problem('invalid', { fields: { body: 'malformed' } })

/** Answers with a problem. */
export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  { problem: name, details }: Problem,
): void {
  const { retryAfter } = details
  const body = { ...problemBody(name, details), ...(name === 'internal' && { requestId: request.id }) }
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  reply.status(problemStatus[name]).header('cache-control', 'no-store').send(body)
}

/** What is said of it, whoever says it. */
export function problemBody(
  name: ProblemName,
  { fields, fieldPhrases, due, state, challenge, reason }: Details = {},
): ProblemBody {
  return {
    problem: name,
    message: sentence(name, fields, fieldPhrases),
    ...(fields && { fields }),
    ...(due !== undefined && { due }),
    ...(state && { state }),
    ...(challenge && { challenge }),
    ...(reason && { reason }),
  }
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error) || isLockTimeout(error)) return problem('unavailable', { retryAfter: 1 })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problem('body-too-large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problem('unsupported-media-type')
  if (error.statusCode === 503) return problem('unavailable', { retryAfter: 1 })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return problem('invalid', { fields: { body: 'malformed' } })
  return problem('internal')
}

/** The stack without the message: the database's messages may quote what a diner typed. */
function logFailure(request: FastifyRequest, error: FastifyError): void {
  const frames = (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
  request.log.error({ error: error.name, code: error.code, frames }, 'a call failed')
}

function sentence(
  name: ProblemName,
  fields: Details['fields'] = {},
  phrases: Details['fieldPhrases'] = {},
): string {
  const wrong = Object.entries(fields).map(([field, how]) => {
    const isMissing = how === 'required' || how === 'malformed' || how === 'wrong-type'
    return (isMissing && phrases[field]) || `${field} ${fieldProblems[how]}`
  })
  if (wrong.length > 0) return `${wrong.join('; ')}.`
  return `${problemPhrase[name] ?? `${STATUS_CODES[problemStatus[name]]}: ${name}`}.`
}

/** In a union, what the first alternative found: the others are the ways of leaving a field empty. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || isFieldProblem(issue.message)) return [issue]
  const found = issue.errors[0] ?? []
  return found.flatMap(inner => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
}

function nameOf({ input, message, code }: z.core.$ZodIssue): FieldProblem {
  if (input === undefined || input === null) return 'required'
  if (isFieldProblem(message)) return message
  return code === 'invalid_type' ? 'wrong-type' : 'malformed'
}

function isFieldProblem(message: string): message is FieldProblem {
  return message in fieldProblems
}
