// The open boards of one restaurant on this node. A change is loaded once and sent to all of them.

import type { Session } from '../../auth/sessions.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { boardOf, boardOfKitchen, changeOf, changeOfKitchen } from './board.ts'
import type { BoardPart } from './board-part.ts'

/** Changes within this time are sent as one. */
const gatherMs = 8
/** The delay after a failed load. */
const retryMs = 1000
/** A change of this length in characters is sent by `begin`, because `send` ends a stream at its buffer limit. */
const longChangeLength = 64 * 1024

export interface Watcher {
  readonly session: Session
  readonly stream: EventStream
}

export interface BoardChannel {
  readonly watchers: ReadonlySet<Watcher>
  /** Whether there is no watcher and no reservation. */
  isEmpty(): boolean
  /** The number of watchers and reservations. */
  count(): number
  /** Counts a watcher in advance, and keeps the channel while its board loads. Returns a function that ends the reservation. */
  reserve(): () => void
  /** Sends the board, loaded after `reserve`, and every later change. Returns a function that removes the watcher. */
  add(watcher: Watcher, parts: ReadonlyMap<string, BoardPart>): () => void
  /** The group changed or may have changed: it is loaded and compared soon. */
  markChanged(groupId: string): void
  /** The revision that was last sent; undefined for a group that is not on the board. */
  revisionOf(groupId: string): number | undefined
  /** All groups on the board may have changed, if only by time. */
  markAllChanged(): void
  close(): void
}

/** `load` returns the parts of these groups; `warn` receives its errors. */
export function createBoardChannel(
  load: (groupIds: readonly string[]) => Promise<ReadonlyMap<string, BoardPart>>,
  { now, warn }: { readonly now: () => Date; readonly warn: (error: unknown) => void },
): BoardChannel {
  const watchers = new Set<Watcher>()
  /** By group: the part that was last sent to all watchers. */
  const sent = new Map<string, { readonly revision: number; readonly text: string }>()
  const changed = new Set<string>()
  let listsUnpaid: boolean | null = null
  let timer: NodeJS.Timeout | null = null
  let isLoading = false
  let isClosed = false
  let reservations = 0
  let revision = 0

  /** Grows with every change, and across restarts: usually the time in milliseconds. */
  const nextRevision = () => {
    revision = Math.max(revision + 1, now().getTime())
    return revision
  }

  function schedule(ms: number): void {
    if (isClosed || isLoading || timer) return
    timer = setTimeout(() => void publish(), ms)
  }

  async function publish(): Promise<void> {
    timer = null
    isLoading = true
    const ids = [...changed]
    changed.clear()
    let delay = gatherMs
    try {
      const parts = await load(ids)
      for (const id of ids) send(id, parts.get(id))
    } catch (error) {
      for (const id of ids) changed.add(id)
      warn(error)
      delay = retryMs
    }
    isLoading = false
    if (changed.size > 0) schedule(delay)
  }

  function send(groupId: string, part: BoardPart | undefined): void {
    const text = textOf(part)
    const before = sent.get(groupId)?.text ?? emptyText
    store(groupId, part)
    if (text === before) return
    const newRevision = nextRevision()
    const change = changeOf(groupId, part, newRevision)
    const [ofFloor, ofKitchen] = [JSON.stringify(change), JSON.stringify(changeOfKitchen(change))]
    for (const { stream, session } of watchers) {
      const data = session.role === 'kitchen' ? ofKitchen : ofFloor
      if (data.length >= longChangeLength) stream.begin('change', data, newRevision)
      else stream.send('change', data, newRevision)
    }
  }

  function store(groupId: string, part: BoardPart | undefined): void {
    if (!part) {
      sent.delete(groupId)
      return
    }
    sent.set(groupId, { revision: part.revision, text: textOf(part) })
    // The restaurant's first payment of the day lists the groups that left before it, and those have nothing on the board yet.
    if (listsUnpaid !== null && part.listsUnpaid !== listsUnpaid)
      for (const id of sent.keys()) markChanged(id)
    listsUnpaid = part.listsUnpaid
  }

  /** Compares a new watcher's board with the parts last sent. A group that differs is loaded and sent to all again. */
  function compare(parts: ReadonlyMap<string, BoardPart>): void {
    for (const groupId of new Set([...sent.keys(), ...parts.keys()])) {
      const part = parts.get(groupId)
      const last = sent.get(groupId)
      if (textOf(part) === (last?.text ?? emptyText)) store(groupId, part)
      else if (!last && watchers.size === 0) store(groupId, part)
      else {
        sent.set(groupId, { revision: -1, text: 'to be sent again' })
        markChanged(groupId)
      }
    }
  }

  function markChanged(groupId: string): void {
    changed.add(groupId)
    schedule(gatherMs)
  }

  return {
    watchers,
    isEmpty: () => watchers.size + reservations === 0,
    count: () => watchers.size + reservations,
    reserve() {
      reservations += 1
      return () => {
        reservations -= 1
      }
    },
    add(watcher, parts) {
      compare(parts)
      watchers.add(watcher)
      const newRevision = nextRevision()
      const board = boardOf(parts, newRevision)
      const shown = watcher.session.role === 'kitchen' ? boardOfKitchen(board) : board
      watcher.stream.begin('state', JSON.stringify(shown), newRevision)
      return () => void watchers.delete(watcher)
    },
    markChanged,
    revisionOf: groupId => sent.get(groupId)?.revision,
    markAllChanged() {
      for (const [groupId, { text }] of sent) if (text !== emptyText) markChanged(groupId)
    },
    close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      for (const { stream } of watchers) stream.end()
      watchers.clear()
    },
  }
}

/** For comparing two parts of a group. */
function textOf(part: BoardPart | undefined): string {
  return JSON.stringify(changeOf('', part, 0))
}

const emptyText = textOf(undefined)
