// Speech input: connects the state machine (speech/speech-state.ts) to the browser's recogniser, the clock and the page.

import { type Recording, record } from './speech/recogniser.ts'
import { isUnderWay, restingSpeech, type Speech } from './speech/speech.ts'
import { next, type SpeechEvent, timeoutMs } from './speech/speech-state.ts'

export interface SpeechInput {
  /** Starts a recording, or stops it and takes the transcript. */
  tap(): void
  /** Stops and discards the transcript. */
  cancel(): void
  /** Stops all callbacks and releases the microphone. */
  close(): void
}

/** A second tap within this time is accidental. */
const doubleTapMs = 400

/** Calls `tell` with every state after the resting one. `heard` comes once per recording. */
export function openSpeechInput(tell: (speech: Speech) => void): SpeechInput {
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

const mayHearLate = (speech: Speech): boolean =>
  speech.kind === 'failed' && speech.problem.kind === 'no-speech'
