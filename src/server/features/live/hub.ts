// Who watches which table on this server. A change is loaded once per table and told to all its phones.

import { beatMs, type Table, type TableChange } from '#contract/live.ts'
import type { House } from '../../house.ts'
import type { EventStream } from '../../http/event-stream.ts'
import type { Metrics } from '../../http/metrics.ts'
import { billOf, findRevisions, loadTable, paymentsOf } from './queries.ts'
import type { LoadedTable } from './table-row.ts'

/** Changes that come within this time are told as one. */
const gatherMs = 8
/** After a failed load, when the database is away. */
const retryMs = 1000
/** How often the clock is looked at for tables whose time is over. */
const sweepMs = 1000
/** How often it is looked whether another node's change was told to nobody here: news may be lost on the way. */
const auditMs = 5000

interface Watcher {
  readonly device: string
  readonly stream: EventStream
}

interface Channel {
  readonly watchers: Set<Watcher>
  /** When the table's time is over. */
  readonly endsAt: Date
  /** Whose menu it orders from. */
  readonly restaurantId: number | null
  /** The revision up to which everybody here was told. */
  revision: number
  /** When the change came that was not told yet, by the process's own clock. */
  stirredAt: number
  state: 'quiet' | 'gathering' | 'loading' | 'loading-again'
}

export interface Hub {
  /** Sends the table as it is, and from then on every change. Returns what ends the watching. */
  watch(groupId: string, device: string, table: LoadedTable, stream: EventStream): () => void
  countOf(groupId: string, device: string): number
  size(): number
  close(): void
}

type Telling = Pick<House, 'database' | 'clock' | 'events' | 'log'> & {
  readonly metrics: Pick<Metrics, 'tellLag'>
}

export function createHub(house: Telling): Hub {
  const channels = new Map<string, Channel>()
  const timers = new Set<NodeJS.Timeout>()
  const stopListening = [
    house.events.on('table-changed', ({ groupId }) => stir(groupId)),
    house.events.on('menu-changed', ({ restaurantId }) => tellOfMenu(at => at === restaurantId)),
    house.events.on('news-missed', () => {
      void audit()
      tellOfMenu(at => at !== null)
    }),
  ]
  let isClosed = false
  let isAuditing = false
  const sweep = setInterval(() => {
    const now = house.clock()
    for (const channel of channels.values()) if (channel.endsAt <= now) dismiss(channel, () => true)
  }, sweepMs)
  const auditing = setInterval(() => void audit(), auditMs)
  const beat = setInterval(() => {
    for (const { watchers } of channels.values()) for (const { stream } of watchers) stream.send('beat', '{}')
  }, beatMs)

  function stir(groupId: string): void {
    const channel = channels.get(groupId)
    if (!channel) return
    if (channel.state !== 'gathering') channel.stirredAt = performance.now()
    if (channel.state === 'quiet') schedule(groupId, channel, gatherMs)
    else if (channel.state === 'loading') channel.state = 'loading-again'
  }

  /** Stirs those tables that have come further than was told here. */
  async function audit(): Promise<void> {
    if (isClosed || isAuditing || channels.size === 0) return
    isAuditing = true
    try {
      const revisions = await findRevisions(house.database.sql, [...channels.keys()], house.clock())
      for (const [groupId, revision] of revisions)
        if (revision > (channels.get(groupId)?.revision ?? revision)) stir(groupId)
    } catch {
      // The database is away; the next look is soon.
    } finally {
      isAuditing = false
    }
  }

  function tellOfMenu(isWanted: (restaurantId: number | null) => boolean): void {
    for (const channel of channels.values())
      if (isWanted(channel.restaurantId)) for (const { stream } of channel.watchers) stream.send('menu', '{}')
  }

  function schedule(groupId: string, channel: Channel, ms: number): void {
    if (isClosed) return
    channel.state = 'gathering'
    const timer = setTimeout(() => {
      timers.delete(timer)
      void tell(groupId, channel)
    }, ms)
    timers.add(timer)
  }

  async function tell(groupId: string, channel: Channel): Promise<void> {
    channel.state = 'loading'
    const since = channel.revision
    const { stirredAt } = channel
    try {
      const table = await loadTable(house.database.sql, groupId, house.clock(), since)
      // Somebody came during the load who knows less: the next load goes back for them.
      const isOutdated = channel.revision < since
      if (!table) dismiss(channel, () => true)
      else if (!isOutdated) {
        announce(channel, table, since)
        house.metrics.tellLag((performance.now() - stirredAt) / 1000)
      }
      // What happened during the load may be in it or not: look again.
      if (isOutdated || isStirred(channel)) schedule(groupId, channel, gatherMs)
      else channel.state = 'quiet'
    } catch (error) {
      house.log.warn({ code: (error as { code?: string }).code }, 'a change could not be told yet')
      schedule(groupId, channel, retryMs)
    }
  }

  function announce(channel: Channel, table: LoadedTable, since: number): void {
    dismiss(channel, ({ device }) => !table.devices.has(device))
    if (table.revision <= since) return
    const text = JSON.stringify(changeOf(table, since))
    channel.revision = table.revision
    for (const { stream } of channel.watchers) stream.send('change', text, table.revision)
  }

  return {
    watch(groupId, device, table, stream) {
      if (isClosed) {
        stream.end()
        return () => {}
      }
      const channel = channels.get(groupId) ?? {
        watchers: new Set(),
        endsAt: new Date(table.group.expiresAt),
        restaurantId: table.group.restaurantId,
        revision: table.revision,
        stirredAt: 0,
        state: 'quiet' as const,
      }
      channels.set(groupId, channel)
      // A load that was overtaken by a change already told: the next telling goes back for it, others skip what they know.
      channel.revision = Math.min(channel.revision, table.revision)
      const watcher = { device, stream }
      channel.watchers.add(watcher)
      stream.begin('state', JSON.stringify(stateOf(table)), table.revision)
      // Whatever was committed between that load and this line.
      stir(groupId)
      return () => {
        channel.watchers.delete(watcher)
        if (channel.watchers.size === 0 && channels.get(groupId) === channel) channels.delete(groupId)
      }
    },
    countOf: (groupId, device) =>
      [...(channels.get(groupId)?.watchers ?? [])].filter(watcher => watcher.device === device).length,
    size: () => [...channels.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    close() {
      isClosed = true
      for (const stop of stopListening) stop()
      clearInterval(beat)
      clearInterval(sweep)
      clearInterval(auditing)
      for (const timer of timers) clearTimeout(timer)
      for (const { watchers } of channels.values()) for (const { stream } of watchers) stream.end()
      channels.clear()
    },
  }
}

/** The whole table, as `getTable` answers it and the stream starts with it. */
export function stateOf(table: LoadedTable): Table {
  return {
    revision: table.revision,
    group: table.group,
    members: table.members,
    orders: table.orders,
    bill: billOf(table),
    payments: paymentsOf(table),
  }
}

function changeOf(table: LoadedTable, since: number): TableChange {
  return {
    since,
    revision: table.revision,
    ...(table.membersRevision > since && { members: table.members }),
    orders: { changed: table.orders, removed: table.removedOrders },
    bill: billOf(table),
    ...(table.payments.some(({ revision }) => revision > since) && { payments: paymentsOf(table) }),
  }
}

/** Tells these watchers that the table is over for them. */
function dismiss({ watchers }: Channel, isOver: (watcher: Watcher) => boolean): void {
  for (const watcher of [...watchers].filter(isOver)) {
    watcher.stream.send('gone', '{}')
    watcher.stream.end()
  }
}

function isStirred({ state }: Channel): boolean {
  return state === 'loading-again'
}
