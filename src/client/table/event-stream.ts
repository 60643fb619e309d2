// A stream of server-sent events that reconnects by itself, with a jittered backoff. The browser's EventSource gives up on
// any HTTP error, and does not notice a silent connection or a lost network.

export interface EventStreamOptions {
  readonly url: string
  /** By event name. Each handler gets the event's raw data. */
  readonly handlers: Readonly<Record<string, (data: string) => void>>
  /** The connection counts as dead after this time without an event. */
  readonly silenceMs: number
  /** The longest pause before it is opened anew; 15 s if not given. */
  readonly longestPauseMs?: number
  readonly onState: (state: 'live' | 'reconnecting' | 'offline') => void
  /** The server answered, but not with a stream. It is retried unless `close` is called. */
  readonly onRefused: () => void
}

export interface EventStream {
  close(): void
}

export function openEventStream(options: EventStreamOptions): EventStream {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastHeard = 0

  const open = () => {
    drop()
    const opened = new EventSource(options.url)
    source = opened
    for (const [name, hear] of Object.entries(options.handlers)) {
      opened.addEventListener(name, event => {
        if (source !== opened) return
        heard()
        hear(event.data)
      })
    }
    opened.onerror = () => {
      if (source !== opened) return
      const isRefused = opened.readyState === EventSource.CLOSED
      comeBack()
      if (isRefused) options.onRefused()
    }
    watch()
  }
  const heard = () => {
    failures = 0
    lastHeard = Date.now()
    options.onState('live')
    watch()
  }
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(comeBack, options.silenceMs)
  }
  const comeBack = () => {
    drop()
    failures += 1
    options.onState(navigator.onLine ? 'reconnecting' : 'offline')
    timer = setTimeout(open, pauseMs(failures, options.longestPauseMs))
  }
  const drop = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const whenVisible = () => {
    if (document.visibilityState !== 'visible') return
    if (!source || Date.now() - lastHeard > options.silenceMs / 2) open()
  }

  const whenOnline = () => {
    options.onState('reconnecting')
    open()
  }

  // `onLine` is only a hint: if the stream opens all the same, it is live.
  if (!navigator.onLine) options.onState('offline')
  open()
  window.addEventListener('online', whenOnline)
  window.addEventListener('offline', comeBack)
  document.addEventListener('visibilitychange', whenVisible)
  return {
    close() {
      drop()
      window.removeEventListener('online', whenOnline)
      window.removeEventListener('offline', comeBack)
      document.removeEventListener('visibilitychange', whenVisible)
    },
  }
}

/**
 * From 1 s to the longest pause, random within a range that every failure widens: a room full of phones does not come back in
 * one wave.
 */
export function pauseMs(failures: number, longestMs = 15_000): number {
  return 1000 + Math.random() * (Math.min(longestMs, 1000 * 2 ** failures) - 1000)
}
