// The beta gate: it hides the app, but authorises nothing, and no other endpoint depends on it.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getGate = endpoint({
  method: 'GET',
  path: '/api/beta',
  summary: 'Whether there is a gate, for a phone whose cached page may be out of date',
  access: 'anyone',
  needsDatabase: false,
  reply: z.object({ gate: z.boolean() }),
  status: 200,
  problems: [],
})

export const verifyBeta = endpoint({
  method: 'POST',
  path: '/api/beta/verify',
  summary: 'Whether this is the beta access code; blanks around it are ignored',
  access: 'anyone',
  needsDatabase: false,
  body: z.object({ code: z.string({ error: 'wrong-type' }) }),
  status: 204,
  problems: ['wrong-code', 'too-many-requests'],
})
