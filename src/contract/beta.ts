// The beta gate: a curtain before the app, not authorisation; no other call depends on it.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getGate = endpoint({
  method: 'GET',
  path: '/api/beta',
  summary: 'Whether there is a gate: a phone that keeps the page knows what was so when it got it',
  access: 'anyone',
  needsDatabase: false,
  reply: z.object({ gate: z.boolean() }),
  status: 200,
  problems: [],
})

export const verifyBeta = endpoint({
  method: 'POST',
  path: '/api/beta/verify',
  summary: 'Whether this is the beta access code; blanks around it are passed over',
  access: 'anyone',
  needsDatabase: false,
  body: z.object({ code: z.string({ error: 'wrong-type' }) }),
  status: 204,
  problems: ['wrong-code', 'too-many-requests'],
})
