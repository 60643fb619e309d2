// The routes that the server registers: endpoints of the contract, all in the OpenAPI document, and a few that serve files.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { endpoints } from '@tablemate/contract/all.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { readDocument } from '@tablemate/test/fuzz/document.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

const served: string[] = []
const onInitialised = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) served.push(`${verb} ${asDocumented(url)}`)
  })
beforeAll(() => subscribe('fastify.initialization', onInitialised))
const app = shareAppInFile({ env: { METRICS_TOKEN: 'sesame' } })
beforeAll(() => void unsubscribe('fastify.initialization', onInitialised))

/** Public routes outside the contract: the client's files, the document and the metrics. */
const otherRoutes = [
  /^(GET|HEAD) \/(assets|icons|pdf-decoders)\//,
  /^(GET|HEAD) \/[\w.-]+\.(js|svg|txt|webmanifest|html|png)$/,
  /^(GET|HEAD) \/$/,
  /^GET \/api\/openapi\.json$/,
  /^(GET|HEAD) \/api\/docs(\/|$)/,
  /^GET \/metrics$/,
  /^(GET|POST|DELETE) \/print\/\{token\}$/,
]

// Threat: access-rules
test('the OpenAPI document lists exactly the routes that the server serves', async () => {
  const documented = (await readDocument(app().url)).map(({ method, path }) => `${method} ${path}`)
  const calls = served.filter(route => !otherRoutes.some(pattern => pattern.test(route)))
  expect(calls.sort()).toEqual(documented.sort())
  // All of them are endpoints of the contract.
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${asDocumented(path)}`)
  expect(declared.sort()).toEqual(documented)
})

function asDocumented(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
