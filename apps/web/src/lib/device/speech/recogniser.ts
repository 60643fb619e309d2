// One recording with the browser's recogniser, in American English with interim results.

import { findRecogniser, type Recogniser, type Results } from './find-recogniser.ts'
import type { Result } from './merge-results.ts'
import type { RecogniserEvent } from './speech-state.ts'

export interface Recording {
  /** A last result may still follow. */
  stop(): void
  /** No event follows. */
  drop(): void
}

/**
 * Starts to record. Must be called directly in the handler of a tap. Each recording creates its own recogniser, so that none
 * is started twice and late events of an earlier one are ignored.
 */
export function record(onEvent: (event: RecogniserEvent) => void): Recording {
  const Recogniser = findRecogniser()
  if (!Recogniser) throw new Error('this browser has no recogniser')
  let recogniser: Recogniser | undefined
  try {
    recogniser = new Recogniser()
    listenTo(recogniser, onEvent)
    recogniser.start()
  } catch (error) {
    if (recogniser) removeHandlers(recogniser)
    onEvent({ kind: 'threw', message: error instanceof Error ? error.message : String(error) })
  }
  return {
    stop: () => attempt(() => recogniser?.stop()),
    drop() {
      if (!recogniser) return
      removeHandlers(recogniser)
      attempt(() => recogniser?.abort())
    },
  }
}

function listenTo(recogniser: Recogniser, onEvent: (event: RecogniserEvent) => void): void {
  recogniser.lang = 'en-US'
  recogniser.continuous = false
  recogniser.interimResults = true
  recogniser.maxAlternatives = 1
  recogniser.onstart = () => onEvent({ kind: 'started' })
  recogniser.onresult = ({ results }) => onEvent({ kind: 'result', results: read(results) })
  recogniser.onerror = ({ error }) => onEvent({ kind: 'error', code: error })
  recogniser.onend = () => onEvent({ kind: 'ended' })
}

function removeHandlers(recogniser: Recogniser): void {
  recogniser.onstart = null
  recogniser.onresult = null
  recogniser.onerror = null
  recogniser.onend = null
}

function read(results: Results): Result[] {
  return Array.from(results, result => ({
    transcript: result[0]?.transcript ?? '',
    isFinal: result.isFinal,
    confidence: result[0]?.confidence ?? 0,
  }))
}

/** A recogniser that never started, or has ended, may throw. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // It is not recording, which is the goal.
  }
}
