// No route is forgotten: the served routes, the OpenAPI document and the endpoints of the access tests (access.test.ts,
// require-session.test.ts, staff.test.ts) are the same.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { startApp } from '../../../test/app/app.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { readDocument } from '../../../test/fuzz/document.ts'

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

test('the OpenAPI document lists exactly the routes that the server serves', async () => {
  const { url, served } = await startAndListRoutes()
  const documented = (await readDocument(url)).map(({ method, path }) => `${method} ${path}`)
  const calls = served.filter(route => !otherRoutes.some(pattern => pattern.test(route)))
  expect(calls.sort()).toEqual(documented.sort())
  // All of them are endpoints of the contract, and the access tests cover every endpoint.
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${asDocumented(path)}`)
  expect(declared.sort()).toEqual(documented)
})

test('no writing endpoint accepts a request from a foreign page', async () => {
  const { url } = await startApp()
  const routes = (await readDocument(url)).filter(({ method }) => method !== 'GET')
  expect(routes.length).toBeGreaterThan(20)
  for (const { method, path } of routes)
    for (const marker of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const headers = { 'content-type': 'application/json', ...(marker as Record<string, string>) }
      const reply = await makePhone(url).send(method, path.replace(/\{\w+\}/g, '1'), { headers, body: '{}' })
      expect([method, path, reply.status, reply.problem.problem]).toEqual([
        method,
        path,
        403,
        'foreign-origin',
      ])
    }
})

test('no foreign page may read a reply', async () => {
  const { url } = await startApp()
  for (const { path } of await readDocument(url)) {
    const headers = { origin: 'https://elsewhere.example' }
    const reply = await makePhone(url).send('OPTIONS', path.replace(/\{\w+\}/g, '1'), { headers })
    expect([path, reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([path, 404, null])
  }
})

async function startAndListRoutes() {
  const served: string[] = []
  const onInitialised = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) served.push(`${verb} ${asDocumented(url)}`)
    })
  subscribe('fastify.initialization', onInitialised)
  const { url } = await startApp().finally(() => unsubscribe('fastify.initialization', onInitialised))
  return { url, served }
}

function asDocumented(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
