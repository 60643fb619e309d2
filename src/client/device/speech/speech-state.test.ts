// A recording's course, on paper: the waits, the problems, and the troubles of real recognisers.

import { describe, expect, test } from 'vitest'
import {
  ended,
  error,
  final,
  guess,
  hears,
  type Recording,
  recordings,
  started,
} from '../../../../test/browser/recordings.ts'
import { idle, type Speech } from './speech.ts'
import { next, type SpeechEvent, timeoutMs } from './speech-state.ts'

const tap: SpeechEvent = { kind: 'tapped' }

describe('a recording', () => {
  test('begins at a tap, shows what is heard, stops at a tap and 200 ms later has one sentence', () => {
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

  test('takes a final result that arrives after the stop, but none after the 200 ms', () => {
    const late = hears(final('two cokes'))
    const stopped = [tap, started, hears(guess('two')), tap]
    expect(stateAfter(...stopped, 150, late, 50)).toEqual({ kind: 'heard', transcript: 'two cokes' })
    expect(stateAfter(...stopped, 250, late)).toEqual({ kind: 'heard', transcript: 'two' })
  })

  test('that ends by itself, after a silence, is stopped as by a tap', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), ended).kind).toBe('stopping')
    expect(stateAfter(tap, started, ended, 200)).toMatchObject({ problem: { kind: 'no-speech' } })
  })

  test('without a word says so for 2 seconds', () => {
    const silent = [tap, started, tap, 200]
    expect(stateAfter(...silent)).toEqual({ kind: 'failed', problem: { kind: 'no-speech' }, unsent: '' })
    expect(stateAfter(...silent, 1999).kind).toBe('failed')
    expect(stateAfter(...silent, 2000)).toEqual(idle)
  })

  test('whose words come only after it was given up is heard nevertheless, while it still says that there were none', () => {
    const givenUp = [tap, started, tap, 900]
    expect(stateAfter(...givenUp, hears(final('two cokes')))).toEqual({
      kind: 'heard',
      transcript: 'two cokes',
    })
    expect(stateAfter(...givenUp, hears(final(''))).kind).toBe('failed')
    expect(stateAfter(...givenUp, 2000, hears(final('two cokes')))).toEqual(idle)
    expect(stateAfter(...givenUp, tap, hears(final('two cokes'))).kind).toBe('listening')
  })

  test('is stopped, and what was heard is taken, when the page is hidden', () => {
    const hidden: SpeechEvent = { kind: 'hidden' }
    expect(stateAfter(tap, started, hears(guess('a tea')), hidden, 200)).toEqual({
      kind: 'heard',
      transcript: 'a tea',
    })
    // The question for permission may hide the page too.
    expect(stateAfter(tap, hidden).kind).toBe('starting')
  })

  test('that is cancelled leaves nothing, wherever it is', () => {
    const cancel: SpeechEvent = { kind: 'cancelled' }
    const heard = [tap, started, hears(guess('a tea'))]
    expect(stateAfter(tap, cancel)).toEqual(idle)
    expect(stateAfter(...heard, cancel, hears(final('a tea')), ended, 500)).toEqual(idle)
    expect(stateAfter(...heard, tap, cancel, 500)).toEqual(idle)
    expect(stateAfter(...heard, tap, 200, cancel).kind).toBe('heard')
  })

  test('that does not start within 3 seconds is a silent one, also where it ends at once; a late start is welcome', () => {
    expect(stateAfter(tap, 2999).kind).toBe('starting')
    expect(stateAfter(tap, 3000).kind).toBe('silent-start')
    expect(stateAfter(tap, 60_000).kind).toBe('silent-start')
    expect(stateAfter(tap, ended).kind).toBe('silent-start')
    expect(stateAfter(tap, 5000, started).kind).toBe('listening')
    expect(stateAfter(tap, 5000, tap).kind).toBe('starting')
  })

  test('that was never wanted to go on is ended by a second tap before it started', () => {
    expect(stateAfter(tap, tap)).toEqual(idle)
    expect(stateAfter(tap, tap, started)).toEqual(idle)
  })

  test('has no use for a tap while it is about to be taken', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), tap, 100, tap, 100)).toEqual({
      kind: 'heard',
      transcript: 'a tea',
    })
  })
})

describe('a problem', () => {
  test.each(['audio-capture', 'not-allowed', 'network'])('%s is told for 3 seconds', code => {
    const broken = [tap, error(code), ended]
    expect(stateAfter(...broken)).toEqual({ kind: 'failed', problem: { kind: code }, unsent: '' })
    expect(stateAfter(...broken, 2999).kind).toBe('failed')
    expect(stateAfter(...broken, 3000)).toEqual(idle)
  })

  test.each(['service-not-allowed', 'language-not-supported', 'bad-grammar'])(
    '%s is told by its code',
    code => {
      expect(stateAfter(tap, started, error(code))).toEqual({
        kind: 'failed',
        problem: { kind: 'other', code },
        unsent: '',
      })
    },
  )

  test('no-speech is told as such', () => {
    expect(stateAfter(tap, started, error('no-speech'), ended)).toMatchObject({
      problem: { kind: 'no-speech' },
    })
  })

  test('of starting is told in the browser’s words', () => {
    expect(stateAfter(tap, { kind: 'threw', message: 'already started' })).toMatchObject({
      problem: { kind: 'not-started', message: 'already started' },
    })
  })

  test('aborted is none: it just stops, and what was heard is neither sent nor lost', () => {
    expect(stateAfter(tap, started, error('aborted'), ended, 500)).toEqual(idle)
    expect(stateAfter(tap, started, hears(guess('a tea')), error('aborted'), ended, 500)).toEqual({
      kind: 'idle',
      unsent: 'a tea',
    })
  })

  test('in the middle of a sentence does not lose it', () => {
    expect(stateAfter(tap, started, hears(guess('a tea')), error('network'), ended)).toEqual({
      kind: 'failed',
      problem: { kind: 'network' },
      unsent: 'a tea',
    })
  })

  test('after the stop matters only if nothing was heard', () => {
    const heard = [tap, started, hears(guess('a tea')), tap]
    expect(stateAfter(...heard, error('network'), ended, 200)).toEqual({ kind: 'heard', transcript: 'a tea' })
    expect(stateAfter(...heard, error('aborted'), ended, 200)).toEqual({ kind: 'heard', transcript: 'a tea' })
    expect(stateAfter(tap, started, tap, error('network'))).toMatchObject({ problem: { kind: 'network' } })
  })

  test('is over when somebody tries again', () => {
    expect(stateAfter(tap, error('network'), 1000, tap, started, 2500).kind).toBe('listening')
  })
})

describe('of real recognisers', () => {
  test.each(Object.entries(recordings))('%s', (_, { plays, heard }) => {
    const course = courseOf(tap, ...plays, tap, 200)
    expect(course.at(-1)).toEqual({ kind: 'heard', transcript: heard })
    expect(course.filter(({ kind }) => kind === 'heard')).toHaveLength(1)
  })

  test('whatever was heard once is heard once more when it is heard again', () => {
    for (const { plays, heard } of Object.values(recordings)) {
      const again = stateAfter(tap, ...plays, tap, 200, tap, ...plays, tap, 200)
      expect(again).toEqual({ kind: 'heard', transcript: heard })
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

/** Every state that follows, with a clock that stands still but for the numbers. */
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
