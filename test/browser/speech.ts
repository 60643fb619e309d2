// A fake of the browser's speech recogniser. Journeys play recorded events into the page.

import type { RecogniserEvent } from '@tablemate/web/lib/device/speech/speech-state.ts'
import type { Page } from 'playwright-core'
import type { Recording } from './recordings.ts'

interface SpeechOptions {
  /** Whether the browser has a recogniser at all. */
  readonly isSupported?: boolean
  /** Makes `start` throw an error with this message. */
  readonly startError?: string
}

/** Call before the page is opened. */
export async function installRecogniser(
  page: Page,
  { isSupported = true, startError }: SpeechOptions = {},
): Promise<void> {
  await page.addInitScript(install, { isSupported, startError: startError ?? null })
}

/**
 * Plays events into the recogniser started last, even if it has stopped. Waits until one was started. A pause advances the
 * page's clock, which the test has installed.
 */
export async function playRecording(page: Page, recording: Recording): Promise<void> {
  await page.waitForFunction(() => window.recogniserStandIn.current !== null)
  for (const step of recording)
    await (typeof step === 'number' ? page.clock.fastForward(step) : page.evaluate(play, step))
}

type ResultList = Record<number, { readonly isFinal: boolean }> & { readonly length: number }

interface StandIn {
  readonly lang: string
  readonly continuous: boolean
  readonly interimResults: boolean
  readonly onstart: (() => void) | null
  readonly onresult: ((event: { resultIndex: number; results: ResultList }) => void) | null
  readonly onerror: ((event: { error: string; message: string }) => void) | null
  readonly onend: (() => void) | null
}

declare global {
  interface Window {
    recogniserStandIn: { starts: number; stops: number; aborts: number; current: StandIn | null }
  }
}

/** Runs in the page. */
export function install({
  isSupported,
  startError,
}: {
  isSupported: boolean
  startError: string | null
}): void {
  const calls: Window['recogniserStandIn'] = { starts: 0, stops: 0, aborts: 0, current: null }
  window.recogniserStandIn = calls
  class Recogniser implements StandIn {
    lang = ''
    continuous = true
    interimResults = false
    onstart = null
    onresult = null
    onerror = null
    onend = null
    start() {
      calls.starts += 1
      if (startError !== null) throw new DOMException(startError, 'InvalidStateError')
      calls.current = this
    }
    stop() {
      calls.stops += 1
    }
    abort() {
      calls.aborts += 1
    }
  }
  const value = isSupported ? Recogniser : undefined
  Object.assign(window, { SpeechRecognition: value, webkitSpeechRecognition: value })
}

/** Runs in the page. Result lists are array-like objects, because not all browsers make them iterable. */
export function play(event: RecogniserEvent): void {
  const { current } = window.recogniserStandIn
  if (!current) throw new Error('no recogniser was started')
  switch (event.kind) {
    case 'started':
      current.onstart?.()
      break
    case 'result': {
      const entries = event.results.map(({ isFinal, ...first }) => ({ isFinal, length: 1, 0: first }))
      // Android always sends index 0.
      current.onresult?.({ resultIndex: 0, results: { ...entries, length: entries.length } })
      break
    }
    case 'error':
      current.onerror?.({ error: event.code, message: '' })
      break
    case 'ended':
      current.onend?.()
      break
    case 'threw':
      throw new Error('a recogniser that fails to start is made with `startError`')
  }
}
