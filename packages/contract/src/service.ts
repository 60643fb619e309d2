// Endpoints of health checks: liveness and readiness.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const health = z.object({ status: z.literal('ok') })

const readiness = z.object({
  status: z.literal('ok'),
  /** The server refuses calls that write, and serves all others. */
  limited: z.optional(z.literal('disk-full')),
})

export const isLive = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process is alive',
  access: 'anyone',
  needsDatabase: false,
  reply: health,
  status: 200,
  problems: [],
})

export const isReady = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process can serve: its database responds, and it is not shutting down',
  access: 'anyone',
  // The handler itself reports why the database does not respond.
  needsDatabase: false,
  reply: readiness,
  status: 200,
  problems: ['unavailable'],
})
