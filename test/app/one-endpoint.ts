// A server with a single endpoint, without a database, to test how replies are sent.

import cookie from '@fastify/cookie'
import { recogniseDevices } from '@tablemate/server/auth/device-cookie.ts'
import { serveEndpoint } from '@tablemate/server/http/serve-endpoint.ts'
import { defaultBounds, limitConnections } from '@tablemate/server/limits/connection-limits.ts'
import { limitRequests } from '@tablemate/server/limits/request-slots.ts'
import { limitUnreadResponses } from '@tablemate/server/limits/unread-responses.ts'
import { sendErrorsAsProblems } from '@tablemate/server/problems.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

/** Listens until the test ends. `serve` adds the endpoint with `serveEndpoint`. */
export async function startOneEndpoint(
  serve: (app: FastifyInstance, add: typeof serveEndpoint) => void,
  bounds: Partial<typeof defaultBounds> = {},
): Promise<{ readonly app: FastifyInstance; readonly url: string }> {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  const all = { ...defaultBounds, ...bounds }
  limitConnections(app.server, all, () => false)
  limitRequests(app)
  limitUnreadResponses(app, all)
  sendErrorsAsProblems(app)
  recogniseDevices(app)
  app.decorate('healthCheck', { guard: work => work() } as typeof app.healthCheck)
  serve(app, serveEndpoint)
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
