// Finds the browser's speech recogniser.

import type { Result } from './merge-results.ts'

/** Source: https://webaudio.github.io/web-speech-api/#speechreco-section */
export interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onstart: (() => void) | null
  onresult: ((event: { readonly results: Results }) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

/** Array-like, because it is not iterable in every browser. */
export type Results = ArrayLike<
  { readonly isFinal: boolean } & ArrayLike<Pick<Result, 'transcript' | 'confidence'>>
>

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser
    webkitSpeechRecognition?: new () => Recogniser
  }
}

export function hasRecogniser(): boolean {
  return findRecogniser() !== undefined
}

export function findRecogniser(): Window['SpeechRecognition'] {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition
}
