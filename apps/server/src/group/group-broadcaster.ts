// The streams that watch groups on this node. A change is loaded once per group and sent to all its phones.

import { beatMs } from '@tablemate/contract/live.ts'
import type { AppContext } from '../app-context.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { LoadedGroup } from './group-row.ts'
import { groupChangeOf, groupStateOf } from './group-view.ts'
import { findRevisions, loadGroup } from './load-group.ts'

/** Changes within this time are sent as one. */
const coalesceMs = 8
/** The delay after a failed load, when the database is away. */
const retryMs = 1000
/** How often the broadcaster disconnects expired groups. */
const sweepMs = 1000
/** How often the broadcaster compares its revisions with the database, because an event from another node may be lost. */
const reconcileMs = 5000

interface Watcher {
  readonly device: string
  readonly stream: EventStream
}

interface Channel {
  readonly watchers: Set<Watcher>
  readonly expiresAt: Date
  /** The restaurant whose menu the group uses. */
  readonly restaurantId: number | null
  /** All watchers have received the changes up to this revision. */
  revision: number
  /** When the oldest unsent change arrived, by the process's monotonic clock. */
  changedAt: number
  state: 'idle' | 'scheduled' | 'loading' | 'loading-again'
}

export interface GroupBroadcaster {
  /** Sends the whole group, then every change. Returns a function that unsubscribes. */
  watch(groupId: string, device: string, loaded: LoadedGroup, stream: EventStream): () => void
  countOf(groupId: string, device: string): number
  size(): number
  close(): void
}

type BroadcasterContext = Pick<AppContext, 'database' | 'clock' | 'events' | 'log' | 'sign'> & {
  readonly metrics: Pick<Metrics, 'recordLag'>
}

export function createGroupBroadcaster(context: BroadcasterContext): GroupBroadcaster {
  const channels = new Map<string, Channel>()
  const timers = new Set<NodeJS.Timeout>()
  const stopListening = [
    context.events.on('group-changed', ({ groupId }) => markChanged(groupId)),
    context.events.on('menu-changed', ({ restaurantId }) => publishMenu(id => id === restaurantId)),
    context.events.on('events-missed', () => {
      void reconcile()
      publishMenu(id => id !== null)
    }),
  ]
  let isClosed = false
  let isReconciling = false
  const sweep = setInterval(() => {
    const now = context.clock()
    for (const channel of channels.values()) if (channel.expiresAt <= now) disconnect(channel, () => true)
  }, sweepMs)
  const reconciling = setInterval(() => void reconcile(), reconcileMs)
  const beat = setInterval(() => {
    for (const { watchers } of channels.values()) for (const { stream } of watchers) stream.send('beat', '{}')
  }, beatMs)

  function markChanged(groupId: string): void {
    const channel = channels.get(groupId)
    if (!channel) return
    if (channel.state !== 'scheduled') channel.changedAt = performance.now()
    if (channel.state === 'idle') schedule(groupId, channel, coalesceMs)
    else if (channel.state === 'loading') channel.state = 'loading-again'
  }

  /** Publishes tables whose revision in the database is newer than the last one sent. */
  async function reconcile(): Promise<void> {
    if (isClosed || isReconciling || channels.size === 0) return
    isReconciling = true
    try {
      const revisions = await findRevisions(context.database.sql, [...channels.keys()], context.clock())
      for (const [groupId, revision] of revisions)
        if (revision > (channels.get(groupId)?.revision ?? revision)) markChanged(groupId)
    } catch {
      // The database is away. The next interval tries again.
    } finally {
      isReconciling = false
    }
  }

  function publishMenu(matches: (restaurantId: number | null) => boolean): void {
    for (const channel of channels.values())
      if (matches(channel.restaurantId)) for (const { stream } of channel.watchers) stream.send('menu', '{}')
  }

  function schedule(groupId: string, channel: Channel, ms: number): void {
    if (isClosed) return
    channel.state = 'scheduled'
    const timer = setTimeout(() => {
      timers.delete(timer)
      void publish(groupId, channel)
    }, ms)
    timers.add(timer)
  }

  async function publish(groupId: string, channel: Channel): Promise<void> {
    channel.state = 'loading'
    const since = channel.revision
    const { changedAt } = channel
    try {
      const loaded = await loadGroup(context.database.sql, groupId, context.clock(), since)
      // A watcher with an older revision joined during the load: load again from that revision.
      const isOutdated = channel.revision < since
      if (!loaded) disconnect(channel, () => true)
      else if (!isOutdated) {
        announce(channel, loaded, since)
        context.metrics.recordLag((performance.now() - changedAt) / 1000)
      }
      // A change during the load may be missing from it: load again.
      if (isOutdated || isChanged(channel)) schedule(groupId, channel, coalesceMs)
      else channel.state = 'idle'
    } catch (error) {
      context.log.warn({ code: (error as { code?: string }).code }, 'a change could not be sent yet')
      schedule(groupId, channel, retryMs)
    }
  }

  function announce(channel: Channel, loaded: LoadedGroup, since: number): void {
    disconnect(channel, ({ device }) => !loaded.devices.has(device))
    if (loaded.revision <= since) return
    const text = JSON.stringify(groupChangeOf(loaded, since, context.sign))
    channel.revision = loaded.revision
    for (const { stream } of channel.watchers) stream.send('change', text, loaded.revision)
  }

  return {
    watch(groupId, device, loaded, stream) {
      if (isClosed) {
        stream.end()
        return () => {}
      }
      const channel = channels.get(groupId) ?? {
        watchers: new Set(),
        expiresAt: new Date(loaded.group.expiresAt),
        restaurantId: loaded.group.restaurantId,
        revision: loaded.revision,
        changedAt: 0,
        state: 'idle' as const,
      }
      channels.set(groupId, channel)
      // The loaded group may be older than the last change sent. The next change starts from it; other watchers skip known revisions.
      channel.revision = Math.min(channel.revision, loaded.revision)
      const watcher = { device, stream }
      channel.watchers.add(watcher)
      stream.begin('state', JSON.stringify(groupStateOf(loaded, context.sign)), loaded.revision)
      // A commit since the load may be missing: check again.
      markChanged(groupId)
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
      clearInterval(reconciling)
      for (const timer of timers) clearTimeout(timer)
      for (const { watchers } of channels.values()) for (const { stream } of watchers) stream.end()
      channels.clear()
    },
  }
}

/** Sends 'gone' to the matching watchers and closes their streams. */
function disconnect({ watchers }: Channel, matches: (watcher: Watcher) => boolean): void {
  for (const watcher of [...watchers].filter(matches)) {
    watcher.stream.send('gone', '{}')
    watcher.stream.end()
  }
}

function isChanged({ state }: Channel): boolean {
  return state === 'loading-again'
}
