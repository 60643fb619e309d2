// Turns every failure into a reply with a problem: a name with a status, never the internal error.

import { STATUS_CODES } from 'node:http'
import type { Endpoint } from '@tablemate/contract/endpoint.ts'
import {
  type FieldProblem,
  fieldProblems,
  type ProblemBody,
  type ProblemName,
  problemPhrase,
  problemStatus,
  type UnavailableReason,
} from '@tablemate/contract/problem.ts'
import type { TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import type { NewPrice } from '@tablemate/domain/menu/menu-price.ts'
import type { StaffAct } from '@tablemate/domain/staff/roles.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { isDatabaseAway, isLockTimeout } from './db/failures.ts'

interface Details {
  readonly fields?: Record<string, FieldProblem>
  /** Replace the standard phrase for a missing or malformed field. */
  readonly fieldPhrases?: Endpoint['fieldPhrases']
  readonly due?: number
  /** The new prices, with 'price-changed'. */
  readonly prices?: readonly NewPrice[]
  /** The group of options or the option that the problem is about. */
  readonly choice?: ProblemBody['choice']
  /** The present values of the fields that changed, with 'changed-meanwhile'. */
  readonly current?: Readonly<Record<string, unknown>>
  /** Seconds. */
  readonly retryAfter?: number
  /** When the restaurant opens, with 'closed'. */
  readonly opensAt?: string
  /** The current state of the ticket, with 'ticket-moved'. */
  readonly state?: TicketState
  /** What needs a PIN, with 'pin-required'. */
  readonly act?: StaffAct
  /** Sent by the readiness check only. */
  readonly reason?: UnavailableReason
}

/** The error to throw when a request cannot be served; `problem()` creates it. */
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

/** Converts zod's issues (with `reportInput`) to field problems by field path. The message of a zod check is the field problem's name. */
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

/** Makes the app reply to every error in the problem format (decisions.md, Calls). */
export function sendErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendProblem(reply, request, problemFor(request, error))
  })
}

/** The problem that an error is for the client. Logs a failure. */
export function problemFor(request: FastifyRequest, error: FastifyError): Problem {
  const found = request.raw.errored === error ? connectionLost : asProblem(error)
  // A Problem that the code throws on purpose is not logged as a failure.
  const isFailure = found.problem === 'internal' || found.problem === 'unavailable'
  if (isFailure && !(error instanceof Problem)) logFailure(request, error)
  return found
}

/** The client disconnected while sending the body. The error code looks like that of a broken database connection. */
const connectionLost = problem('invalid', { fields: { body: 'malformed' } })

/** Sends a problem as the reply. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, found: Problem): void {
  const { retryAfter } = found.details
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  const body = bodyFor(request, found)
  reply.status(problemStatus[found.problem]).header('cache-control', 'no-store').send(body)
}

/** The body of a request's reply. */
export function bodyFor({ id }: FastifyRequest, { problem: name, details }: Problem): ProblemBody {
  return { ...problemBody(name, details), ...(name === 'internal' && { requestId: id }) }
}

/** The reply's body, also for replies that Fastify does not send. */
export function problemBody(
  name: ProblemName,
  { fields, fieldPhrases, due, prices, choice, current, opensAt, state, act, reason }: Details = {},
): ProblemBody {
  return {
    problem: name,
    message: sentence(name, fields, fieldPhrases),
    ...(fields && { fields }),
    ...(due !== undefined && { due }),
    ...(prices && { prices: [...prices] }),
    ...(choice && { choice }),
    ...(current && { current }),
    ...(opensAt && { opensAt }),
    ...(state && { state }),
    ...(act && { act }),
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

/**
 * Logs the stack without the message: messages of the database may quote a diner's input. A lost database is no error of a call
 * whose client has gone, such as one that still runs while the server closes.
 */
function logFailure(request: FastifyRequest, error: FastifyError): void {
  const frames = (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
  const level = request.raw.socket.destroyed && isDatabaseAway(error) ? 'warn' : 'error'
  request.log[level]({ error: error.name, code: error.code, frames }, 'a call failed')
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

/** Of a union's issues, those of its first alternative. The other alternatives only allow an empty field. */
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
