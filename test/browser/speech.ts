// A stand-in for the browser's recogniser, and for nothing else: journeys play into the page what a recogniser would send.

import type { Page } from 'playwright-core'
import type { Recording } from './recordings.ts'

interface SpeechOptions {
  /** Whether the browser has a recogniser at all. */
  readonly isThere?: boolean
  /** It refuses to start, with these words. */
  readonly refuses?: string
}

/** What was asked of the recogniser so far. */
export interface RecogniserCalls {
  readonly starts: number
  readonly stops: number
  readonly aborts: number
  /** Of the one that was started last. */
  readonly settings: { lang: string; continuous: boolean; interimResults: boolean } | null
}

/** Before the page is opened. */
export async function giveRecogniser(
  page: Page,
  { isThere = true, refuses }: SpeechOptions = {},
): Promise<void> {
  await page.addInitScript(install, { isThere, refuses: refuses ?? null })
}

/** Plays events into the recogniser that was started last, whether it still listens or not; waits for the first. */
export async function speak(page: Page, recording: Recording): Promise<void> {
  await page.waitForFunction(() => window.recogniserStandIn.current !== null)
  await page.evaluate(play, recording)
}

export async function askedOf(page: Page): Promise<RecogniserCalls> {
  return page.evaluate(() => {
    const { starts, stops, aborts, current } = window.recogniserStandIn
    const settings = current && {
      lang: current.lang,
      continuous: current.continuous,
      interimResults: current.interimResults,
    }
    return { starts, stops, aborts, settings }
  })
}

type Heard = Record<number, { readonly isFinal: boolean }> & { readonly length: number }

interface StandIn {
  readonly lang: string
  readonly continuous: boolean
  readonly interimResults: boolean
  readonly onstart: (() => void) | null
  readonly onresult: ((event: { resultIndex: number; results: Heard }) => void) | null
  readonly onerror: ((event: { error: string; message: string }) => void) | null
  readonly onend: (() => void) | null
}

declare global {
  interface Window {
    recogniserStandIn: { starts: number; stops: number; aborts: number; current: StandIn | null }
  }
}

/** Within the page. */
function install({ isThere, refuses }: { isThere: boolean; refuses: string | null }): void {
  const asked: Window['recogniserStandIn'] = { starts: 0, stops: 0, aborts: 0, current: null }
  window.recogniserStandIn = asked
  class Recogniser implements StandIn {
    lang = ''
    continuous = true
    interimResults = false
    onstart = null
    onresult = null
    onerror = null
    onend = null
    start() {
      asked.starts += 1
      if (refuses !== null) throw new DOMException(refuses, 'InvalidStateError')
      asked.current = this
    }
    stop() {
      asked.stops += 1
    }
    abort() {
      asked.aborts += 1
    }
  }
  const value = isThere ? Recogniser : undefined
  Object.assign(window, { SpeechRecognition: value, webkitSpeechRecognition: value })
}

/** Within the page; lists are shaped as browsers shape them, which not all let iterate. */
async function play(recording: Recording): Promise<void> {
  const { current } = window.recogniserStandIn
  if (!current) throw new Error('no recogniser was started')
  for (const moment of recording) {
    if (typeof moment === 'number') {
      await new Promise(resolve => setTimeout(resolve, moment))
      continue
    }
    switch (moment.kind) {
      case 'started':
        current.onstart?.()
        break
      case 'result': {
        const entries = moment.results.map(({ isFinal, ...first }) => ({ isFinal, length: 1, 0: first }))
        // Android's index, which is of no use.
        current.onresult?.({ resultIndex: 0, results: { ...entries, length: entries.length } })
        break
      }
      case 'error':
        current.onerror?.({ error: moment.code, message: '' })
        break
      case 'ended':
        current.onend?.()
        break
      case 'threw':
        throw new Error('a recogniser that refuses to start is made with `refuses`')
    }
    // As a browser does, one event after the other.
    await new Promise(resolve => setTimeout(resolve))
  }
}
