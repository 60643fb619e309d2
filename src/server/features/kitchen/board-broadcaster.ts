// Who watches which restaurant's board on this server. Groups of restaurants without an open board cost nothing but a look
// into a cache.

import { boardBeatMs } from '#contract/kitchen.ts'
import type { AppContext } from '../../app-context.ts'
import type { Session } from '../../auth/sessions.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { type BoardChannel, createBoardChannel } from './board-channel.ts'
import { watchSessions } from './board-sessions.ts'
import { createGroupRestaurants, nobody } from './group-restaurants.ts'
import { findRevisionsOf, loadBoardParts } from './load-board.ts'

/** Open at once for each session: a tablet whose network comes and goes leaves boards behind that nobody sees. */
const mostOfSession = 8
/** Groups that nobody knew are looked up together after so long. */
const lookUpMs = 5
const retryMs = 1000
/** How often it is looked whether another node's change was told to nobody here: news may be lost on the way. */
const auditMs = 5000
/** How often what changes by time alone is looked for: tables that nobody sits at, tickets that are long done. */
const refreshMs = 60_000

export interface BoardBroadcaster {
  /**
   * Loads the board and sends it, and from then on every change, until the stream ends. The stream is opened once the board
   * is there. The oldest of a session that has many makes room for it. `mayOpen` is asked how many others of the restaurant
   * are open here; it throws where that is too many.
   */
  watch(
    session: Session,
    mayOpen: (count: number) => void,
    open: (onClose: () => void) => EventStream,
  ): Promise<void>
  /** How many boards are open here. */
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
  const unknown = new Set<string>()
  let lookUp: NodeJS.Timeout | null = null
  let isAuditing = false
  let isClosed = false
  const watchersOf = () => [...channels.values()].flatMap(({ watchers }) => [...watchers])
  const sessions = watchSessions(context, watchersOf)
  const stopListening = [
    events.on('table-changed', ({ groupId }) => stir(groupId)),
    events.on('menu-changed', ({ restaurantId }) => tellSettings(channels.get(restaurantId))),
    events.on('kitchen-changed', ({ restaurantId }) => {
      tellSettings(channels.get(restaurantId))
      channels.get(restaurantId)?.stirAll()
    }),
    events.on('events-missed', () => {
      void audit()
      for (const channel of channels.values()) tellSettings(channel)
    }),
  ]
  const timers = [
    setInterval(() => void audit(), auditMs),
    setInterval(() => {
      for (const channel of channels.values()) channel.stirAll()
    }, refreshMs),
    setInterval(() => {
      for (const { stream } of watchersOf()) stream.send('beat', '{}')
    }, boardBeatMs),
  ]

  function stir(groupId: string): void {
    if (channels.size === 0 || isClosed) return
    const restaurantId = restaurants.known(groupId)
    if (restaurantId === undefined) {
      unknown.add(groupId)
      lookUp ??= setTimeout(() => void stirUnknown(), lookUpMs)
    } else if (restaurantId !== nobody) channels.get(restaurantId)?.stir(groupId)
  }

  async function stirUnknown(): Promise<void> {
    const ids = [...unknown]
    unknown.clear()
    lookUp = null
    try {
      for (const [groupId, restaurantId] of await restaurants.find(ids))
        channels.get(restaurantId)?.stir(groupId)
    } catch {
      for (const id of ids) unknown.add(id)
      if (!isClosed) lookUp ??= setTimeout(() => void stirUnknown(), retryMs)
    }
  }

  /** Stirs those groups that have come further than was told here. */
  async function audit(): Promise<void> {
    if (isClosed || isAuditing || channels.size === 0) return
    isAuditing = true
    try {
      for (const { id, restaurantId, revision } of await findRevisionsOf(
        sql,
        [...channels.keys()],
        clock(),
      )) {
        const channel = channels.get(restaurantId)
        if (revision > (channel?.revisionOf(id) ?? -1)) channel?.stir(id)
      }
    } catch {
      // The database is away; the next look is soon.
    } finally {
      isAuditing = false
    }
  }

  function channelOf(restaurantId: number): BoardChannel {
    const known = channels.get(restaurantId)
    if (known) return known
    const channel = createBoardChannel(ids => loadBoardParts(sql, restaurantId, ids, clock()), {
      now: clock,
      warn: error => log.warn({ code: (error as { code?: string }).code }, 'a board could not be told yet'),
    })
    channels.set(restaurantId, channel)
    return channel
  }

  /** Answers how many boards of the restaurant stay open. */
  function makeRoom({ restaurantId, token }: Session): number {
    const channel = channels.get(restaurantId)
    if (!channel) return 0
    const own = [...channel.watchers].filter(({ session }) => session.token === token)
    const outdated = own.slice(0, Math.max(0, own.length + 1 - mostOfSession))
    for (const { stream } of outdated) stream.end()
    return channel.count() - outdated.length
  }

  function closeIfEmpty(restaurantId: number, channel: BoardChannel): void {
    if (!channel.isEmpty()) return
    channel.close()
    if (channels.get(restaurantId) === channel) channels.delete(restaurantId)
  }

  return {
    async watch(session, mayOpen, open) {
      const { restaurantId } = session
      mayOpen(makeRoom(session))
      const channel = channelOf(restaurantId)
      const isThere = channel.expect()
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
        isThere()
        closeIfEmpty(restaurantId, channel)
      }
    },
    size: () => watchersOf().length,
    close() {
      isClosed = true
      for (const stop of stopListening) stop()
      for (const timer of timers) clearInterval(timer)
      if (lookUp) clearTimeout(lookUp)
      sessions.close()
      for (const channel of channels.values()) channel.close()
      channels.clear()
    },
  }
}

function tellSettings(channel: BoardChannel | undefined): void {
  for (const { stream } of channel?.watchers ?? []) stream.send('settings', '{}')
}
