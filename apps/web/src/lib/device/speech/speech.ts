// The states of speech input. A screen needs them before a recording starts; the transitions are in speech-state.ts, which is
// loaded later.

import { hasRecogniser } from './find-recogniser.ts'
import type { PartialTranscript } from './transcript.ts'

export type Speech =
  /** This browser has no recogniser. */
  | { readonly kind: 'unsupported' }
  /** `unsent`: the words of a recording that broke off. They are not sent automatically. */
  | { readonly kind: 'idle'; readonly unsent: string }
  /** `start` was called; the browser may be asking for permission. */
  | { readonly kind: 'starting' }
  /** `start` was called and no event followed, as in an app installed on iOS. */
  | { readonly kind: 'silent-start' }
  | { readonly kind: 'listening'; readonly heard: PartialTranscript }
  /** A last result may still come. */
  | { readonly kind: 'stopping'; readonly heard: PartialTranscript }
  | { readonly kind: 'heard'; readonly transcript: string }
  | { readonly kind: 'failed'; readonly problem: SpeechProblem; readonly unsent: string }

/** Worded in `voiceProblem` of messages/en/diner.json. */
export type SpeechProblem =
  | { readonly kind: 'no-speech' | 'audio-capture' | 'not-allowed' | 'network' }
  | { readonly kind: 'other'; readonly code: string }
  | { readonly kind: 'not-started'; readonly message: string }

export const idle: Speech = { kind: 'idle', unsent: '' }

export function initialSpeech(): Speech {
  return hasRecogniser() ? idle : { kind: 'unsupported' }
}

/** Whether the microphone is open, or about to be. */
export function isMicrophoneOn({ kind }: Speech): boolean {
  return kind === 'starting' || kind === 'silent-start' || kind === 'listening' || kind === 'stopping'
}
