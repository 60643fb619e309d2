// The tabs of one browser share a stream, on Node's own Web Locks and BroadcastChannel.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStream, openEventStream } from './event-stream.ts'
import { openSharedLead } from './shared-lead.ts'

class FakeSource extends EventTarget {
  static opened: FakeSource[] = []
  static readonly CLOSED = 2
  readyState = 1
  onerror: (() => void) | null = null
  constructor() {
    super()
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
}

interface Tab {
  readonly document: EventTarget & { visibilityState: 'visible' | 'hidden' }
  readonly received: string[]
  readonly states: string[]
  readonly stream: EventStream
}

let tabs: Tab[] = []
let address = 0
const url = () => `/events/${address}`
const connections = () => FakeSource.opened.filter(({ readyState }) => readyState === 1)
/** The server sends it on each connection. */
const send = (data: string) => {
  for (const source of connections()) source.dispatchEvent(Object.assign(new Event('state'), { data }))
}
const last = () => tabs.map(({ received }) => received.at(-1))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  FakeSource.opened = []
  tabs = []
  address += 1
})
afterEach(() => {
  for (const { stream } of tabs) stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Tabs of one browser', () => {
  it('share one connection, and all of them get its events', async () => {
    await openTabs(7)
    send('an order')
    await expect.poll(() => last()).toEqual(tabs.map(() => 'an order'))
  })

  it('get the state with which a new tab’s connection starts', async () => {
    await openTabs(2)
    send('the state')
    await openTabs(1)
    send('the newer state')
    await expect.poll(() => last()).toEqual(tabs.map(() => 'the newer state'))
  })

  it('get a new connection when the leading tab is closed', async () => {
    await openTabs(3)
    tabs.pop()?.stream.close()
    await expect.poll(() => connections().length).toBe(1)
    send('an order')
    await expect.poll(() => last()).toEqual(['an order', 'an order'])
  })

  it('get a new connection when the leading tab is frozen, and ignore what that one sends later', async () => {
    await openTabs(2)
    const frozen = openSharedLead(url(), { onLead() {}, onLost() {}, onMessage() {} })
    frozen.take()
    await expect.poll(() => connections().length).toBe(0)
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => connections().length).toBe(1)
    frozen.pass({ kind: 'event', name: 'state', data: 'late' })
    send('an order')
    await expect.poll(() => last()).toEqual(['an order', 'an order'])
    expect(tabs.flatMap(({ received }) => received)).not.toContain('late')
    frozen.close()
  })

  it('report that the leading tab’s connection failed, and that it is back', async () => {
    await openTabs(2)
    connections()[0]?.onerror?.()
    await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['reconnecting', 'reconnecting'])
    vi.advanceTimersByTime(15_000)
    send('the state')
    await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
  })

  it('rest while hidden if they may, and get the state when they are visible again', async () => {
    await openTabs(2, { restsHidden: true })
    show(0, 'hidden')
    send('an order')
    await expect.poll(() => last()).toEqual([undefined, 'an order'])
    show(1, 'hidden')
    expect(connections()).toHaveLength(0)
    show(0, 'visible')
    await expect.poll(() => connections().length).toBe(1)
    send('two orders')
    await expect.poll(() => last()).toEqual(['two orders', 'an order'])
  })

  it('keep a board’s connection while it is hidden', async () => {
    await openTabs(1)
    show(0, 'hidden')
    send('an order')
    expect(last()).toEqual(['an order'])
  })

  it('have a connection each where the browser has no locks, or denies them', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    tabs.push(openTab({}), openTab({}))
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    vi.stubGlobal('navigator', { onLine: true, locks: { request: denied } })
    tabs.push(openTab({}))
    await expect.poll(() => connections().length).toBe(3)
  })
})

/** Each new tab takes over the connection. */
async function openTabs(count: number, options: { restsHidden?: boolean } = {}): Promise<void> {
  for (let tab = 0; tab < count; tab += 1) {
    const opened = FakeSource.opened.length
    tabs.push(openTab(options))
    await expect.poll(() => FakeSource.opened.length).toBe(opened + 1)
    await expect.poll(() => connections()).toEqual(FakeSource.opened.slice(-1))
  }
}

function openTab(options: { restsHidden?: boolean }): Tab {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const [received, states]: [string[], string[]] = [[], []]
  vi.stubGlobal('document', document)
  const stream = openEventStream({
    ...options,
    url: url(),
    silenceMs: 30_000,
    handlers: { state: data => received.push(data) },
    onState: state => states.push(state),
    onRefused: () => undefined,
  })
  return { document, received, states, stream }
}

function show(tab: number, visibilityState: 'visible' | 'hidden'): void {
  const { document } = tabs[tab] as Tab
  document.visibilityState = visibilityState
  vi.stubGlobal('document', document)
  document.dispatchEvent(new Event('visibilitychange'))
}
