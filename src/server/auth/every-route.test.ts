// That no door was forgotten: what the server serves, what its document tells of and what the tables of who may do what
// (access.test.ts, require-session.test.ts) go through are the same.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { startApp } from '../../../test/app/app.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { readDocument } from '../../../test/fuzz/document.ts'

/** What is served to anybody and is no call of the contract: the app's files, the document, and the metrics. */
const besides = [
  /^(GET|HEAD) \/(assets|icons)\//,
  /^(GET|HEAD) \/[\w-]+\.(js|svg|txt|webmanifest|html|png)$/,
  /^(GET|HEAD) \/$/,
  /^GET \/api\/openapi\.json$/,
  /^(GET|HEAD) \/api\/docs(\/|$)/,
  /^GET \/metrics$/,
]

test('every route that the server serves is in the document, and the other way round', async () => {
  const { url, served } = await startAndListRoutes()
  const documented = (await readDocument(url)).map(({ method, path }) => `${method} ${path}`)
  const calls = served.filter(route => !besides.some(pattern => pattern.test(route)))
  expect(calls.sort()).toEqual(documented.sort())
  // And all of them are endpoints of the contract, which the tables of who may do what compare themselves with.
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${asDocumented(path)}`)
  expect(declared.sort()).toEqual(documented)
})

test('nothing that writes is done for a foreign page', async () => {
  const { url } = await startApp()
  const routes = (await readDocument(url)).filter(({ method }) => method !== 'GET')
  expect(routes.length).toBeGreaterThan(20)
  for (const { method, path } of routes)
    for (const sign of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const headers = { 'content-type': 'application/json', ...(sign as Record<string, string>) }
      const answer = await makePhone(url).send(method, path.replace(/\{\w+\}/g, '1'), { headers, body: '{}' })
      expect([method, path, answer.status, answer.problem.problem]).toEqual([
        method,
        path,
        403,
        'foreign-origin',
      ])
    }
})

test('no foreign page may read an answer', async () => {
  const { url } = await startApp()
  for (const { path } of await readDocument(url)) {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await makePhone(url).send('OPTIONS', path.replace(/\{\w+\}/g, '1'), { headers })
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      path,
      404,
      null,
    ])
  }
})

async function startAndListRoutes() {
  const served: string[] = []
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.push(`${one} ${asDocumented(url)}`)
    })
  subscribe('fastify.initialization', note)
  const { url } = await startApp().finally(() => unsubscribe('fastify.initialization', note))
  return { url, served }
}

function asDocumented(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}
