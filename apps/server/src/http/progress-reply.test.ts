// A reply that has begun with lines of progress always ends.

import { endpoint } from '@tablemate/contract/endpoint.ts'
import { startOneEndpoint } from '@tablemate/test/app/one-endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

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
  const { url } = await startOneEndpoint((app, serve) =>
    serve(app, told, async ({ onProgress }) => {
      onProgress?.({ page: 1 })
      return { text: 'not serialised' }
    }),
  )
  const ask = async (accept: string) =>
    (await fetch(`${url}/api/told`, { method: 'POST', headers: { accept } })).text()
  const [line, last] = (await ask('application/x-ndjson')).split('\n')
  expect([line, JSON.parse(last ?? '').problem]).toEqual(['{"page":1}', 'internal'])
  expect(JSON.parse(await ask('application/json'))).toEqual({ text: 'not serialised' })
})
