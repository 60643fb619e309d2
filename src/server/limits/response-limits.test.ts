// Answers that are asked for and not taken: they have bounds, and cost nobody else an answer. On an app with one call,
// whose answer is longer than what two kernels hold for a connection.

import { hash } from 'node:crypto'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { shareApp } from '../../../test/app/app.ts'
import { follow, look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone } from '../../../test/diners/phone.ts'
import { closing, open } from '../../../test/network/sockets.ts'
import { recogniseDevices } from '../auth/device-cookie.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { answerProblems } from '../problems.ts'
import { defaultBounds } from './connection-bounds.ts'
import { boundConnections } from './connection-limits.ts'
import { createReadQueue } from './read-queue.ts'
import { limitResponses } from './response-limits.ts'

const MB = 2 ** 20
const app = shareApp()

test('a browser that asks for six things at once gets them all', async () => {
  const { group, diners } = await makeGroup(app())
  const asked = Array.from({ length: 6 }, () => look(diners[0].phone, group.id))
  for (const { revision } of await Promise.all(asked)) expect(revision).toBeGreaterThan(0)
})

test('a long table comes whole, asked for, packed and told', async () => {
  const { group, diners } = await makeGroup(app())
  const feast = Array.from({ length: 34 }, () => ({
    name: 'x'.repeat(120),
    price: 1,
    modifications: 'y'.repeat(300),
  }))
  for (let order = 0; order < 24; order += 1) await diners[0].order(...feast)
  const asked = await look(diners[0].phone, group.id)
  expect(JSON.stringify(asked).length).toBeGreaterThan(350 * 1024)
  expect((await follow(diners[0].phone, group.id)).table()).toEqual(asked)
  const path = `/api/groups/${group.id}/table`
  const plain = await diners[0].phone.send('GET', path, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify(plain.body))))
  expect(plain.body).toEqual(asked)
})

test('four reads of a device are under way at once, the next begins when one has ended', async () => {
  const turns = createReadQueue({ atOnce: 4, waiting: 2, timeoutMs: 60_000 })
  const ends = await Promise.all(Array.from({ length: 4 }, () => turns.take('ann')))
  const fifth = turns.take('ann')
  expect([fifth, turns.take('ben')].map(turn => turn instanceof Promise)).toEqual([true, false])
  ends[2]?.()
  const end = await fifth
  const waiting = [turns.take('ann'), turns.take('ann')]
  await expect(turns.take('ann')).rejects.toMatchObject({ problem: 'unavailable' })
  for (const one of [...ends.slice(0, 2), end]) one()
  for (const taken of waiting) (await taken)()
  ends[3]?.()
  expect(turns.countOf('ann')).toBe(0)
})

test('who waited in vain for a turn is told to come again, and leaves nothing behind', async () => {
  const turns = createReadQueue({ atOnce: 1, waiting: 2, timeoutMs: 1 })
  const end = await turns.take('ann')
  await expect(turns.take('ann')).rejects.toMatchObject({ problem: 'unavailable' })
  end()
  expect(turns.countOf('ann')).toBe(0)
})

test('a phone that takes none of its answers waits for the next, and is served once they are cut off; others do not wait', async () => {
  const { url, unsent, status } = await startLong({ largeStalledMs: 1500 })
  const deaf = await askDeaf(url, 'ann', 4)
  await expect.poll(unsent).toBeGreaterThan(12 * MB)
  let isServed = false
  const next = status('ann').finally(() => {
    isServed = true
  })
  expect(await status('ben')).toBe(200)
  expect([isServed, deaf.destroyed]).toEqual([false, false])
  expect(await next).toBe(200)
  await closing(deaf)
  await expect.poll(unsent).toBe(0)
})

test('answers that nobody takes have bounds in bytes: who asks for more is refused or cut off, others are served', async () => {
  const { url, unsent, most, status } = await startLong({ unsentPerAddress: 20 * MB, unsentInAll: 40 * MB })
  const sockets: Socket[] = []
  for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
    for (let at = 0; at < 10; at += 1) sockets.push(await askDeaf(url, `deaf ${from} ${at}`, 4, from))
    await expect.poll(unsent).toBeGreaterThan(12 * MB)
    expect(await status('neighbour')).toBe(200)
  }
  expect(most()).toBeGreaterThan(30 * MB)
  expect(most()).toBeLessThanOrEqual(40 * MB)
  for (const socket of sockets) socket.destroy()
  await expect.poll(unsent).toBe(0)
})

test('of one address 32 answers are computed at once, however many devices ask; the others wait', async () => {
  const gate = Promise.withResolvers<void>()
  const { status, atOnce, mostAtOnce } = await startLong({}, { letters: 10, gate: gate.promise })
  const asked = Array.from({ length: 40 }, (_, at) => status(`phone ${at}`))
  await expect.poll(atOnce).toBe(32)
  gate.resolve()
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200))
  expect(mostAtOnce()).toBe(32)
})

const long = endpoint({
  method: 'GET',
  path: '/api/long',
  summary: 'A long answer',
  access: 'anyone',
  reply: z.object({ text: z.string() }),
  status: 200,
  problems: [],
})

/** Its answers wait for the gate, if there is one. */
async function startLong(
  bounds: Partial<typeof defaultBounds>,
  { letters = 4 * MB, gate }: { letters?: number; gate?: Promise<void> } = {},
) {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  const all = { ...defaultBounds, lookEveryMs: 100, ...bounds }
  limitResponses(
    app,
    boundConnections(app.server, all, () => false),
    all,
  )
  answerProblems(app)
  recogniseDevices(app)
  app.decorate('healthCheck', { guard: work => work() } as typeof app.healthCheck)
  const text = 'x'.repeat(letters)
  let [most, running, mostAtOnce] = [0, 0, 0]
  serveEndpoint(app, long, async () => {
    most = Math.max(most, app.answers.unsent())
    running += 1
    mostAtOnce = Math.max(mostAtOnce, running)
    await gate
    running -= 1
    return { text }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    unsent: () => {
      most = Math.max(most, app.answers.unsent())
      return app.answers.unsent()
    },
    /** The most bytes that were seen to lie there. */
    most: () => most,
    atOnce: () => running,
    mostAtOnce: () => mostAtOnce,
    status: async (name: string) => (await makePhone(url, { headers: cookieOf(name) }).call(long, {})).status,
  }
}

/** Asks so many times on one connection, and takes nothing of what comes. */
async function askDeaf(url: string, name: string, times: number, from?: string): Promise<Socket> {
  const asking = `GET /api/long HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(name).cookie}\r\n\r\n`
  return open(url, asking.repeat(times), from)
}

function cookieOf(name: string) {
  return { cookie: `tablemate_device=${hash('sha256', name, 'base64url')}` }
}
