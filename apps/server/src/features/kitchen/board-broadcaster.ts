// Sends changes of groups to the boards that are open on this node. A change at a restaurant without an open board costs one
// cache lookup.

import { boardBeatMs } from '@tablemate/contract/kitchen.ts'
import type { AppContext } from '../../app-context.ts'
import { touchKitchenDisplays } from '../../auth/display-sessions.ts'
import type { Session } from '../../auth/sessions.ts'
import type { Sql } from '../../db/database.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { type BoardChannel, createBoardChannel, type Watcher } from './board-channel.ts'
import { createGroupRestaurants, noRestaurant } from './group-restaurants.ts'
import { findRevisionsOf, loadBoardParts } from './load-board.ts'

/** Open boards per session: a tablet with an unstable network leaves dead connections behind. */
const maxPerSession = 8
/** How long unknown groups are collected before one lookup. */
const lookUpDelayMs = 5
const retryMs = 1000
/** How often the broadcaster reconciles with the database, because an event from another node may be lost. */
const reconcileMs = 5000
/** How often all groups are reloaded for changes by time alone: groups that were left, tickets that are long done. */
const refreshMs = 60_000

export interface BoardBroadcaster {
  /**
   * Loads the board, then opens a stream and sends the board and every later change. Closes the session's oldest board if the
   * session has too many. `requireRoom` gets the number of other open boards of the restaurant, and throws if it is too high.
   */
  watch(
    session: Session,
    requireRoom: (count: number) => void,
    open: (onClose: () => void) => EventStream,
  ): Promise<void>
  /** How many boards are open on this node. */
  size(): number
  close(): void
}

export function createBoardBroadcaster(
  context: Pick<AppContext, 'database' | 'clock' | 'events' | 'log'>,
): BoardBroadcaster {
  const { database, clock, events, log } = context
  const { sql } = database
  const channels = new Map<number, BoardChannel>()
  const restaurants = createGroupRestaurants(sql)
  const unknownGroups = new Set<string>()
  let lookUpTimer: NodeJS.Timeout | null = null
  let isReconciling = false
  let isClosed = false
  const watchersOf = () => [...channels.values()].flatMap(({ watchers }) => [...watchers])
  const sessions = watchSessions(context, watchersOf)
  const stopListening = [
    events.on('group-changed', ({ groupId }) => markChanged(groupId)),
    events.on('menu-changed', ({ restaurantId }) => sendSettings(channels.get(restaurantId))),
    events.on('kitchen-changed', ({ restaurantId }) => {
      sendSettings(channels.get(restaurantId))
      channels.get(restaurantId)?.markAllChanged()
    }),
    events.on('deliveries-changed', ({ restaurantId }) => {
      for (const { stream } of channels.get(restaurantId)?.watchers ?? []) stream.send('deliveries', '{}')
    }),
    events.on('events-missed', () => {
      void reconcile()
      for (const channel of channels.values()) sendSettings(channel)
    }),
  ]
  const timers = [
    setInterval(() => void reconcile(), reconcileMs),
    setInterval(() => {
      for (const channel of channels.values()) channel.markAllChanged()
    }, refreshMs),
    setInterval(() => {
      for (const { stream } of watchersOf()) stream.send('beat', '{}')
    }, boardBeatMs),
  ]

  function markChanged(groupId: string): void {
    if (channels.size === 0 || isClosed) return
    const restaurantId = restaurants.cached(groupId)
    if (restaurantId === undefined) {
      unknownGroups.add(groupId)
      lookUpTimer ??= setTimeout(() => void lookUpUnknown(), lookUpDelayMs)
    } else if (restaurantId !== noRestaurant) channels.get(restaurantId)?.markChanged(groupId)
  }

  async function lookUpUnknown(): Promise<void> {
    const ids = [...unknownGroups]
    unknownGroups.clear()
    lookUpTimer = null
    try {
      for (const [groupId, restaurantId] of await restaurants.find(ids))
        channels.get(restaurantId)?.markChanged(groupId)
    } catch {
      for (const id of ids) unknownGroups.add(id)
      if (!isClosed) lookUpTimer ??= setTimeout(() => void lookUpUnknown(), retryMs)
    }
  }

  /** Marks groups as changed whose revision in the database is newer than the last one sent. */
  async function reconcile(): Promise<void> {
    if (isClosed || isReconciling || channels.size === 0) return
    isReconciling = true
    try {
      for (const { id, restaurantId, revision } of await findRevisionsOf(
        sql,
        [...channels.keys()],
        clock(),
      )) {
        const channel = channels.get(restaurantId)
        if (revision > (channel?.revisionOf(id) ?? -1)) channel?.markChanged(id)
      }
    } catch {
      // The database is away. The next interval tries again.
    } finally {
      isReconciling = false
    }
  }

  function channelOf(restaurantId: number): BoardChannel {
    const open = channels.get(restaurantId)
    if (open) return open
    const channel = createBoardChannel(ids => loadBoardParts(sql, restaurantId, ids, clock()), {
      now: clock,
      warn: error =>
        log.warn({ code: (error as { code?: string }).code }, 'a change could not be sent to the boards yet'),
    })
    channels.set(restaurantId, channel)
    return channel
  }

  /** Closes the session's oldest boards, and returns how many boards of the restaurant stay open. */
  function makeRoom({ restaurantId, token }: Session): number {
    const channel = channels.get(restaurantId)
    if (!channel) return 0
    const own = [...channel.watchers].filter(({ session }) => session.token === token)
    const oldest = own.slice(0, Math.max(0, own.length + 1 - maxPerSession))
    for (const { stream } of oldest) stream.end()
    return channel.count() - oldest.length
  }

  function closeIfEmpty(restaurantId: number, channel: BoardChannel): void {
    if (!channel.isEmpty()) return
    channel.close()
    if (channels.get(restaurantId) === channel) channels.delete(restaurantId)
  }

  return {
    async watch(session, requireRoom, open) {
      const { restaurantId } = session
      requireRoom(makeRoom(session))
      const channel = channelOf(restaurantId)
      const endReservation = channel.reserve()
      try {
        const parts = await loadBoardParts(sql, restaurantId, 'all', clock())
        const closing: (() => void)[] = []
        const stream = open(() => {
          for (const close of closing) close()
          closeIfEmpty(restaurantId, channel)
        })
        if (isClosed) stream.end()
        else closing.push(channel.add({ session, stream }, parts))
      } finally {
        endReservation()
        closeIfEmpty(restaurantId, channel)
      }
    },
    size: () => watchersOf().length,
    close() {
      isClosed = true
      for (const stop of stopListening) stop()
      for (const timer of timers) clearInterval(timer)
      if (lookUpTimer) clearTimeout(lookUpTimer)
      sessions.close()
      for (const channel of channels.values()) channel.close()
      channels.clear()
    },
  }
}

