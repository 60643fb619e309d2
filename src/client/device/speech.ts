// Hearing what a person says: binds the machine (speech/speech-state.ts) to the browser's recogniser, to the clock and to
// the page.

import { type Recording, record } from './speech/recogniser.ts'
import { isUnderWay, restingSpeech, type Speech } from './speech/speech.ts'
import { next, type SpeechEvent, timeoutMs } from './speech/speech-state.ts'

export interface Ear {
  /** Begins, or stops and takes what was heard. */
  tap(): void
  /** Stops, and what was heard is forgotten. */
  cancel(): void
  /** Nothing is told any more, and the microphone is free. */
  close(): void
}

/** What a finger does within this time after a tap, it does not mean. */
const doubleTapMs = 400

/** Tells every state that follows the resting one; `heard` once for each recording. */
export function openEar(tell: (speech: Speech) => void): Ear {
  let speech = restingSpeech()
  let recording: Recording | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tappedAt = Number.NEGATIVE_INFINITY

  const feed = (event: SpeechEvent): void => {
    const before = speech
    speech = next(before, event)
    if (speech === before) return
    tell(speech)
    if (speech.kind !== before.kind) arrive()
  }

  /** What a state asks of the clock and the recogniser when it begins. */
  const arrive = (): void => {
    clearTimeout(timer)
    const ms = timeoutMs(speech)
    if (ms !== null) timer = setTimeout(() => feed({ kind: 'waited' }), ms)
    if (speech.kind === 'starting') {
      recording?.drop()
      recording = record(feed)
    } else if (speech.kind === 'stopping') {
      recording?.stop()
    } else if (speech.kind === 'listening' && document.visibilityState === 'hidden') {
      feed({ kind: 'hidden' })
    } else if (!isUnderWay(speech) && !mayHearLate(speech)) {
      recording?.drop()
      recording = undefined
    }
  }

  const lookAway = () => {
    if (document.visibilityState === 'hidden') feed({ kind: 'hidden' })
  }
  const leave = () => feed({ kind: 'cancelled' })
  document.addEventListener('visibilitychange', lookAway)
  window.addEventListener('pagehide', leave)

  return {
    tap() {
      const now = performance.now()
      if (now - tappedAt < doubleTapMs) return
      tappedAt = now
      feed({ kind: 'tapped' })
    },
    cancel: () => feed({ kind: 'cancelled' }),
    close() {
      document.removeEventListener('visibilitychange', lookAway)
      window.removeEventListener('pagehide', leave)
      clearTimeout(timer)
      recording?.drop()
    },
  }
}

function mayHearLate(speech: Speech): boolean {
  return speech.kind === 'failed' && speech.problem.kind === 'no-speech'
}
