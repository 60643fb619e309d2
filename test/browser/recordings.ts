// Event sequences of real speech recognisers with their quirks, each from the tap that starts a recording, with our own
// words. Tests feed them to the state machine and, by test/browser/speech.ts, to pages.

import type { RecogniserEvent } from '@tablemate/web/lib/device/speech/speech-state.ts'

/** A sequence of events; a number is a pause in milliseconds. */
export type Recording = readonly (RecogniserEvent | number)[]

type Result = Extract<RecogniserEvent, { kind: 'result' }>['results'][number]

export const started: RecogniserEvent = { kind: 'started' }
export const ended: RecogniserEvent = { kind: 'ended' }
export const error = (code: string): RecogniserEvent => ({ kind: 'error', code })
/** A result event, which always has the whole list of results. */
export const hears = (...results: Result[]): RecogniserEvent => ({ kind: 'result', results })
/** A result that may still change. */
export const guess = (transcript: string): Result => ({ transcript, isFinal: false, confidence: 0.01 })
export const final = (transcript: string, confidence = 0.92): Result => ({
  transcript,
  isFinal: true,
  confidence,
})

interface RecordedCase {
  readonly events: Recording
  readonly sentence: string
}

/** Each recording ends by a tap or by itself, and must give one sentence. */
export const recordings: Readonly<Record<string, RecordedCase>> = {
  'standard: interim results, then one final result': {
    events: [
      started,
      400,
      hears(guess('to')),
      300,
      hears(guess('two cokes')),
      300,
      hears(guess('two cokes'), guess(' and a')),
      300,
      hears(final('two cokes and a burger')),
      ended,
    ],
    sentence: 'two cokes and a burger',
  },
  'Android: interim results marked final, each longer than the previous one': {
    events: [
      started,
      hears(final('two', 0)),
      hears(final('two', 0), final('two cokes', 0)),
      hears(final('two', 0), final('two cokes', 0), final('two cokes and', 0)),
      hears(final('two', 0), final('two cokes', 0), final('two cokes and', 0), final('two cokes and fries')),
      ended,
    ],
    sentence: 'two cokes and fries',
  },
  'Android: interim results marked final with high confidence': {
    events: [
      started,
      hears(final('a')),
      hears(final('a'), final('a beer')),
      hears(final('a'), final('a beer'), final('a beer please')),
      ended,
    ],
    sentence: 'a beer please',
  },
  'Android: a later final corrects earlier words': {
    events: [
      started,
      hears(final('to', 0)),
      hears(final('to', 0), final('to cokes', 0)),
      hears(final('to', 0), final('to cokes', 0), final('Two cokes and fries', 0)),
      ended,
    ],
    sentence: 'Two cokes and fries',
  },
  'Android: one growing result, sent whole with every event': {
    events: [
      started,
      hears(final('a', 0)),
      hears(final('a large', 0)),
      hears(final('a large latte', 0)),
      hears(final('a large latte')),
      ended,
    ],
    sentence: 'a large latte',
  },
  'Android: the final comes twice': {
    events: [
      started,
      hears(final('three tacos')),
      hears(final('three tacos')),
      hears(final('three tacos'), final('three tacos')),
      ended,
    ],
    sentence: 'three tacos',
  },
  'Android: an earlier final is repeated behind a longer one': {
    events: [
      started,
      hears(final('three tacos', 0), final('three tacos and a coke'), final('three tacos', 0)),
      ended,
    ],
    sentence: 'three tacos and a coke',
  },
  'Android: the last final is empty': {
    events: [started, hears(guess('a mojito')), hears(final('', 0)), ended],
    sentence: 'a mojito',
  },
  'several finals that continue the sentence': {
    events: [started, hears(final('a soup')), hears(final('a soup'), final(' and then a steak')), ended],
    sentence: 'a soup and then a steak',
  },
  'the same dish said twice, after other words': {
    events: [started, hears(final('a coke and a beer'), final(' a coke please')), ended],
    sentence: 'a coke and a beer a coke please',
  },
  'iOS: no result is ever final': {
    events: [started, hears(guess('one soup')), 500, hears(guess('one soup no bread'))],
    sentence: 'one soup no bread',
  },
  'iOS: after a pause the transcript starts again': {
    events: [
      started,
      hears(guess('two cokes and a burger')),
      2500,
      hears(guess('and')),
      hears(guess('and fries')),
    ],
    sentence: 'two cokes and a burger and fries',
  },
  'a final result replaces a different interim result': {
    events: [started, hears(guess('I would like a goat')), hears(final('two espressos')), ended],
    sentence: 'two espressos',
  },
  'the result comes before the recogniser says that it started': {
    events: [hears(guess('a beer')), started, hears(final('a beer')), ended],
    sentence: 'a beer',
  },
  'ends after silence without a final result': {
    events: [started, hears(guess('a tea with milk')), 1500, ended],
    sentence: 'a tea with milk',
  },
  'reports no-speech after a result, then ends': {
    events: [started, hears(guess('a tea with milk')), error('no-speech'), ended],
    sentence: 'a tea with milk',
  },
  'the result comes after the end': {
    events: [started, hears(guess('a tea')), ended, 50, hears(final('a tea with milk'))],
    sentence: 'a tea with milk',
  },
  'ends twice': {
    events: [started, hears(final('a tea')), ended, ended],
    sentence: 'a tea',
  },
}
