// A stream of server-sent events that comes back by itself. The browser's own EventSource gives up on any HTTP error
// and does not notice a line that fell silent, or a network that is gone; this one waits a jittered while and opens anew.

export interface EventStreamOptions {
  readonly url: string
  /** By the name of the event; each gets the event's data as it came. */
  readonly hear: Readonly<Record<string, (data: string) => void>>
  /** Nothing heard for so long: the line is dead. */
  readonly silenceMs: number
  /** The longest pause before it is opened anew; 15 s if not given. */
  readonly longestPauseMs?: number
  readonly onState: (state: 'live' | 'reconnecting' | 'offline') => void
  /** The server answered, but not with a stream; it is tried again unless the line is closed meanwhile. */
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
    for (const [name, hear] of Object.entries(options.hear)) {
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

  // What the browser says of the network is a hint: if the line opens all the same, it is live.
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
