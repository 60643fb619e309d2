// Which of a browser's tabs leads, that is, opens the one connection to an address for all of them. The tab that holds the
// address's Web Lock leads. The latest tab to open takes the lock, and it passes on when that tab closes. Each new leader's
// connection starts with the whole state, so a change of the lead loses nothing. Without Web Locks (a page over HTTP) each tab
// leads itself.

/** What the leading tab passes to the others. */
export type Message =
  | { readonly kind: 'event'; readonly name: string; readonly data: string }
  /** The connection failed. The leading tab opens another one. */
  | { readonly kind: 'failed' }
  /** The server answered, but not with a stream. */
  | { readonly kind: 'refused' }

interface Sent {
  /** When its sender took the lead. */
  readonly since: number
  readonly message: Message
}

interface Listeners {
  onLead(): void
  /** Another tab has taken the lead. */
  onLost(): void
  /** The leading tab passed a message. */
  onMessage(message: Message): void
}

export interface SharedLead {
  /** Leads in place of any other tab. If another one takes the lead later, leads again when that one leaves. */
  take(): void
  /** Leaves the lead, or the queue for it, to other tabs. */
  leave(): void
  isLeading(): boolean
  /** Sends a message to the other tabs. */
  pass(message: Message): void
  close(): void
}

/** Shares the lead with the tabs that call this for the same address. No tab leads until one calls `take`. */
export function openSharedLead(address: string, listeners: Listeners): SharedLead {
  const isShared = typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined
  const name = `stream ${address}`
  const channel = isShared ? new BroadcastChannel(name) : null
  let isLeading = false
  /** When this tab last took the lead. */
  let since = 0
  /** When the present leader took it, as far as this tab knows. */
  let latest = 0
  /** Ends the lead, or the request for it. */
  let release = () => {}

  const lead = () => {
    isLeading = true
    since = latest = Date.now()
    listeners.onLead()
  }
  const leave = () => {
    isLeading = false
    release()
  }
  const request = (steal: boolean) => {
    leave()
    if (!isShared) return lead()
    const ending = new AbortController()
    release = () => ending.abort()
    const hold = () => {
      if (ending.signal.aborted) return
      lead()
      return new Promise<void>(resolve => ending.signal.addEventListener('abort', () => resolve()))
    }
    // The browser accepts no signal for a request that steals.
    const options = steal ? { steal } : { signal: ending.signal }
    navigator.locks.request(name, options, hold).catch((error: DOMException) => {
      if (ending.signal.aborted) return
      // The browser denies locks to this page.
      if (error.name !== 'AbortError') return lead()
      // Another tab has taken the lead.
      request(false)
      listeners.onLost()
    })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
    // A tab that was busy or frozen does not know yet that it lost the lead.
    if (data.since < latest) return
    latest = data.since
    listeners.onMessage(data.message)
  })
  return {
    take: () => request(true),
    leave,
    isLeading: () => isLeading,
    pass: message => channel?.postMessage({ since, message } satisfies Sent),
    close() {
      leave()
      channel?.close()
    },
  }
}
