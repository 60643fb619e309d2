// The open boards of one restaurant on this server. What changes is loaded once and told to all of them.

import type { Session } from '../../auth/sessions.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { boardOf, changeOf } from './board.ts'
import type { BoardPart } from './board-part.ts'

/** Changes that come within this time are told as one. */
const gatherMs = 8
/** After a failed load, when the database is away. */
const retryMs = 1000
/** A change of this many characters or more is sent as a first event is: a bounded line would break at it each time. */
const longChange = 64 * 1024

export interface Watcher {
  readonly session: Session
  readonly stream: EventStream
}

export interface BoardChannel {
  readonly watchers: ReadonlySet<Watcher>
  /** Whether nobody watches, and nobody is about to. */
  isEmpty(): boolean
  /** How many watch or are about to. */
  count(): number
  /** Says that somebody is about to watch: from here on every change is noted. Returns what takes it back. */
  expect(): () => void
  /** Sends the board as it was loaded since `expect`, and from then on every change. Returns what ends the watching. */
  add(watcher: Watcher, parts: ReadonlyMap<string, BoardPart>): () => void
  /** This group changed, or may have. */
  stir(groupId: string): void
  /** Of a group that was told of; undefined for another. */
  revisionOf(groupId: string): number | undefined
  /** All that is on the board may have changed, if only by the time that has passed. */
  stirAll(): void
  close(): void
}

/** `load` answers what these groups have on the board; `warn` is called when that failed. */
export function createBoardChannel(
  load: (groupIds: readonly string[]) => Promise<ReadonlyMap<string, BoardPart>>,
  { now, warn }: { readonly now: () => Date; readonly warn: (error: unknown) => void },
): BoardChannel {
  const watchers = new Set<Watcher>()
  /** By group, what everybody here was told. */
  const told = new Map<string, { readonly revision: number; readonly text: string }>()
  const stirred = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let isLoading = false
  let isClosed = false
  let expected = 0
  let revision = 0

  /** Grows with every change, and when a server is started anew; milliseconds since 1970 as a rule. */
  const nextRevision = () => {
    revision = Math.max(revision + 1, now().getTime())
    return revision
  }

  function schedule(ms: number): void {
    if (isClosed || isLoading || timer) return
    timer = setTimeout(() => void tell(), ms)
  }

  async function tell(): Promise<void> {
    timer = null
    isLoading = true
    const ids = [...stirred]
    stirred.clear()
    let pause = gatherMs
    try {
      const parts = await load(ids)
      for (const id of ids) announce(id, parts.get(id))
    } catch (error) {
      for (const id of ids) stirred.add(id)
      warn(error)
      pause = retryMs
    }
    isLoading = false
    if (stirred.size > 0) schedule(pause)
  }

  function announce(groupId: string, part: BoardPart | undefined): void {
    const text = textOf(part)
    const before = told.get(groupId)?.text ?? nothing
    note(groupId, part)
    if (text === before) return
    const at = nextRevision()
    const change = JSON.stringify(changeOf(groupId, part, at))
    for (const { stream } of watchers)
      if (change.length >= longChange) stream.begin('change', change, at)
      else stream.send('change', change, at)
  }

  function note(groupId: string, part: BoardPart | undefined): void {
    if (part) told.set(groupId, { revision: part.revision, text: textOf(part) })
    else told.delete(groupId)
  }

  /** Where the others know something else than the one who came, all are told what is so. */
  function compare(parts: ReadonlyMap<string, BoardPart>): void {
    for (const groupId of new Set([...told.keys(), ...parts.keys()])) {
      const part = parts.get(groupId)
      const known = told.get(groupId)
      if (textOf(part) === (known?.text ?? nothing)) note(groupId, part)
      else if (!known && watchers.size === 0) note(groupId, part)
      else {
        told.set(groupId, { revision: -1, text: 'to be told again' })
        stir(groupId)
      }
    }
  }

  function stir(groupId: string): void {
    stirred.add(groupId)
    schedule(gatherMs)
  }

  return {
    watchers,
    isEmpty: () => watchers.size + expected === 0,
    count: () => watchers.size + expected,
    expect() {
      expected += 1
      return () => {
        expected -= 1
      }
    },
    add(watcher, parts) {
      compare(parts)
      watchers.add(watcher)
      const at = nextRevision()
      watcher.stream.begin('state', JSON.stringify(boardOf(parts, at)), at)
      return () => void watchers.delete(watcher)
    },
    stir,
    revisionOf: groupId => told.get(groupId)?.revision,
    stirAll() {
      for (const [groupId, { text }] of told) if (text !== nothing) stir(groupId)
    },
    close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      for (const { stream } of watchers) stream.end()
      watchers.clear()
    },
  }
}

/** To tell whether anything changed. */
function textOf(part: BoardPart | undefined): string {
  return JSON.stringify(changeOf('', part, 0))
}

const nothing = textOf(undefined)
