// The event streams of this phone: one per group, shared by the group's screens, and left open for a moment between two screens.

import { applyChange } from '@tablemate/contract/group-change.ts'
import { beatMs, type GroupChange, type GroupState, watchGroup } from '@tablemate/contract/live.ts'
import { cacheGroup, findGroup, markFresh, markMenuStale, markStale, refetchGroup } from '../api/cache.ts'
import { addressOf } from '../api/call.ts'
import { problemOf } from '../api/call-problem.ts'
import { outbox } from '../outbox/phone-outbox.ts'
import { forgetGroup, onGroupForgotten } from '../retention.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

/** 'offline': the phone itself says that it has no network. 'gone': the group is over for this phone. */
export type StreamState = 'opening' | 'live' | 'reconnecting' | 'offline' | 'gone'

interface GroupStream {
  state: StreamState
  events: EventStream | null
  readonly listeners: Set<() => void>
  lingering?: ReturnType<typeof setTimeout>
}

const streams = new Map<string, GroupStream>()
const lingerMs = 5000

onGroupForgotten(groupId => {
  const stream = streams.get(groupId)
  if (!stream) return
  stream.events?.close()
  notify(stream, 'gone')
})

/** Keeps the group's stream open until the returned function is called. Calls `listen` after every change of state. */
export function subscribeToGroup(groupId: string, listen: () => void): () => void {
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
function findOpenStream(groupId: string): GroupStream | undefined {
  const stream = streams.get(groupId)
  return stream?.state === 'gone' && stream.listeners.size === 0 ? undefined : stream
}

function openStream(groupId: string): GroupStream {
  const stream: GroupStream = { state: 'opening', events: null, listeners: new Set() }
  streams.set(groupId, stream)
  stream.events = openEventStream({
    url: addressOf(watchGroup, { params: { groupId } }),
    restsHidden: true,
    silenceMs: 2 * beatMs,
    handlers: {
      state: data => {
        cacheGroup(groupId, JSON.parse(data) as GroupState)
        sendHeldOrders(groupId)
        markMenuStale(groupId)
      },
      change: data => applyOrFetch(groupId, JSON.parse(data) as GroupChange),
      menu: () => markMenuStale(groupId),
      gone: () => void forgetGroup(groupId),
      beat: () => markFresh(groupId),
    },
    onState: state => {
      if (state === 'live' && stream.state !== 'live') outbox.wake()
      notify(stream, state)
    },
    onRefused: () => void fetchGroup(groupId),
  })
  return stream
}

function applyOrFetch(groupId: string, change: GroupChange): void {
  const known = findGroup(groupId)
  const applied = known ? applyChange(known, change) : ({ kind: 'gap' } as const)
  if (applied.kind === 'gap') return void fetchGroup(groupId)
  if (applied.kind === 'applied') cacheGroup(groupId, applied.groupState)
  sendHeldOrders(groupId)
}

/** Sends the orders that a paused kitchen refused, if the group now says that the kitchen takes orders. */
function sendHeldOrders(groupId: string): void {
  if (findGroup(groupId)?.group.isOrderingPaused === false) outbox.resume(groupId)
}

/** Fetches the group after the stream missed a change. A missing group ends the stream; other failures leave it to reconnect. */
async function fetchGroup(groupId: string): Promise<void> {
  try {
    await refetchGroup(groupId)
    sendHeldOrders(groupId)
  } catch (error) {
    if (problemOf(error) === 'group-not-found') await forgetGroup(groupId)
  }
}

function closeStream(groupId: string, stream: GroupStream): void {
  stream.events?.close()
  if (streams.get(groupId) !== stream) return
  streams.delete(groupId)
  markStale(groupId)
}

function notify(stream: GroupStream, state: StreamState): void {
  if (stream.state === state || stream.state === 'gone') return
  stream.state = state
  for (const listen of stream.listeners) listen()
}
