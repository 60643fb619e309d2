// The browser's own recogniser, as far as it is used: one recording each, American English, with what it guesses meanwhile.

import { findRecogniser, type Recogniser, type Results } from './find-recogniser.ts'
import type { Result } from './hearing.ts'
import type { RecogniserEvent } from './speech-state.ts'

export interface Recording {
  /** It may still tell what it heard. */
  stop(): void
  /** It tells nothing any more. */
  drop(): void
}

/**
 * Begins to record, which must follow a tap at once. Each recording has a recogniser of its own, so that none is started
 * twice and what a past one still says is not heard.
 */
export function record(tell: (event: RecogniserEvent) => void): Recording {
  const Recogniser = findRecogniser()
  if (!Recogniser) throw new Error('this browser has no recogniser')
  let recogniser: Recogniser | undefined
  try {
    recogniser = new Recogniser()
    listenTo(recogniser, tell)
    recogniser.start()
  } catch (error) {
    if (recogniser) hush(recogniser)
    tell({ kind: 'threw', message: error instanceof Error ? error.message : String(error) })
  }
  return {
    stop: () => attempt(() => recogniser?.stop()),
    drop() {
      if (!recogniser) return
      hush(recogniser)
      attempt(() => recogniser?.abort())
    },
  }
}

function listenTo(recogniser: Recogniser, tell: (event: RecogniserEvent) => void): void {
  recogniser.lang = 'en-US'
  recogniser.continuous = false
  recogniser.interimResults = true
  recogniser.maxAlternatives = 1
  recogniser.onstart = () => tell({ kind: 'started' })
  recogniser.onresult = ({ results }) => tell({ kind: 'result', results: read(results) })
  recogniser.onerror = ({ error }) => tell({ kind: 'error', code: error })
  recogniser.onend = () => tell({ kind: 'ended' })
}

function hush(recogniser: Recogniser): void {
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

/** One that never started, or has ended, may refuse. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // It is not recording, which is what was wanted.
  }
}
