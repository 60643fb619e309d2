// The state machine of a recording: its timeouts, its problems, and the quirks of real recognisers.

import {
  ended,
  error,
  final,
  guess,
  hears,
  type Recording,
  recordings,
  started,
} from '@tablemate/test/browser/recordings.ts'
import { describe, expect, test } from 'vitest'
import { idle, type Speech } from './speech.ts'
import { next, type SpeechEvent, timeoutMs } from './speech-state.ts'

const tap: SpeechEvent = { kind: 'tapped' }

describe('a recording', () => {
  test('starts at a tap, shows the words, stops at a tap, and has one sentence 200 ms later', () => {
    expect(kinds(tap, started, hears(guess('two')), tap, 199)).toEqual([
      'starting',
      'listening',
      'listening',
      'stopping',
    ])
    expect(stateAfter(tap, started, hears(guess('two')), tap, 200)).toEqual({
      kind: 'heard',
      transcript: 'two',
    })
  })

  test('uses a final result that arrives within 200 ms after the stop, but no later one', () => {
    const late = hears(final('two cokes'))
    const stopped = [tap, started, hears(guess('two')), tap]
    expect(stateAfter(...stopped, 150, late, 50)).toEqual({ kind: 'heard', transcript: 'two cokes' })
    expect(stateAfter(...stopped, 250, late)).toEqual({ kind: 'heard', transcript: 'two' })
  })

  test('stops as by a tap when the recogniser ends by itself after a silence', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), ended).kind).toBe('stopping')
    expect(stateAfter(tap, started, ended, 200)).toMatchObject({ problem: { kind: 'no-speech' } })
  })

  test('reports for 2 seconds that no word was heard', () => {
    const silent = [tap, started, tap, 200]
    expect(stateAfter(...silent)).toEqual({ kind: 'failed', problem: { kind: 'no-speech' }, unsent: '' })
    expect(stateAfter(...silent, 1999).kind).toBe('failed')
    expect(stateAfter(...silent, 2000)).toEqual(idle)
  })

  test('uses words that arrive late, while it still reports that there were none', () => {
    const givenUp = [tap, started, tap, 900]
    expect(stateAfter(...givenUp, hears(final('two cokes')))).toEqual({
      kind: 'heard',
      transcript: 'two cokes',
    })
    expect(stateAfter(...givenUp, hears(final(''))).kind).toBe('failed')
    expect(stateAfter(...givenUp, 2000, hears(final('two cokes')))).toEqual(idle)
    expect(stateAfter(...givenUp, tap, hears(final('two cokes'))).kind).toBe('listening')
  })

  test('stops and uses its words when the page is hidden', () => {
    const hidden: SpeechEvent = { kind: 'hidden' }
    expect(stateAfter(tap, started, hears(guess('a tea')), hidden, 200)).toEqual({
      kind: 'heard',
      transcript: 'a tea',
    })
    // The permission prompt may hide the page too.
    expect(stateAfter(tap, hidden).kind).toBe('starting')
  })

  test('leaves nothing when it is cancelled in any state', () => {
    const cancel: SpeechEvent = { kind: 'cancelled' }
    const heard = [tap, started, hears(guess('a tea'))]
    expect(stateAfter(tap, cancel)).toEqual(idle)
    expect(stateAfter(...heard, cancel, hears(final('a tea')), ended, 500)).toEqual(idle)
    expect(stateAfter(...heard, tap, cancel, 500)).toEqual(idle)
    expect(stateAfter(...heard, tap, 200, cancel).kind).toBe('heard')
  })

  test('is a silent start if it does not start within 3 seconds or ends at once, and may still start late', () => {
    expect(stateAfter(tap, 2999).kind).toBe('starting')
    expect(stateAfter(tap, 3000).kind).toBe('silent-start')
    expect(stateAfter(tap, 60_000).kind).toBe('silent-start')
    expect(stateAfter(tap, ended).kind).toBe('silent-start')
    expect(stateAfter(tap, 5000, started).kind).toBe('listening')
    expect(stateAfter(tap, 5000, tap).kind).toBe('starting')
  })

  test('ends at a second tap before it has started', () => {
    expect(stateAfter(tap, tap)).toEqual(idle)
    expect(stateAfter(tap, tap, started)).toEqual(idle)
  })

  test('ignores a tap while it is stopping', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), tap, 100, tap, 100)).toEqual({
      kind: 'heard',
      transcript: 'a tea',
    })
  })
})

