// The broadcaster alone, on a real database whose results a test can delay, to test changes during a load.

import { hash } from 'node:crypto'
import type { GroupChange } from '@tablemate/contract/live.ts'
import { startApp } from '@tablemate/test/app/app.ts'
import { holdIntervals, releaseIntervals } from '@tablemate/test/app/held-intervals.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { pino } from 'pino'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Sql } from '../db/database.ts'
import type { EventStream } from '../http/event-stream.ts'
import { createEvents } from '../pubsub/events.ts'
import { createGroupBroadcaster } from './group-broadcaster.ts'
import type { LoadedGroup } from './group-row.ts'
import { loadGroup } from './load-group.ts'

// A lost change fails a test instead of being made up for by the next reconciliation.
beforeAll(() => {
  holdIntervals()
  return releaseIntervals
})

describe('while the broadcaster loads a change', () => {
  test('a phone that subscribes with an older table receives all changes since', async () => {
    const { watch, change, load, gate } = await startBroadcaster()
    const early = await load()
    await change()
    const one = makeStream()
    watch(await load(), one)
    await expect.poll(() => gate.passed()).toBe(1)

    gate.close()
    await change()
    await expect.poll(() => gate.waiting()).toBe(1)
    const other = makeStream()
    watch(early, other)
    gate.open()
    const { revision } = await load()
    await expect.poll(() => [one.revision(), other.revision()]).toEqual([revision, revision])
    expect([one.gaps(), other.gaps()]).toEqual([0, 0])
  })

  test('a further change is sent after it', async () => {
    const { watch, change, load, gate } = await startBroadcaster()
    const stream = makeStream()
    watch(await load(), stream)
    await expect.poll(() => gate.passed()).toBe(1)

    gate.close()
    await change()
    await expect.poll(() => gate.waiting()).toBe(1)
    await change()
    gate.open()
    // A poll would move the held intervals on.
    await stream.until((await load()).revision)
  })
})

test('a stream that subscribes after the broadcaster has closed ends at once', async () => {
  const { broadcaster, watch, load } = await startBroadcaster()
  broadcaster.close()
  const stream = makeStream()
  watch(await load(), stream)
  expect(stream.isOpen()).toBe(false)
})

/** A separate broadcaster, not the app's, with a group that one diner changes. */
async function startBroadcaster() {
  const app = await startApp()
  const { group, diners } = await makeGroup(app, { diners: 1 })
  const { sql } = app.database
  const device = hash('sha256', diners[0].phone.cookie().split('=')[1] ?? '', 'hex')
  const gate = makeGate()
  const database = { ...app.database, sql: gate.wrap(sql) }
  const events = createEvents()
  const metrics = { recordLag() {} }
  const broadcaster = createGroupBroadcaster({
    database,
    clock: app.now,
    events,
    log: pino({ level: 'silent' }),
    sign: Buffer.from,
    metrics,
  })
  onTestFinished(broadcaster.close)
  return {
    broadcaster,
    gate,
    async load() {
      const loaded = await loadGroup(sql, group.id, app.now())
      if (!loaded) throw new Error('no table')
      return loaded
    },
    /** Subscribes as the diner's phone. */
    watch: (loaded: LoadedGroup, stream: EventStream) => broadcaster.watch(group.id, device, loaded, stream),
    async change() {
      await diners[0].order({ name: 'Soup', price: 900 })
      events.announce('group-changed', { groupId: group.id })
    },
  }
}

/** Delays the results of the database while it is closed. */
function makeGate() {
  let isClosed = false
  let opened = Promise.withResolvers<void>()
  let [passed, waiting] = [0, 0]
  return {
    wrap: (sql: Sql): Sql =>
      new Proxy(sql, {
        get(target, name) {
          if (name !== 'prepared') return Reflect.get(target, name)
          return async (...given: Parameters<Sql['prepared']>) => {
            const rows = await target.prepared(...given)
            waiting += 1
            if (isClosed) await opened.promise
            waiting -= 1
            passed += 1
            return rows
          }
        },
      }),
    passed: () => passed,
    waiting: () => waiting,
    close() {
      isClosed = true
      opened = Promise.withResolvers<void>()
    },
    open() {
      isClosed = false
      opened.resolve()
    },
  }
}

interface RecordedStream extends EventStream {
  /** The last revision. */
  revision(): number
  /** Resolves at this revision. */
  until(revision: number): Promise<void>
  /** The number of gaps in the revisions. */
  gaps(): number
  isOpen(): boolean
}

function makeStream(): RecordedStream {
  let [revision, gaps, isOpen] = [0, 0, true]
  let resolveIfThere = () => {}
  return {
    begin(_, data) {
      revision = (JSON.parse(data) as { revision: number }).revision
    },
    send(event, data) {
      if (event !== 'change') return true
      const change = JSON.parse(data) as GroupChange
      if (change.since > revision) gaps += 1
      else revision = Math.max(revision, change.revision)
      resolveIfThere()
      return true
    },
    until: wanted =>
      new Promise(resolve => {
        resolveIfThere = () => {
          if (revision >= wanted) resolve()
        }
        resolveIfThere()
      }),
    end() {
      isOpen = false
    },
    revision: () => revision,
    gaps: () => gaps,
    isOpen: () => isOpen,
  }
}
