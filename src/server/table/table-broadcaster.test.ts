// The hub alone, on a real database whose answers a test can hold back: what happens while it loads.

import { hash } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { TableChange } from '#contract/live.ts'
import { startApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import type { Sql } from '../db/database.ts'
import type { EventStream } from '../http/event-stream.ts'
import { createEvents } from '../pubsub/events.ts'
import { loadTable } from './load-table.ts'
import { createTableBroadcaster } from './table-broadcaster.ts'
import type { LoadedTable } from './table-row.ts'

describe('while the hub loads a change', () => {
  test('a phone that comes with an older table is told all that it does not know', async () => {
    const { watch, change, load, answers } = await startBroadcaster()
    const early = await load()
    await change()
    const one = makeLine()
    watch(await load(), one)
    await expect.poll(() => answers.count()).toBe(1)

    answers.hold()
    await change()
    await expect.poll(() => answers.held()).toBe(1)
    const other = makeLine()
    watch(early, other)
    answers.release()
    const { revision } = await load()
    await expect.poll(() => [one.revision(), other.revision()]).toEqual([revision, revision])
    expect([one.gaps(), other.gaps()]).toEqual([0, 0])
  })

  test('what changes meanwhile is told after it', async () => {
    const { watch, change, load, answers } = await startBroadcaster()
    const line = makeLine()
    watch(await load(), line)
    await expect.poll(() => answers.count()).toBe(1)

    answers.hold()
    await change()
    await expect.poll(() => answers.held()).toBe(1)
    await change()
    answers.release()
    const { revision } = await load()
    await expect.poll(() => line.revision()).toBe(revision)
  })
})

test('a line that opens when the hub has closed ends at once', async () => {
  const { hub: broadcaster, watch, load } = await startBroadcaster()
  broadcaster.close()
  const line = makeLine()
  watch(await load(), line)
  expect(line.isOpen()).toBe(false)
})

/** A hub of one's own beside the app's, with a table that one diner changes. */
async function startBroadcaster() {
  const app = await startApp()
  const { group, diners } = await makeGroup(app, { diners: 1 })
  const { sql } = app.database
  const device = hash('sha256', diners[0].phone.cookie().split('=')[1] ?? '', 'hex')
  const answers = makeGate()
  const database = { ...app.database, sql: answers.behind(sql) }
  const events = createEvents()
  const metrics = { tellLag() {} }
  const broadcaster = createTableBroadcaster({
    database,
    clock: app.now,
    events,
    log: pino({ level: 'silent' }),
    sign: Buffer.from,
    metrics,
  })
  onTestFinished(broadcaster.close)
  return {
    hub: broadcaster,
    answers,
    async load() {
      const table = await loadTable(sql, group.id, app.now())
      if (!table) throw new Error('no table')
      return table
    },
    /** As the diner's own phone. */
    watch: (table: LoadedTable, line: EventStream) => broadcaster.watch(group.id, device, table, line),
    async change() {
      await diners[0].order({ name: 'Soup', price: 900 })
      events.announce('table-changed', { groupId: group.id })
    },
  }
}

/** Holds back what the database has already answered. */
function makeGate() {
  let isHeld = false
  let opened = Promise.withResolvers<void>()
  let [answered, waiting] = [0, 0]
  return {
    behind: (sql: Sql): Sql =>
      new Proxy(sql, {
        get(target, name) {
          if (name !== 'unsafe') return Reflect.get(target, name)
          return async (...given: Parameters<Sql['unsafe']>) => {
            const rows = await target.unsafe(...given)
            waiting += 1
            if (isHeld) await opened.promise
            waiting -= 1
            answered += 1
            return rows
          }
        },
      }),
    count: () => answered,
    held: () => waiting,
    hold() {
      isHeld = true
      opened = Promise.withResolvers<void>()
    },
    release() {
      isHeld = false
      opened.resolve()
    },
  }
}

/** A phone's line that only counts: what it knows, and how often it was told of something after what it did not know. */
function makeLine(): EventStream & { revision(): number; gaps(): number; isOpen(): boolean } {
  let [revision, gaps, isOpen] = [0, 0, true]
  return {
    begin(_, data) {
      revision = (JSON.parse(data) as { revision: number }).revision
    },
    send(event, data) {
      if (event !== 'change') return true
      const change = JSON.parse(data) as TableChange
      if (change.since > revision) gaps += 1
      else revision = Math.max(revision, change.revision)
      return true
    },
    end() {
      isOpen = false
    },
    revision: () => revision,
    gaps: () => gaps,
    isOpen: () => isOpen,
  }
}
