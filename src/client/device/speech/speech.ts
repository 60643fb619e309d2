// What a recording can be at, as a screen needs to know it before anything is recorded; what moves it from one to the next
// is in speech-state.ts, which is fetched later.

import { hasRecogniser } from './find-recogniser.ts'
import type { Hearing } from './transcript.ts'

export type Speech =
  /** This browser has no recogniser. */
  | { readonly kind: 'unsupported' }
  /** Words that were heard when recording broke off are not sent by themselves: they are `unsent`. */
  | { readonly kind: 'idle'; readonly unsent: string }
  /** Asked to begin; the browser may be asking for permission. */
  | { readonly kind: 'starting' }
  /** Announced, asked to begin, and nothing came of it, as in an app installed on iOS. */
  | { readonly kind: 'silent-start' }
  | { readonly kind: 'listening'; readonly heard: Hearing }
  /** A last result may still come. */
  | { readonly kind: 'stopping'; readonly heard: Hearing }
  | { readonly kind: 'heard'; readonly transcript: string }
  | { readonly kind: 'failed'; readonly problem: SpeechProblem; readonly unsent: string }

/** Worded in text/en/voice-problem.ts. */
export type SpeechProblem =
  | { readonly kind: 'no-speech' | 'audio-capture' | 'not-allowed' | 'network' }
  | { readonly kind: 'other'; readonly code: string }
  | { readonly kind: 'not-started'; readonly message: string }

export const idle: Speech = { kind: 'idle', unsent: '' }

export function restingSpeech(): Speech {
  return hasRecogniser() ? idle : { kind: 'unsupported' }
}

/** Whether the microphone is open, or about to be. */
export function isUnderWay({ kind }: Speech): boolean {
  return kind === 'starting' || kind === 'silent-start' || kind === 'listening' || kind === 'stopping'
}
