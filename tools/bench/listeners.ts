// Thousands of simulated phones with an event stream of their group. They count wrong events, and reconnect with the app's
// backoff when a stream breaks.

import { Agent, get } from 'node:http'
import type { GroupChange, GroupState } from '@tablemate/contract/live.ts'
import type { Diner, TestGroup } from '@tablemate/test/diners/make.ts'
import { pauseMs } from '@tablemate/web/lib/group/event-stream.ts'
import { until } from './steady-orders.ts'

/** The first arrival of an order on a screen. */
export interface SeenOrder {
  readonly orderId: number
  /** By `performance.now()`. */
  readonly at: number
}

export interface Listener {
  readonly groupId: string
  /** The orders that the phone's screen would show. */
  readonly orders: ReadonlySet<number>
  readonly isLive: boolean
}

export interface Listeners {
  readonly all: readonly Listener[]
  readonly seen: readonly SeenOrder[]
  /** How often a change contained an order that the phone had already. */
  readonly repeated: () => number
  /** How often a change skipped revisions that the phone did not have. */
  readonly gaps: () => number
  close(): void
}

/** How many streams connect at once: the kernel's accept queue holds only a few hundred. */
const maxConnecting = 200
const timeoutMs = 60_000

/** Opens one stream for every diner; resolves when all of them have received their group. */
export async function openStreams(url: string, groups: readonly TestGroup<number>[]): Promise<Listeners> {
  const agent = new Agent({ maxSockets: Infinity })
  const seen: SeenOrder[] = []
  let [repeated, gaps, isClosed] = [0, 0, false]

  function listen(groupId: string, diner: Diner) {
    const listener = { groupId, orders: new Set<number>(), isLive: false, revision: -1, close: () => {} }
    let failures = 0
    const reconnect = () => {
      listener.isLive = false
      if (!isClosed) setTimeout(open, pauseMs(++failures)).unref()
    }
    const open = () => {
      const request = get(
        `${url}/api/groups/${groupId}/events`,
        { agent, headers: { cookie: diner.phone.cookie() } },
        response => {
          let rest = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            const blocks = (rest + chunk).split('\n\n')
            rest = blocks.pop() ?? ''
            failures = 0
            for (const block of blocks) applyEvent(block)
          })
          response.on('error', () => {})
        },
      )
      request.on('error', () => {})
      request.on('close', reconnect)
      listener.close = () => request.destroy()
    }
    const applyEvent = (block: string) => {
      const data = block.slice(block.indexOf('data: ') + 6)
      if (block.startsWith('event: state')) {
        const groupState = JSON.parse(data) as GroupState
        listener.revision = groupState.revision
        listener.isLive = true
        for (const { id } of groupState.orders) show(id)
      } else if (block.startsWith('event: change')) {
        const change = JSON.parse(data) as GroupChange
        if (change.revision <= listener.revision) return
        if (change.since > listener.revision) gaps += 1
        for (const { id } of change.orders.changed)
          if (!show(id) && change.since >= listener.revision) repeated += 1
        listener.revision = change.revision
      }
    }
    const show = (orderId: number): boolean => {
      if (listener.orders.has(orderId)) return false
      listener.orders.add(orderId)
      seen.push({ orderId, at: performance.now() })
      return true
    }
    open()
    return listener
  }

  const all: ReturnType<typeof listen>[] = []
  for (const { group, diners } of groups) {
    for (const diner of diners) all.push(listen(group.id, diner))
    await until(() => all.filter(({ isLive }) => !isLive).length < maxConnecting, timeoutMs)
  }
  await until(() => all.every(({ isLive }) => isLive), timeoutMs)
  const missing = all.filter(({ isLive }) => !isLive).length
  if (missing > 0) throw new Error(`${missing} of ${all.length} streams did not open`)
  return {
    all,
    seen,
    repeated: () => repeated,
    gaps: () => gaps,
    close() {
      isClosed = true
      for (const { close } of all) close()
    },
  }
}
