// A stream of server-sent events that reconnects by itself, with a jittered backoff. The browser's EventSource gives up on
// any HTTP error, and does not notice a silent connection or a lost network.
//
// The tabs of a browser share the connection, since over HTTP/1.1 a browser opens six at most, and requests need some of them:
// one tab leads, which opens the connection and passes the events to the others (shared-lead.ts).

import { type Message, openSharedLead } from './shared-lead.ts'

export interface EventStreamOptions {
  readonly url: string
  /** By event name. Each handler gets the event's raw data. */
  readonly handlers: Readonly<Record<string, (data: string) => void>>
  /** Whether the stream rests while the tab is hidden. It starts with the whole state again. */
  readonly restsHidden?: boolean
  /** The connection counts as dead after this time without an event. */
  readonly silenceMs: number
  /** The longest pause before a reconnect; 15 s by default. */
  readonly longestPauseMs?: number
  readonly onState: (state: 'live' | 'reconnecting' | 'offline') => void
  /** The server answered, but not with a stream. The stream still reconnects unless `close` is called. */
  readonly onRefused: () => void
}

export interface EventStream {
  close(): void
}

export function openEventStream(options: EventStreamOptions): EventStream {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastEventAt = 0
  let isResting = options.restsHidden === true && document.visibilityState === 'hidden'

  const lead = openSharedLead(options.url, {
    onLead: open,
    onLost: () => {
      disconnect()
      restartTimer()
    },
    onMessage: receive,
  })

  function open() {
    disconnect()
    const opened = new EventSource(options.url)
    source = opened
    for (const name of Object.keys(options.handlers)) {
      opened.addEventListener(name, ({ data }) => {
        if (source === opened) tell({ kind: 'event', name, data })
      })
    }
    opened.onerror = () => {
      if (source !== opened) return
      const isRefused = opened.readyState === EventSource.CLOSED
      reconnectLater()
      if (isRefused) tell({ kind: 'refused' })
    }
    restartTimer()
  }
  function tell(message: Message) {
    lead.pass(message)
    receive(message)
  }
  function receive(message: Message) {
    if (isResting) return
    if (message.kind === 'refused') return options.onRefused()
    if (message.kind === 'failed') {
      reportLoss()
      return restartTimer()
    }
    markAlive()
    options.handlers[message.name]?.(message.data)
  }
  function markAlive() {
    failures = 0
    lastEventAt = Date.now()
    options.onState('live')
    restartTimer()
  }
  function restartTimer() {
    clearTimeout(timer)
    timer = setTimeout(reconnectLater, options.silenceMs)
  }
  function reconnectLater() {
    disconnect()
    reportLoss()
    // Another tab leads, which would have passed a beat. It is frozen.
    if (!lead.isLeading()) return lead.take()
    lead.pass({ kind: 'failed' })
    failures += 1
    timer = setTimeout(open, pauseMs(failures, options.longestPauseMs))
  }
  function reportLoss() {
    lastEventAt = 0
    options.onState(navigator.onLine ? 'reconnecting' : 'offline')
  }
  function disconnect() {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const isSilentFor = (ms: number) => Date.now() - lastEventAt > ms
  const whenVisibilityChanges = () => {
    if (document.visibilityState === 'hidden') {
      if (!options.restsHidden) return
      isResting = true
      lead.leave()
      disconnect()
    } else if (isResting || isSilentFor(options.silenceMs / 2)) {
      isResting = false
      if (isSilentFor(options.silenceMs)) reportLoss()
      if (lead.isLeading()) open()
      else lead.take()
    }
  }
  const whenOnline = () => {
    options.onState('reconnecting')
    if (lead.isLeading()) open()
  }
  const whenOffline = () => {
    if (lead.isLeading()) reconnectLater()
    else reportLoss()
  }

  // `navigator.onLine` is only a hint: a stream that opens is live even if it is false.
  if (!navigator.onLine) options.onState('offline')
  if (!isResting) lead.take()
  window.addEventListener('online', whenOnline)
  window.addEventListener('offline', whenOffline)
  document.addEventListener('visibilitychange', whenVisibilityChanges)
  return {
    close() {
      lead.close()
      disconnect()
      window.removeEventListener('online', whenOnline)
      window.removeEventListener('offline', whenOffline)
      document.removeEventListener('visibilitychange', whenVisibilityChanges)
    },
  }
}

/**
 * From 1 s to the longest pause, random within a range that every failure widens, so that a room full of phones does not
 * reconnect at the same moment.
 */
export function pauseMs(failures: number, longestMs = 15_000): number {
  return 1000 + Math.random() * (Math.min(longestMs, 1000 * 2 ** failures) - 1000)
}
