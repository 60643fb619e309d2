// A stream of server-sent events that reconnects by itself, with a jittered backoff. The browser's EventSource gives up on
// any HTTP error, and does not notice a silent connection or a lost network.

export interface EventStreamOptions {
  readonly url: string
  /** By event name. Each handler gets the event's raw data. */
  readonly handlers: Readonly<Record<string, (data: string) => void>>
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

  const open = () => {
    disconnect()
    const opened = new EventSource(options.url)
    source = opened
    for (const [name, handle] of Object.entries(options.handlers)) {
      opened.addEventListener(name, event => {
        if (source !== opened) return
        markAlive()
        handle(event.data)
      })
    }
    opened.onerror = () => {
      if (source !== opened) return
      const isRefused = opened.readyState === EventSource.CLOSED
      reconnectLater()
      if (isRefused) options.onRefused()
    }
    restartTimer()
  }
  const markAlive = () => {
    failures = 0
    lastEventAt = Date.now()
    options.onState('live')
    restartTimer()
  }
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(reconnectLater, options.silenceMs)
  }
  const reconnectLater = () => {
    disconnect()
    failures += 1
    options.onState(navigator.onLine ? 'reconnecting' : 'offline')
    timer = setTimeout(open, pauseMs(failures, options.longestPauseMs))
  }
  const disconnect = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const whenVisible = () => {
    if (document.visibilityState !== 'visible') return
    if (!source || Date.now() - lastEventAt > options.silenceMs / 2) open()
  }

  const whenOnline = () => {
    options.onState('reconnecting')
    open()
  }

  // `navigator.onLine` is only a hint: a stream that opens is live even if it is false.
  if (!navigator.onLine) options.onState('offline')
  open()
  window.addEventListener('online', whenOnline)
  window.addEventListener('offline', reconnectLater)
  document.addEventListener('visibilitychange', whenVisible)
  return {
    close() {
      disconnect()
      window.removeEventListener('online', whenOnline)
      window.removeEventListener('offline', reconnectLater)
      document.removeEventListener('visibilitychange', whenVisible)
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
