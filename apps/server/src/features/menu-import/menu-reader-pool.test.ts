// Which messages of a reader process are progress, whose text is recognised next, and what that costs.

import { EventEmitter } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRateLimits } from '../../limits/rate-limits.ts'
import { openMenuReaderPool } from './menu-reader-pool.ts'
import { othersWait, type ReaderTask } from './reader-messages.ts'
import { runReaderTask } from './run-reader-task.ts'

interface Child extends EventEmitter {
  readonly task: Extract<ReaderTask, { isRecognised: boolean }>
}

/** The processes that recognise text, in the order of their start. They end when the test says so. */
const recognising = vi.hoisted((): Child[] => [])
vi.mock('node:child_process', () => ({ fork: startChild }))

const preview = { kind: 'preview', reply: new Uint8Array() } as const
const needsRecognition = { kind: 'needs-recognition', instead: null, isForHeadings: false } as const

/** A process that reads immediately and finds that it must recognise the text of a 'pdf'. */
function startChild() {
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    kill: () => setImmediate(() => child.emit('exit', null, 'SIGKILL')),
    send(task: Child['task'] | typeof othersWait) {
      if (task === othersWait) return
      if (task.isRecognised) recognising.push(Object.assign(child, { task }))
      else setImmediate(() => child.emit('message', task.kind === 'pdf' ? needsRecognition : preview))
    },
  })
  return child
}

beforeEach(() => void recognising.splice(0))

function open() {
  const readers = openMenuReaderPool({ warn() {}, error() {} })
  onTestFinished(() => readers.close())
  return readers
}

const scan = {
  kind: 'pdf',
  content: new Uint8Array(),
  name: 'menu.pdf',
  columns: null,
  currency: 'USD',
  language: 'en',
  isRecognised: false,
  result: 'preview',
} as const

/** The process that recognises now, as the `nth` since the test began. */
async function turn(nth: number): Promise<Child> {
  await expect.poll(() => recognising.length).toBe(nth)
  return recognising[nth - 1] as Child
}

test('only pages that a file can have are told, and a result is never taken for progress', async () => {
  const told: unknown[] = []
  const reading = open().read(scan, {
    restaurantId: 1,
    address: 'here',
    onProgress: line => void told.push(line),
  })
  const child = await turn(1)
  const pages = { page: 2, pages: 12 }
  const faulty = [{ page: 3, pages: 2 }, { page: 0, pages: 2 }, { page: 1, pages: 13 }, {}, null, 'kind']
  for (const message of [...faulty, pages]) child.emit('message', message)
  const result = { kind: 'unreadable', fault: 'no-menu', page: 1, pages: 1 }
  child.emit('message', result)
  expect(await reading).toEqual(result)
  expect(told).toEqual([pages])
})

// Threat: hostile-files
test('text is recognised by turns of addresses, and later for a restaurant for which it was done lately', async () => {
  const readers = open()
  /** How often each restaurant was notified that its file waits. */
  const told = new Map<number, number>()
  const start = (restaurantId: number, address: string) => {
    const onProgress = () => told.set(restaurantId, (told.get(restaurantId) ?? 0) + 1)
    const sender = { restaurantId, address, onProgress }
    return readers.read({ ...scan, name: String(restaurantId) }, sender).catch(String)
  }
  const wait = async (restaurantId: number, address: string) => {
    told.delete(restaurantId)
    const reading = start(restaurantId, address)
    await expect.poll(() => told.has(restaurantId)).toBe(true)
    return { reading }
  }
  const end = async (nth: number) => {
    const child = await turn(nth)
    child.emit('message', preview)
    return Number(child.task.name)
  }
  const first = start(1, 'crowd')
  await turn(1)
  for (const restaurantId of [2, 3, 4]) await wait(restaurantId, 'crowd')
  const newest = await wait(5, 'crowd')
  await wait(9, 'elsewhere')
  expect(await newest.reading).toBe('Error: unavailable')
  expect(await end(1)).toBe(1)
  expect(await first).toEqual(preview)
  await wait(1, 'other')
  await wait(10, 'another')
  const order = []
  for (let nth = 2; nth <= 7; nth += 1) order.push(await end(nth))
  expect(order).toEqual([2, 9, 3, 1, 10, 4])
  // Each of them heard at every turn that it still waits.
  expect(told.get(4)).toBe(6)
})

// Threat: hostile-files
test('seconds of recognition are limited per restaurant and address; other files and places are not', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  const context = {
    metrics: { menuFile() {} },
    rateLimits: createRateLimits(1),
  } as never
  const readers = open()
  const read = (restaurantId: number, address: string, kind: 'pdf' | 'csv' = 'pdf', signal?: AbortSignal) =>
    runReaderTask(readers, context, { ...scan, kind }, { restaurantId, address, signal }).then(
      ({ kind }) => kind,
      String,
    )
  const recognise = async (nth: number, sender: [restaurantId: number, address: string], end?: 'leaves') => {
    const client = new AbortController()
    const reading = read(...sender, 'pdf', client.signal)
    const child = await turn(nth)
    now += 49_500
    if (end === 'leaves') client.abort('left')
    else child.emit('message', preview)
    return reading
  }
  expect(await recognise(1, [1, 'here'])).toBe('preview')
  expect(await recognise(2, [1, 'here'], 'leaves')).toBe('left')
  expect(await read(1, 'here')).toBe('Error: too-many-requests')
  expect(await read(1, 'there')).toBe('Error: too-many-requests')
  expect(await recognise(3, [2, 'here'])).toBe('preview')
  expect(await read(3, 'here')).toBe('Error: too-many-requests')
  expect(await read(3, 'here', 'csv')).toBe('preview')
  expect(await recognise(4, [3, 'there'])).toBe('preview')
})