describe('a problem', () => {
  test.each(['audio-capture', 'not-allowed', 'network'])('%s is reported for 3 seconds', code => {
    const broken = [tap, error(code), ended]
    expect(stateAfter(...broken)).toEqual({ kind: 'failed', problem: { kind: code }, unsent: '' })
    expect(stateAfter(...broken, 2999).kind).toBe('failed')
    expect(stateAfter(...broken, 3000)).toEqual(idle)
  })

  test.each(['service-not-allowed', 'language-not-supported', 'bad-grammar'])(
    '%s is reported with its code',
    code => {
      expect(stateAfter(tap, started, error(code))).toEqual({
        kind: 'failed',
        problem: { kind: 'other', code },
        unsent: '',
      })
    },
  )

  test('no-speech is reported as such', () => {
    expect(stateAfter(tap, started, error('no-speech'), ended)).toMatchObject({
      problem: { kind: 'no-speech' },
    })
  })

  test('at the start is reported with the browser’s message', () => {
    expect(stateAfter(tap, { kind: 'threw', message: 'already started' })).toMatchObject({
      problem: { kind: 'not-started', message: 'already started' },
    })
  })

  test('aborted is not reported: the recording stops, and its words are neither sent nor lost', () => {
    expect(stateAfter(tap, started, error('aborted'), ended, 500)).toEqual(idle)
    expect(stateAfter(tap, started, hears(guess('a tea')), error('aborted'), ended, 500)).toEqual({
      kind: 'idle',
      unsent: 'a tea',
    })
  })

  test('in the middle of a sentence does not lose the sentence', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), error('network'), ended)).toEqual({
      kind: 'failed',
      problem: { kind: 'network' },
      unsent: 'a tea',
    })
  })

  test('after the stop is reported only if nothing was heard', () => {
    const heard = [tap, started, hears(guess('a tea')), tap]
    expect(stateAfter(...heard, error('network'), ended, 200)).toEqual({ kind: 'heard', transcript: 'a tea' })
    expect(stateAfter(...heard, error('aborted'), ended, 200)).toEqual({ kind: 'heard', transcript: 'a tea' })
    expect(stateAfter(tap, started, tap, error('network'))).toMatchObject({ problem: { kind: 'network' } })
  })

  test('ends when the diner tries again', () => {
    expect(stateAfter(tap, error('network'), 1000, tap, started, 2500).kind).toBe('listening')
  })
})

describe('recordings of real recognisers', () => {
  test.each(Object.entries(recordings))('%s', (_, { events, sentence }) => {
    const course = courseOf(tap, ...events, tap, 200)
    expect(course.at(-1)).toEqual({ kind: 'heard', transcript: sentence })
    expect(course.filter(({ kind }) => kind === 'heard')).toHaveLength(1)
  })

  test('a second recording with the same events gives the same sentence', () => {
    for (const { events, sentence } of Object.values(recordings)) {
      const again = stateAfter(tap, ...events, tap, 200, tap, ...events, tap, 200)
      expect(again).toEqual({ kind: 'heard', transcript: sentence })
    }
  })
})

function kinds(...played: Played): string[] {
  return courseOf(...played).map(({ kind }) => kind)
}

function stateAfter(...played: Played): Speech {
  return courseOf(...played).at(-1) ?? idle
}

type Played = (SpeechEvent | Recording[number])[]

/** Every state that follows. The clock advances only by the numbers. */
function courseOf(...played: Played): Speech[] {
  let speech = idle
  let timeout = timeoutMs(speech)
  const course: Speech[] = []
  const feed = (event: SpeechEvent) => {
    const before = speech
    speech = next(before, event)
    if (speech === before) return
    course.push(speech)
    if (speech.kind !== before.kind) timeout = timeoutMs(speech)
  }
  for (const moment of played) {
    if (typeof moment !== 'number') {
      feed(moment)
      continue
    }
    let left = moment
    while (timeout !== null && timeout <= left) {
      left -= timeout
      timeout = null
      feed({ kind: 'waited' })
    }
    if (timeout !== null) timeout -= left
  }
  return course
}
