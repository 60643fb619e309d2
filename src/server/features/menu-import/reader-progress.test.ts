// Which messages of a reader process are progress, and which end the reading.

import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { openMenuReaderPool } from './menu-reader-pool.ts'

const children = vi.hoisted((): EventEmitter[] => [])
vi.mock('node:child_process', () => ({ fork: () => children.shift() }))

test('only pages that a file can have are told, and a result is never taken for progress', async () => {
  const [first, second] = [readerOf(), readerOf()]
  children.push(first, second)
  const readers = openMenuReaderPool({ warn() {}, error() {} })
  const told: unknown[] = []
  const task = { kind: 'pdf', content: new Uint8Array(), result: 'preview' } as never
  const reading = readers.read(task, { restaurantId: 1, onProgress: line => void told.push(line) })
  await expect.poll(() => first.listenerCount('message')).toBe(1)
  first.emit('message', { kind: 'needs-recognition', instead: null, isForHeadings: false })
  await expect.poll(() => second.listenerCount('message')).toBe(1)
  const pages = { page: 2, pages: 12 }
  const faulty = [{ page: 3, pages: 2 }, { page: 0, pages: 2 }, { page: 1, pages: 13 }, {}, null, 'kind']
  for (const message of [...faulty, pages]) second.emit('message', message)
  const result = { kind: 'unreadable', fault: 'no-menu', page: 1, pages: 1 }
  second.emit('message', result)
  expect(await reading).toEqual(result)
  expect(told).toEqual([pages])
})

/** A reader process that says only what the test emits. */
function readerOf() {
  return Object.assign(new EventEmitter(), { connected: true, send() {}, kill() {} })
}
