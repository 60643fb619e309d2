// Phones that listen to their tables by the thousand, keep count of what they hear, and come back by themselves after the
// app's own pauses when their line breaks.

import { Agent, get } from 'node:http'
import type { Table, TableChange } from '#contract/live.ts'
import { pauseMs } from '../src/client/table/event-stream.ts'
import type { Diner, TestTable } from '../test/diners/make.ts'
import { until } from './steady-orders.ts'

/** An order on a phone that did not place it, or did. */
export interface Heard {
  readonly orderId: number
  /** By `performance.now()`. */
  readonly at: number
}

export interface Listener {
  readonly groupId: string
  /** What its screen would show. */
  readonly orders: ReadonlySet<number>
  readonly isLive: boolean
}

export interface Listeners {
  readonly all: readonly Listener[]
  readonly heard: readonly Heard[]
  /** How often a change told of an order that the phone had already. */
  readonly repeated: () => number
  /** How often a change began later than the phone's own table ended. */
  readonly gaps: () => number
  close(): void
}

/** So many open their lines at a time: the kernel keeps only some hundred waiting at one door. */
const atOnce = 200
const timeoutMs = 60_000

/** One listener for every diner; resolves when all of them show their table. */
export async function listenEverywhere(
  url: string,
  tables: readonly TestTable<number>[],
): Promise<Listeners> {
  const agent = new Agent({ maxSockets: Infinity })
  const heard: Heard[] = []
  let [repeated, gaps, isClosed] = [0, 0, false]

  function listen(groupId: string, diner: Diner) {
    const listener = { groupId, orders: new Set<number>(), isLive: false, revision: -1, close: () => {} }
    let failures = 0
    const comeBack = () => {
      listener.isLive = false
      if (!isClosed) setTimeout(open, pauseMs(++failures)).unref()
    }
    const open = () => {
      const request = get(
        `${url}/api/groups/${groupId}/events`,
        { agent, headers: { cookie: diner.phone.cookie() } },
        answer => {
          let rest = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            const blocks = (rest + chunk).split('\n\n')
            rest = blocks.pop() ?? ''
            failures = 0
            for (const block of blocks) take(block)
          })
          answer.on('error', () => {})
        },
      )
      request.on('error', () => {})
      request.on('close', comeBack)
      listener.close = () => request.destroy()
    }
    const take = (block: string) => {
      const data = block.slice(block.indexOf('data: ') + 6)
      if (block.startsWith('event: state')) {
        const table = JSON.parse(data) as Table
        listener.revision = table.revision
        listener.isLive = true
        for (const { id } of table.orders) note(id)
      } else if (block.startsWith('event: change')) {
        const change = JSON.parse(data) as TableChange
        if (change.revision <= listener.revision) return
        if (change.since > listener.revision) gaps += 1
        for (const { id } of change.orders.changed)
          if (!note(id) && change.since >= listener.revision) repeated += 1
        listener.revision = change.revision
      }
    }
    const note = (orderId: number): boolean => {
      if (listener.orders.has(orderId)) return false
      listener.orders.add(orderId)
      heard.push({ orderId, at: performance.now() })
      return true
    }
    open()
    return listener
  }

  const all: ReturnType<typeof listen>[] = []
  for (const { group, diners } of tables) {
    for (const diner of diners) all.push(listen(group.id, diner))
    await until(() => all.filter(({ isLive }) => !isLive).length < atOnce, timeoutMs)
  }
  await until(() => all.every(({ isLive }) => isLive), timeoutMs)
  const silent = all.filter(({ isLive }) => !isLive).length
  if (silent > 0) throw new Error(`${silent} of ${all.length} lines did not open`)
  return {
    all,
    heard,
    repeated: () => repeated,
    gaps: () => gaps,
    close() {
      isClosed = true
      for (const { close } of all) close()
    },
  }
}
