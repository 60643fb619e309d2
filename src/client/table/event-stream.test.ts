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
  say(name: string, data = '{}') {
    this.dispatchEvent(Object.assign(new Event(name), { data }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.onerror?.()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = { onLine: true }
const heard: string[] = []
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
  heard.length = states.length = 0
  onRefused.mockClear()
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('The line of a phone', () => {
  it('passes on what it hears', () => {
    start()
    latest().say('state', 'the table')
    expect(heard).toEqual(['the table'])
    expect(states).toEqual(['live'])
  })

  it('comes back within 15 s after every failure, however many', () => {
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

  it('says so when the server refuses, and tries again all the same', () => {
    start()
    latest().fail(FakeSource.CLOSED)
    expect(onRefused).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(15_000)
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('notices when it fell silent', () => {
    start()
    latest().say('state')
    vi.advanceTimersByTime(29_999)
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['live', 'reconnecting'])
  })

  it('stays while it is told that it is alive', () => {
    start()
    for (let beats = 0; beats < 10; beats += 1) {
      latest().say('beat')
      vi.advanceTimersByTime(15_000)
    }
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('comes back at once when the network does, or when it is looked at again after a while', () => {
    start()
    latest().fail(0)
    window.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(2)
    latest().say('state')
    vi.advanceTimersByTime(20_000)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSource.opened).toHaveLength(3)
  })

  it('says at once that the phone is offline, and leaves a line that is dead without knowing it', () => {
    start()
    const left = latest()
    left.say('state')
    network.onLine = false
    window.dispatchEvent(new Event('offline'))
    expect(states).toEqual(['live', 'offline'])
    expect(left.readyState).toBe(FakeSource.CLOSED)
    network.onLine = true
    window.dispatchEvent(new Event('online'))
    latest().say('state')
    expect(states).toEqual(['live', 'offline', 'reconnecting', 'live'])
  })

  it('tries all the same where the phone says that it is offline: that may be wrong', () => {
    network.onLine = false
    start()
    expect(states).toEqual(['offline'])
    latest().fail(0)
    expect(states).toEqual(['offline'])
    vi.advanceTimersByTime(15_000)
    latest().say('state')
    expect(states).toEqual(['offline', 'live'])
  })

  it('hears nothing more from a source it has left', () => {
    start()
    const left = latest()
    left.fail(0)
    left.say('state', 'late')
    expect(heard).toEqual([])
  })

  it('is closed for good when it is closed', () => {
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
    handlers: { state: data => heard.push(data), beat: () => undefined },
    onState: state => {
      if (states.at(-1) !== state) states.push(state)
    },
    onRefused,
  })
}
