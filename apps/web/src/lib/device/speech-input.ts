// Speech input: connects the state machine (speech/speech-state.ts) to the browser's recogniser, the clock and the page.

import { type Recording, record } from './speech/recogniser.ts'
import { initialSpeech, isMicrophoneOn, type Speech } from './speech/speech.ts'
import { next, type SpeechEvent, timeoutMs } from './speech/speech-state.ts'

export interface SpeechInput {
  /** Starts a recording, or stops it and uses the transcript. */
  tap(): void
  /** Stops and discards the transcript. */
  cancel(): void
  /** Stops all callbacks and releases the microphone. */
  close(): void
}

/** A second tap within this time is accidental. */
const doubleTapMs = 400

/** Calls `onState` with every state after the initial one. `heard` occurs once per recording. */
export function openSpeechInput(onState: (speech: Speech) => void): SpeechInput {
  let speech = initialSpeech()
  let recording: Recording | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tappedAt = Number.NEGATIVE_INFINITY

  const dispatch = (event: SpeechEvent): void => {
    const before = speech
    speech = next(before, event)
    if (speech === before) return
    onState(speech)
    if (speech.kind !== before.kind) enterState()
  }

  /** Sets the timer and the recogniser for the state that begins. */
  const enterState = (): void => {
    clearTimeout(timer)
    const ms = timeoutMs(speech)
    if (ms !== null) timer = setTimeout(() => dispatch({ kind: 'waited' }), ms)
    if (speech.kind === 'starting') {
      recording?.drop()
      recording = record(dispatch)
    } else if (speech.kind === 'stopping') {
      recording?.stop()
    } else if (speech.kind === 'listening' && document.visibilityState === 'hidden') {
      dispatch({ kind: 'hidden' })
    } else if (!isMicrophoneOn(speech) && !mayReceiveLateResult(speech)) {
      recording?.drop()
      recording = undefined
    }
  }

  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') dispatch({ kind: 'hidden' })
  }
  const onPageHide = () => dispatch({ kind: 'cancelled' })
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', onPageHide)

  return {
    tap() {
      const now = performance.now()
      if (now - tappedAt < doubleTapMs) return
      tappedAt = now
      dispatch({ kind: 'tapped' })
    },
    cancel: () => dispatch({ kind: 'cancelled' }),
    close() {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('pagehide', onPageHide)
      clearTimeout(timer)
      recording?.drop()
    },
  }
}

const mayReceiveLateResult = (speech: Speech): boolean =>
  speech.kind === 'failed' && speech.problem.kind === 'no-speech'
