// A forgotten password: a link by mail, which sets a new one.

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, newPassword, resetToken } from './fields.ts'
import { signedIn } from './restaurants.ts'

const path = '/api/restaurants/password-reset'

export const getPasswordReset = endpoint({
  method: 'GET',
  path,
  summary: 'Whether this server can send mail, and with it a link to a new password',
  access: 'anyone',
  reply: z.object({ isAvailable: z.boolean() }),
  status: 200,
  problems: [],
  needsDatabase: false,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path,
  summary: 'Send the account of this email address a link to a new password; answered alike if there is none',
  access: 'anyone',
  body: z.object({ email }),
  status: 204,
  problems: ['mail-not-set-up', 'too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'PUT',
  path,
  summary: 'Set a new password by the link’s token, once; every session ends, and a new one starts here',
  access: 'anyone',
  body: z.object({ token: resetToken, newPassword }),
  reply: signedIn,
  status: 200,
  problems: ['reset-link-invalid'],
})
