// The machine and a browser's recogniser: what is asked of it, and that nothing is heard from one that is past.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restingSpeech, type Speech } from './speech/speech.ts'
import { openSpeechInput } from './speech.ts'

let made: FakeRecogniser[] = []
let told: Speech[] = []

class FakeRecogniser {
  static refuses: string | null = null
  calls: string[] = []
  onstart: (() => void) | null = null
  onresult: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    made.push(this)
  }
  start() {
    if (FakeRecogniser.refuses) throw new DOMException(FakeRecogniser.refuses, 'InvalidStateError')
    this.calls.push('start')
  }
  stop() {
    this.calls.push('stop')
  }
  abort() {
    this.calls.push('abort')
  }
  hears(transcript: string) {
    const first = { transcript, confidence: 0.9 }
    this.onresult?.({ results: { length: 1, 0: { isFinal: true, length: 1, 0: first } } })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  told = []
  FakeRecogniser.refuses = null
  vi.stubGlobal('window', Object.assign(new EventTarget(), { webkitSpeechRecognition: FakeRecogniser }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a browser without a recogniser says so and stays so', () => {
  vi.stubGlobal('window', new EventTarget())
  expect(restingSpeech()).toEqual({ kind: 'unsupported' })
  listen().tap()
  expect(told).toEqual([])
})

test('it is asked for American English, one result, and what it guesses meanwhile', () => {
  listen().tap()
  expect(made).toMatchObject([{ lang: 'en-US', continuous: false, interimResults: true, calls: ['start'] }])
})

test('a second tap within 400 ms of the first is not meant', () => {
  const ear = listen()
  ear.tap()
  vi.advanceTimersByTime(150)
  ear.tap()
  made[0]?.onstart?.()
  vi.advanceTimersByTime(150)
  ear.tap()
  expect(last().kind).toBe('listening')
  vi.advanceTimersByTime(200)
  ear.tap()
  expect(last().kind).toBe('stopping')
  expect(made).toHaveLength(1)
  expect(made[0]?.calls).toEqual(['start', 'stop'])
})

test('one that refuses to start is told in its words, and the next tap takes another', () => {
  FakeRecogniser.refuses = 'recognition has already started.'
  const ear = listen()
  ear.tap()
  expect(last()).toMatchObject({ kind: 'failed', problem: { message: 'recognition has already started.' } })
  FakeRecogniser.refuses = null
  vi.advanceTimersByTime(1000)
  ear.tap()
  expect(last().kind).toBe('starting')
  expect(made).toHaveLength(2)
})

test('what a past recogniser says is not heard by the next recording', () => {
  const ear = listen()
  sayAndStop(ear, 'a tea')
  vi.advanceTimersByTime(1000)
  ear.tap()
  const [first, second] = made
  first?.hears('a tea')
  first?.onerror?.({ error: 'aborted' })
  first?.onend?.()
  expect(last().kind).toBe('starting')
  second?.onstart?.()
  second?.hears('a coffee')
  vi.advanceTimersByTime(500)
  ear.tap()
  vi.advanceTimersByTime(200)
  expect(told.filter(({ kind }) => kind === 'heard')).toEqual([
    { kind: 'heard', transcript: 'a tea' },
    { kind: 'heard', transcript: 'a coffee' },
  ])
})

describe('nothing is told any more, and the microphone is free,', () => {
  test('when who listened has gone', () => {
    const ear = listen()
    ear.tap()
    made[0]?.onstart?.()
    made[0]?.hears('a tea')
    const before = told.length
    ear.close()
    made[0]?.hears('a tea')
    made[0]?.onend?.()
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(10_000)
    expect(told).toHaveLength(before)
    expect(made[0]?.calls).toEqual(['start', 'abort'])
  })

  test('when who listened has gone between the stop and the sentence', () => {
    const ear = listen()
    ear.tap()
    made[0]?.onstart?.()
    made[0]?.hears('a tea')
    vi.advanceTimersByTime(500)
    ear.tap()
    ear.close()
    vi.advanceTimersByTime(10_000)
    expect(told.map(({ kind }) => kind)).not.toContain('heard')
  })

  test('when the page is left', () => {
    const ear = listen()
    ear.tap()
    made[0]?.onstart?.()
    made[0]?.hears('a tea')
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(10_000)
    expect(last()).toEqual({ kind: 'idle', unsent: '' })
    expect(made[0]?.calls).toEqual(['start', 'abort'])
  })
})

test('a recording stops when the page is hidden, and one that starts out of sight at once', () => {
  const ear = listen()
  ear.tap()
  made[0]?.onstart?.()
  made[0]?.hears('a tea')
  hide()
  vi.advanceTimersByTime(200)
  expect(last()).toEqual({ kind: 'heard', transcript: 'a tea' })
  vi.advanceTimersByTime(1000)
  ear.tap()
  made[1]?.onstart?.()
  expect(last().kind).toBe('stopping')
  expect(made[1]?.calls).toEqual(['start', 'stop'])
})

function listen() {
  return openSpeechInput(speech => told.push(speech))
}

function last(): Speech {
  return told.at(-1) ?? restingSpeech()
}

function sayAndStop(ear: ReturnType<typeof openSpeechInput>, transcript: string): void {
  ear.tap()
  made.at(-1)?.onstart?.()
  made.at(-1)?.hears(transcript)
  vi.advanceTimersByTime(500)
  ear.tap()
  vi.advanceTimersByTime(200)
}

function hide(): void {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}
