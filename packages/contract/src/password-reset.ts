// Endpoints of forgotten passwords: a link sent by mail sets a new password.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, newPassword, resetToken } from './fields.ts'
import { signedIn } from './restaurants.ts'

const path = '/api/restaurants/password-reset'

export const getPasswordReset = endpoint({
  method: 'GET',
  path,
  summary: 'Whether this server can send mail, and so offer links that set a new password',
  access: 'anyone',
  reply: z.object({ isAvailable: z.boolean() }),
  status: 200,
  problems: [],
  needsDatabase: false,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path,
  summary: 'Mail the account of this address a reset link; the reply is the same if there is no account',
  access: 'anyone',
  body: z.object({ email }),
  status: 204,
  problems: ['mail-not-set-up', 'too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'PUT',
  path,
  summary: 'Set a new password with the link’s token, once; all sessions end, and a new one starts',
  access: 'anyone',
  body: z.object({ token: resetToken, newPassword }),
  reply: signedIn,
  status: 200,
  problems: ['reset-link-invalid'],
})
