// The event streams of this phone: one per table, shared by the table's screens, and left open for a moment between two screens.

import { beatMs, type Table, type TableChange, watchTable } from '@tablemate/contract/live.ts'
import { applyChange } from '@tablemate/contract/table-change.ts'
import { cacheTable, findTable, markFresh, markMenuStale, markStale, refetchTable } from '../api/cache.ts'
import { addressOf } from '../api/call.ts'
import { problemOf } from '../api/call-problem.ts'
import { outbox } from '../outbox/phone-outbox.ts'
import { forgetGroup, onGroupForgotten } from '../retention.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

/** 'offline': the phone itself says that it has no network. 'gone': the table is over for this phone. */
export type StreamState = 'opening' | 'live' | 'reconnecting' | 'offline' | 'gone'

interface TableStream {
  state: StreamState
  events: EventStream | null
  readonly listeners: Set<() => void>
  lingering?: ReturnType<typeof setTimeout>
}

const streams = new Map<string, TableStream>()
const lingerMs = 5000

onGroupForgotten(groupId => {
  const stream = streams.get(groupId)
  if (!stream) return
  stream.events?.close()
  notify(stream, 'gone')
})

/** Keeps the table's stream open until the returned function is called. Calls `listen` after every change of state. */
export function subscribeToTable(groupId: string, listen: () => void): () => void {
  const stream = findOpenStream(groupId) ?? openStream(groupId)
  clearTimeout(stream.lingering)
  stream.listeners.add(listen)
  return () => {
    stream.listeners.delete(listen)
    if (stream.listeners.size === 0)
      stream.lingering = setTimeout(() => closeStream(groupId, stream), lingerMs)
  }
}

export function streamState(groupId: string): StreamState {
  return streams.get(groupId)?.state ?? 'opening'
}

/** A stream that ended is not reused: the diner has joined again since. */
function findOpenStream(groupId: string): TableStream | undefined {
  const stream = streams.get(groupId)
  return stream?.state === 'gone' && stream.listeners.size === 0 ? undefined : stream
}

function openStream(groupId: string): TableStream {
  const stream: TableStream = { state: 'opening', events: null, listeners: new Set() }
  streams.set(groupId, stream)
  stream.events = openEventStream({
    url: addressOf(watchTable, { params: { groupId } }),
    restsHidden: true,
    silenceMs: 2 * beatMs,
    handlers: {
      state: data => {
        cacheTable(groupId, JSON.parse(data) as Table)
        sendHeldOrders(groupId)
        markMenuStale(groupId)
      },
      change: data => applyOrFetch(groupId, JSON.parse(data) as TableChange),
      menu: () => markMenuStale(groupId),
      gone: () => void forgetGroup(groupId),
      beat: () => markFresh(groupId),
    },
    onState: state => {
      if (state === 'live' && stream.state !== 'live') outbox.wake()
      notify(stream, state)
    },
    onRefused: () => void fetchTable(groupId),
  })
  return stream
}

function applyOrFetch(groupId: string, change: TableChange): void {
  const known = findTable(groupId)
  const applied = known ? applyChange(known, change) : ({ kind: 'gap' } as const)
  if (applied.kind === 'gap') return void fetchTable(groupId)
  if (applied.kind === 'applied') cacheTable(groupId, applied.table)
  sendHeldOrders(groupId)
}

/** Sends the orders that a paused kitchen refused, if the table now says that the kitchen takes orders. */
function sendHeldOrders(groupId: string): void {
  if (findTable(groupId)?.group.isOrderingPaused === false) outbox.resume(groupId)
}

/** Fetches the table after the stream missed a change. A missing table ends the stream; other failures leave it to reconnect. */
async function fetchTable(groupId: string): Promise<void> {
  try {
    await refetchTable(groupId)
    sendHeldOrders(groupId)
  } catch (error) {
    if (problemOf(error) === 'group-not-found') await forgetGroup(groupId)
  }
}

function closeStream(groupId: string, stream: TableStream): void {
  stream.events?.close()
  if (streams.get(groupId) !== stream) return
  streams.delete(groupId)
  markStale(groupId)
}

function notify(stream: TableStream, state: StreamState): void {
  if (stream.state === state || stream.state === 'gone') return
  stream.state = state
  for (const listen of stream.listeners) listen()
}
