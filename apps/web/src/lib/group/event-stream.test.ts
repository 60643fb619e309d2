import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStream, openEventStream } from './event-stream.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1
  onerror: (() => void) | null = null
  constructor() {
    super()
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  emit(name: string, data = '{}') {
    this.dispatchEvent(Object.assign(new Event(name), { data }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.onerror?.()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = { onLine: true }
const received: string[] = []
const states: string[] = []
const onRefused = vi.fn()
let stream: EventStream
const latest = () => FakeSource.opened.at(-1) as FakeSource

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  network.onLine = true
  FakeSource.opened = []
  received.length = states.length = 0
  onRefused.mockClear()
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('An event stream', () => {
  it('passes each event to its handler and reports the state live', () => {
    start()
    latest().emit('state', 'the table')
    expect(received).toEqual(['the table'])
    expect(states).toEqual(['live'])
  })

  it('reconnects within 15 s after every failure', () => {
    start()
    for (let failures = 1; failures <= 8; failures += 1) {
      latest().fail(0)
      vi.advanceTimersByTime(999)
      expect(FakeSource.opened).toHaveLength(failures)
      vi.advanceTimersByTime(14_001)
      expect(FakeSource.opened).toHaveLength(failures + 1)
    }
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('reports a refusal by the server, and still reconnects', () => {
    start()
    latest().fail(FakeSource.CLOSED)
    expect(onRefused).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(15_000)
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('reports reconnecting after 30 s without an event', () => {
    start()
    latest().emit('state')
    vi.advanceTimersByTime(29_999)
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['live', 'reconnecting'])
  })

  it('keeps its connection while heartbeats arrive', () => {
    start()
    for (let beats = 0; beats < 10; beats += 1) {
      latest().emit('beat')
      vi.advanceTimersByTime(15_000)
    }
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('reconnects at once when the network returns, or when the page becomes visible after a while', () => {
    start()
    latest().fail(0)
    window.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(2)
    latest().emit('state')
    vi.advanceTimersByTime(20_000)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSource.opened).toHaveLength(3)
  })

  it('reports offline at once, and closes the connection that no longer works', () => {
    start()
    const left = latest()
    left.emit('state')
    network.onLine = false
    window.dispatchEvent(new Event('offline'))
    expect(states).toEqual(['live', 'offline'])
    expect(left.readyState).toBe(FakeSource.CLOSED)
    network.onLine = true
    window.dispatchEvent(new Event('online'))
    latest().emit('state')
    expect(states).toEqual(['live', 'offline', 'reconnecting', 'live'])
  })

  it('tries to connect even if the browser reports offline, because that may be wrong', () => {
    network.onLine = false
    start()
    expect(states).toEqual(['offline'])
    latest().fail(0)
    expect(states).toEqual(['offline'])
    vi.advanceTimersByTime(15_000)
    latest().emit('state')
    expect(states).toEqual(['offline', 'live'])
  })

  it('ignores late events of a source that it has closed', () => {
    start()
    const left = latest()
    left.fail(0)
    left.emit('state', 'late')
    expect(received).toEqual([])
  })

  it('never reconnects after close', () => {
    start()
    stream.close()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSource.opened).toHaveLength(1)
  })
})

function start() {
  stream = openEventStream({
    url: '/events',
    silenceMs: 30_000,
    handlers: { state: data => received.push(data), beat: () => undefined },
    onState: state => {
      if (states.at(-1) !== state) states.push(state)
    },
    onRefused,
  })
}
