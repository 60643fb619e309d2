// Changes of a group while a board opens.

import type { BoardChange } from '@tablemate/contract/kitchen.ts'
import { expect, test } from 'vitest'
import { createBoardChannel, type Watcher } from './board-channel.ts'
import type { BoardPart } from './board-part.ts'

const group = 'group'

/** The part of a group at this revision. Its request has the revision as id. */
function partAt(revision: number): BoardPart {
  const createdAt = new Date(revision).toISOString()
  const request = {
    id: revision,
    groupId: group,
    table: null,
    member: 'Ann',
    kind: 'bill' as const,
    createdAt,
  }
  const empty = { seating: null, left: null, tickets: [], offMenu: [], courses: [], listsUnpaid: false }
  return { ...empty, revision, requests: [request] }
}

/** A board that records the received request ids; `until` waits for an id. */
function makeWatcher() {
  const shown: number[] = []
  let resolveIfShown = () => {}
  const receive = (_: string, text: string) => {
    const { requests } = JSON.parse(text) as Pick<BoardChange, 'requests'>
    shown.push(...requests.map(({ id }) => id))
    resolveIfShown()
    return true
  }
  const watcher: Watcher = {
    session: { restaurantId: 1, role: 'owner', token: '' },
    stream: { begin: receive, send: receive, end: () => {} },
  }
  const until = (id: number) =>
    new Promise<number[]>(resolve => {
      resolveIfShown = () => {
        if (shown.includes(id)) resolve(shown)
      }
      resolveIfShown()
    })
  return { watcher, until }
}

function makeChannel() {
  let revision = 1
  const loaded: (() => void)[] = []
  const channel = createBoardChannel(
    async () => {
      const part = partAt(revision)
      queueMicrotask(() => loaded.shift()?.())
      return new Map([[group, part]])
    },
    { now: () => new Date(0), warn: () => {} },
  )
  return {
    channel,
    /** Changes the group, and resolves once the channel has loaded it. */
    change(): Promise<void> {
      revision += 1
      return new Promise(resolve => {
        loaded.push(resolve)
        channel.markChanged(group)
      })
    },
  }
}

test('a change that is loaded while the first board opens is sent to it', async () => {
  const { channel, change } = makeChannel()
  channel.reserve()
  const parts = new Map([[group, partAt(1)]])
  await change()
  const { watcher, until } = makeWatcher()
  channel.add(watcher, parts)
  expect(await until(2)).toEqual([1, 2])
  channel.close()
})

test('a board that loads a newer state than the others received makes it reach them', async () => {
  const { channel, change } = makeChannel()
  const first = makeWatcher()
  channel.add(first.watcher, new Map([[group, partAt(1)]]))
  await change()
  expect(await first.until(2)).toEqual([1, 2])

  const second = makeWatcher()
  // Loaded before the event of the change arrives.
  channel.add(second.watcher, new Map([[group, partAt(3)]]))
  expect(await second.until(2)).toEqual([3, 2])
  await change()
  expect((await first.until(3)).at(-1)).toBe(3)
  expect((await second.until(3)).at(-1)).toBe(3)
  channel.close()
})

test('an unchanged state is not sent', async () => {
  const { channel, change } = makeChannel()
  const { watcher, until } = makeWatcher()
  channel.add(watcher, new Map([[group, partAt(2)]]))
  await change()
  await change()
  expect(await until(3)).toEqual([2, 3])
  channel.close()
})

test("groups without anything on the board are loaded again at the restaurant's first payment", async () => {
  const loads: string[][] = []
  let listsUnpaid = false
  const left = (): BoardPart => ({ ...partAt(1), requests: [], listsUnpaid })
  const channel = createBoardChannel(
    async ids => {
      loads.push([...ids].sort())
      return new Map(ids.map(id => [id, id === 'left' ? left() : { ...partAt(2), listsUnpaid }]))
    },
    { now: () => new Date(0), warn: () => {} },
  )
  channel.add(
    makeWatcher().watcher,
    new Map([
      ['left', left()],
      [group, partAt(1)],
    ]),
  )
  listsUnpaid = true
  channel.markChanged(group)
  await expect.poll(() => loads, { timeout: 120_000 }).toEqual([[group], [group, 'left']])
  channel.close()
})
