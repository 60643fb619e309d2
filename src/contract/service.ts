// The service itself: is it alive, is it ready.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const health = z.object({ status: z.literal('ok') })

const readiness = z.object({
  status: z.literal('ok'),
  /** Calls that write are refused; all others are served. */
  limited: z.optional(z.literal('disk-full')),
})

export const isLive = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process answers',
  access: 'anyone',
  needsDatabase: false,
  reply: health,
  status: 200,
  problems: [],
})

export const isReady = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process can serve: its database answers, and it is not about to end',
  access: 'anyone',
  // It says itself why the database does not answer.
  needsDatabase: false,
  reply: readiness,
  status: 200,
  problems: ['unavailable'],
})