function sendSettings(channel: BoardChannel | undefined): void {
  for (const { stream } of channel?.watchers ?? []) stream.send('settings', '{}')
}

// Closes the boards whose session has ended: logged out, expired, or of a removed screen.

/** The longest delay until a session that another node ended is noticed. */
const checkMs = 5000

/** Checks the sessions of all watchers regularly, and whenever a session ends on this node. */
function watchSessions(
  { database, clock, events }: Pick<AppContext, 'database' | 'clock' | 'events'>,
  watchersOf: () => Watcher[],
): { close(): void } {
  let isChecking = false
  let mustRepeat = false
  const stopListening = events.on('sessions-ended', () => void check())
  const timer = setInterval(() => void check(), checkMs)

  async function check(): Promise<void> {
    mustRepeat = isChecking
    if (isChecking) return
    isChecking = true
    do {
      mustRepeat = false
      await closeEnded().catch(() => {
        // The database is away. The next interval tries again.
      })
    } while (mustRepeat)
    isChecking = false
  }

  async function closeEnded(): Promise<void> {
    const watchers = watchersOf()
    if (watchers.length === 0) return
    const sessions = watchers.map(({ session }) => session)
    const open = await findOpenTokens(database.sql, sessions, clock())
    for (const { session, stream } of watchers)
      if (!open.has(session.token)) {
        stream.send('gone', '{}')
        stream.end()
      }
  }

  return {
    close() {
      stopListening()
      clearInterval(timer)
    },
  }
}

// Checks whether the sessions of open event streams are still valid.

/** The tokens of the sessions that have not ended or expired, and of tablets that are still paired. */
async function findOpenTokens(
  sql: Sql,
  sessions: readonly Session[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const tokens = [...new Set(sessions.map(({ token }) => token))]
  const open = await sql<{ token: string }[]>`
    with wanted as materialized (select decode(t, 'hex') as token from unnest(${tokens}::text[]) t)
    select encode(token, 'hex') as token from restaurant_sessions join wanted using (token) where expires_at > ${now}
    union all
    select encode(token, 'hex') from screens join wanted using (token)`
  await touchKitchenDisplays(sql, tokens, now)
  return new Set(open.map(({ token }) => token))
}
