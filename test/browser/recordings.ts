// What recognisers really send, as they trouble those who listen to them: each the course of one recording, from the tap
// that began it, in words of our own. Played to the machine on paper and, by test/browser/speech.ts, into pages.

import type { RecogniserEvent } from '../../src/client/device/speech/speech-state.ts'

/** One after the other; a number is a pause in milliseconds. */
export type Recording = readonly (RecogniserEvent | number)[]

type Result = Extract<RecogniserEvent, { kind: 'result' }>['results'][number]

export const started: RecogniserEvent = { kind: 'started' }
export const ended: RecogniserEvent = { kind: 'ended' }
export const error = (code: string): RecogniserEvent => ({ kind: 'error', code })
/** The whole list of the recording, as every event brings it. */
export const hears = (...results: Result[]): RecogniserEvent => ({ kind: 'result', results })
/** An entry that may still change. */
export const guess = (transcript: string): Result => ({ transcript, isFinal: false, confidence: 0.01 })
export const final = (transcript: string, confidence = 0.92): Result => ({
  transcript,
  isFinal: true,
  confidence,
})

interface Played {
  readonly plays: Recording
  readonly heard: string
}

/** Each is stopped by a tap, or has ended by itself, and is heard as one sentence. */
export const recordings: Readonly<Record<string, Played>> = {
  'as the standard has it: guesses, then one final result': {
    plays: [
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
    heard: 'two cokes and a burger',
  },
  'Android: guesses come as finals, each longer than the one before': {
    plays: [
      started,
      hears(final('two', 0)),
      hears(final('two', 0), final('two cokes', 0)),
      hears(final('two', 0), final('two cokes', 0), final('two cokes and', 0)),
      hears(final('two', 0), final('two cokes', 0), final('two cokes and', 0), final('two cokes and fries')),
      ended,
    ],
    heard: 'two cokes and fries',
  },
  'Android: the same, and it is sure each time': {
    plays: [
      started,
      hears(final('a')),
      hears(final('a'), final('a beer')),
      hears(final('a'), final('a beer'), final('a beer please')),
      ended,
    ],
    heard: 'a beer please',
  },
  'Android: the finals have changed their mind meanwhile': {
    plays: [
      started,
      hears(final('to', 0)),
      hears(final('to', 0), final('to cokes', 0)),
      hears(final('to', 0), final('to cokes', 0), final('Two cokes and fries', 0)),
      ended,
    ],
    heard: 'Two cokes and fries',
  },
  'Android: one entry that grows, every event all of it': {
    plays: [
      started,
      hears(final('a', 0)),
      hears(final('a large', 0)),
      hears(final('a large latte', 0)),
      hears(final('a large latte')),
      ended,
    ],
    heard: 'a large latte',
  },
  'Android: the final comes twice': {
    plays: [
      started,
      hears(final('three tacos')),
      hears(final('three tacos')),
      hears(final('three tacos'), final('three tacos')),
      ended,
    ],
    heard: 'three tacos',
  },
  'Android: an earlier final is repeated behind a longer one': {
    plays: [
      started,
      hears(final('three tacos', 0), final('three tacos and a coke'), final('three tacos', 0)),
      ended,
    ],
    heard: 'three tacos and a coke',
  },
  'Android: the last final is empty': {
    plays: [started, hears(guess('a mojito')), hears(final('', 0)), ended],
    heard: 'a mojito',
  },
  'several finals that go on': {
    plays: [started, hears(final('a soup')), hears(final('a soup'), final(' and then a steak')), ended],
    heard: 'a soup and then a steak',
  },
  'the same dish said twice, after other words': {
    plays: [started, hears(final('a coke and a beer'), final(' a coke please')), ended],
    heard: 'a coke and a beer a coke please',
  },
  'iOS: no result is ever final': {
    plays: [started, hears(guess('one soup')), 500, hears(guess('one soup no bread'))],
    heard: 'one soup no bread',
  },
  'iOS: after a pause the words begin anew': {
    plays: [
      started,
      hears(guess('two cokes and a burger')),
      2500,
      hears(guess('and')),
      hears(guess('and fries')),
    ],
    heard: 'two cokes and a burger and fries',
  },
  'a final result takes the place of a guess, however different': {
    plays: [started, hears(guess('I would like a goat')), hears(final('two espressos')), ended],
    heard: 'two espressos',
  },
  'the result comes before the recogniser says that it started': {
    plays: [hears(guess('a beer')), started, hears(final('a beer')), ended],
    heard: 'a beer',
  },
  'ends after a silence, without a final': {
    plays: [started, hears(guess('a tea with milk')), 1500, ended],
    heard: 'a tea with milk',
  },
  'says that nothing was said after it has heard something, then ends': {
    plays: [started, hears(guess('a tea with milk')), error('no-speech'), ended],
    heard: 'a tea with milk',
  },
  'the result comes after the end': {
    plays: [started, hears(guess('a tea')), ended, 50, hears(final('a tea with milk'))],
    heard: 'a tea with milk',
  },
  'ends twice': {
    plays: [started, hears(final('a tea')), ended, ended],
    heard: 'a tea',
  },
}
