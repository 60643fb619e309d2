// A reply that has begun with lines of progress always ends.

import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { recogniseDevices } from '../auth/device-cookie.ts'
import { defaultBounds } from '../limits/connection-bounds.ts'
import { limitConnections } from '../limits/connection-limits.ts'
import { limitReplies } from '../limits/reply-limits.ts'
import { sendErrorsAsProblems } from '../problems.ts'
import { serveEndpoint } from './serve-endpoint.ts'

const told = endpoint({
  method: 'POST',
  path: '/api/told',
  summary: 'An answer after its progress',
  access: 'anyone',
  reply: z.object({ text: z.string() }),
  progress: z.object({ page: z.int() }),
  status: 200,
  problems: [],
})

test('an answer that cannot follow the progress is a problem, and the reply ends', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  limitReplies(
    app,
    limitConnections(app.server, defaultBounds, () => false),
    defaultBounds,
  )
  sendErrorsAsProblems(app)
  recogniseDevices(app)
  app.decorate('healthCheck', { guard: work => work() } as typeof app.healthCheck)
  serveEndpoint(app, told, async ({ onProgress }) => {
    onProgress?.({ page: 1 })
    return { text: 'not serialised' }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (accept: string) =>
    (await fetch(`${url}/api/told`, { method: 'POST', headers: { accept } })).text()
  const [line, last] = (await ask('application/x-ndjson')).split('\n')
  expect([line, JSON.parse(last ?? '').problem]).toEqual(['{"page":1}', 'internal'])
  expect(JSON.parse(await ask('application/json'))).toEqual({ text: 'not serialised' })
})
