// The state machine of a recording: an event and a state give the next state. Pure; lib/device/speech-input.ts connects the clock
// and the recogniser. Source of the rules: spec.md, sections 4, 8 and 9.

import { mergeResults, nothingHeard, type Result } from './merge-results.ts'
import { idle, isMicrophoneOn, type Speech, type SpeechProblem } from './speech.ts'
import { type PartialTranscript, transcriptOf } from './transcript.ts'

export type SpeechEvent =
  | { readonly kind: 'tapped' }
  /** The diner discards the recording. */
  | { readonly kind: 'cancelled' }
  /** The page became hidden. */
  | { readonly kind: 'hidden' }
  /** The time that `timeoutMs` gives is over. */
  | { readonly kind: 'waited' }
  | RecogniserEvent

export type RecogniserEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'result'; readonly results: readonly Result[] }
  /** By the standard's names. Source: https://webaudio.github.io/web-speech-api/#speechreco-error */
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'ended' }
  /** `start` threw. */
  | { readonly kind: 'threw'; readonly message: string }

/** How long a state lasts until the event `waited`; null: without limit. */
export function timeoutMs(speech: Speech): number | null {
  switch (speech.kind) {
    case 'starting':
      return 3000
    case 'stopping':
      return 200
    case 'failed':
      return speech.problem.kind === 'no-speech' ? 2000 : 3000
    case 'unsupported':
    case 'idle':
    case 'silent-start':
    case 'listening':
    case 'heard':
      return null
  }
}

export function next(speech: Speech, event: SpeechEvent): Speech {
  switch (event.kind) {
    case 'tapped':
      return afterTap(speech)
    case 'cancelled':
      // After a failure a late result may still arrive.
      return isMicrophoneOn(speech) || speech.kind === 'failed' ? idle : speech
    case 'hidden':
      return speech.kind === 'listening' ? stop(speech) : speech
    case 'waited':
      return afterWait(speech)
    case 'started':
      return isAwaited(speech) ? { kind: 'listening', heard: nothingHeard } : speech
    case 'result':
      return afterResult(speech, event.results)
    case 'error':
      return afterError(speech, event.code)
    case 'ended':
      return afterEnd(speech)
    case 'threw':
      return isAwaited(speech) ? failed({ kind: 'not-started', message: event.message }) : speech
  }
}

function isAwaited({ kind }: Speech): boolean {
  return kind === 'starting' || kind === 'silent-start'
}

function afterTap(speech: Speech): Speech {
  switch (speech.kind) {
    case 'idle':
    case 'silent-start':
    case 'heard':
    case 'failed':
      return { kind: 'starting' }
    case 'starting':
      return idle
    case 'listening':
      return stop(speech)
    case 'stopping':
    case 'unsupported':
      return speech
  }
}

function afterWait(speech: Speech): Speech {
  switch (speech.kind) {
    case 'starting':
      return { kind: 'silent-start' }
    case 'stopping':
      return transcribe(speech.heard)
    case 'failed':
      return idle
    case 'unsupported':
    case 'idle':
    case 'silent-start':
    case 'listening':
    case 'heard':
      return speech
  }
}

function afterResult(speech: Speech, results: readonly Result[]): Speech {
  switch (speech.kind) {
    // Not every recogniser sends a start event.
    case 'starting':
    case 'silent-start':
      return { kind: 'listening', heard: mergeResults(nothingHeard, results) }
    case 'listening':
    case 'stopping':
      return { kind: speech.kind, heard: mergeResults(speech.heard, results) }
    // On a slow network the words may arrive after the timeout. They are used all the same.
    case 'failed': {
      const transcript = transcriptOf(mergeResults(nothingHeard, results))
      const isLate = speech.problem.kind === 'no-speech' && results.some(({ isFinal }) => isFinal)
      return isLate && transcript !== '' ? { kind: 'heard', transcript } : speech
    }
    case 'unsupported':
    case 'idle':
    case 'heard':
      return speech
  }
}

function afterError(speech: Speech, code: string): Speech {
  const transcript = 'heard' in speech ? transcriptOf(speech.heard) : ''
  // Already stopped: the words are used, whatever the recogniser reports.
  if (!isMicrophoneOn(speech) || (speech.kind === 'stopping' && (transcript !== '' || code === 'aborted')))
    return speech
  if (code === 'aborted') return { kind: 'idle', unsent: transcript }
  if (code === 'no-speech' && speech.kind === 'listening' && transcript !== '') return stop(speech)
  return failed(problemOf(code), transcript)
}

function afterEnd(speech: Speech): Speech {
  if (speech.kind === 'listening') return stop(speech)
  return speech.kind === 'starting' ? { kind: 'silent-start' } : speech
}

function stop({ heard }: Extract<Speech, { kind: 'listening' }>): Speech {
  return { kind: 'stopping', heard }
}

function transcribe(heard: PartialTranscript): Speech {
  const transcript = transcriptOf(heard)
  return transcript === '' ? failed({ kind: 'no-speech' }) : { kind: 'heard', transcript }
}

function failed(problem: SpeechProblem, unsent = ''): Speech {
  return { kind: 'failed', problem, unsent }
}

function problemOf(code: string): SpeechProblem {
  switch (code) {
    case 'no-speech':
    case 'audio-capture':
    case 'not-allowed':
    case 'network':
      return { kind: code }
    default:
      return { kind: 'other', code }
  }
}
