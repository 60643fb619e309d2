// The state machine with a browser's recogniser: which calls the recogniser gets, and that events of an old one are ignored.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSpeech, type Speech } from './speech/speech.ts'
import { openSpeechInput } from './speech-input.ts'

let created: FakeRecogniser[] = []
let states: Speech[] = []

class FakeRecogniser {
  static startError: string | null = null
  calls: string[] = []
  onstart: (() => void) | null = null
  onresult: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    created.push(this)
  }
  start() {
    if (FakeRecogniser.startError) throw new DOMException(FakeRecogniser.startError, 'InvalidStateError')
    this.calls.push('start')
  }
  stop() {
    this.calls.push('stop')
  }
  abort() {
    this.calls.push('abort')
  }
  emitResult(transcript: string) {
    const first = { transcript, confidence: 0.9 }
    this.onresult?.({ results: { length: 1, 0: { isFinal: true, length: 1, 0: first } } })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  created = []
  states = []
  FakeRecogniser.startError = null
  vi.stubGlobal('window', Object.assign(new EventTarget(), { webkitSpeechRecognition: FakeRecogniser }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a browser without a recogniser stays unsupported', () => {
  vi.stubGlobal('window', new EventTarget())
  expect(initialSpeech()).toEqual({ kind: 'unsupported' })
  openInput().tap()
  expect(states).toEqual([])
})

test('the recogniser is set to American English, a single utterance and interim results', () => {
  openInput().tap()
  expect(created).toMatchObject([
    { lang: 'en-US', continuous: false, interimResults: true, calls: ['start'] },
  ])
})

test('a second tap within 400 ms of the first is ignored', () => {
  const input = openInput()
  input.tap()
  vi.advanceTimersByTime(150)
  input.tap()
  created[0]?.onstart?.()
  vi.advanceTimersByTime(150)
  input.tap()
  expect(last().kind).toBe('listening')
  vi.advanceTimersByTime(200)
  input.tap()
  expect(last().kind).toBe('stopping')
  expect(created).toHaveLength(1)
  expect(created[0]?.calls).toEqual(['start', 'stop'])
})

test('a recogniser that throws on start is reported with its message, and the next tap creates another', () => {
  FakeRecogniser.startError = 'recognition has already started.'
  const input = openInput()
  input.tap()
  expect(last()).toMatchObject({ kind: 'failed', problem: { message: 'recognition has already started.' } })
  FakeRecogniser.startError = null
  vi.advanceTimersByTime(1000)
  input.tap()
  expect(last().kind).toBe('starting')
  expect(created).toHaveLength(2)
})

test('events of an old recogniser do not reach the next recording', () => {
  const input = openInput()
  sayAndStop(input, 'a tea')
  vi.advanceTimersByTime(1000)
  input.tap()
  const [first, second] = created
  first?.emitResult('a tea')
  first?.onerror?.({ error: 'aborted' })
  first?.onend?.()
  expect(last().kind).toBe('starting')
  second?.onstart?.()
  second?.emitResult('a coffee')
  vi.advanceTimersByTime(500)
  input.tap()
  vi.advanceTimersByTime(200)
  expect(states.filter(({ kind }) => kind === 'heard')).toEqual([
    { kind: 'heard', transcript: 'a tea' },
    { kind: 'heard', transcript: 'a coffee' },
  ])
})

describe('no state is reported any more, and the microphone is released,', () => {
  test('when the input is closed', () => {
    const input = openInput()
    input.tap()
    created[0]?.onstart?.()
    created[0]?.emitResult('a tea')
    const before = states.length
    input.close()
    created[0]?.emitResult('a tea')
    created[0]?.onend?.()
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(10_000)
    expect(states).toHaveLength(before)
    expect(created[0]?.calls).toEqual(['start', 'abort'])
  })

  test('when the input is closed between the stop and the transcript', () => {
    const input = openInput()
    input.tap()
    created[0]?.onstart?.()
    created[0]?.emitResult('a tea')
    vi.advanceTimersByTime(500)
    input.tap()
    input.close()
    vi.advanceTimersByTime(10_000)
    expect(states.map(({ kind }) => kind)).not.toContain('heard')
  })

  test('when the page is left', () => {
    const input = openInput()
    input.tap()
    created[0]?.onstart?.()
    created[0]?.emitResult('a tea')
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(10_000)
    expect(last()).toEqual({ kind: 'idle', unsent: '' })
    expect(created[0]?.calls).toEqual(['start', 'abort'])
  })
})

test('a recording stops when the page is hidden, and at once if it starts on a hidden page', () => {
  const input = openInput()
  input.tap()
  created[0]?.onstart?.()
  created[0]?.emitResult('a tea')
  hide()
  vi.advanceTimersByTime(200)
  expect(last()).toEqual({ kind: 'heard', transcript: 'a tea' })
  vi.advanceTimersByTime(1000)
  input.tap()
  created[1]?.onstart?.()
  expect(last().kind).toBe('stopping')
  expect(created[1]?.calls).toEqual(['start', 'stop'])
})

function openInput() {
  return openSpeechInput(speech => states.push(speech))
}

function last(): Speech {
  return states.at(-1) ?? initialSpeech()
}

function sayAndStop(input: ReturnType<typeof openSpeechInput>, transcript: string): void {
  input.tap()
  created.at(-1)?.onstart?.()
  created.at(-1)?.emitResult(transcript)
  vi.advanceTimersByTime(500)
  input.tap()
  vi.advanceTimersByTime(200)
}

function hide(): void {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}
