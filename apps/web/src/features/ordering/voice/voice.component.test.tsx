// Voice orders with fake speech recognisers of all kinds. The tests count what the panel sends.

import {
  ended,
  error,
  final,
  guess,
  hears,
  type Recording,
  recordings,
  started,
} from '@tablemate/test/browser/recordings.ts'
import { install, play } from '@tablemate/test/browser/speech.ts'
import { button, press } from '@tablemate/test/components/find.ts'
import { groupStateOf } from '@tablemate/test/components/group-state.ts'
import { nextTask } from '@tablemate/test/components/next-task.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
// Loaded before the clock stops.
import { CallProblem } from '../../../lib/api/call-problem.ts'
import '../../../lib/device/speech-input.ts'
import { type SendSentence, useVoice } from './use-voice.ts'
import { VoicePanel } from './voice-panel.tsx'

const idlePrompt = page.getByText('Tap and say your order')
const gotIt = page.getByText('Got it')
const field = page.getByLabelText('Type what you would like')
const record = button('Record your order')
const stop = button('Stop recording')
/** A second tap within this time counts as a double tap, which the app ignores. */
const notADoubleTap = 450

let sent: string[] = []

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own recogniser
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) delete (window as any)[name]
})

describe('a spoken sentence', () => {
  test('shows while it is spoken, and is sent once at the second tap', async () => {
    openPanel()
    await record.click()
    await hear(started)
    await expect.element(page.getByText('Recording... Tap to stop').first()).toBeVisible()
    await hear(hears(guess('too')))
    await expect.element(page.getByText('“too”')).toBeVisible()
    await hear(hears(final('two cokes'), guess(' and')))
    await expect.element(page.getByText('and', { exact: true })).toHaveClass(/muted/)
    await vi.advanceTimersByTimeAsync(notADoubleTap)
    press(stop)
    await hear(hears(final('two cokes and fries')), ended)
    await expect.element(gotIt).toBeVisible()
    await comesToRest()
    expect(sent).toEqual(['two cokes and fries'])
    const { starts, stops, aborts, current } = window.recogniserStandIn
    expect({ starts, stops, aborts }).toEqual({ starts: 1, stops: 1, aborts: 1 })
    expect(current).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true })
  })

  test('is sent when recognition ends by itself, and when the diner switches to another app', async () => {
    openPanel()
    await record.click()
    await hear(started, hears(final('a tea')), ended)
    await expect.element(gotIt).toBeVisible()
    await comesToRest()
    await record.click()
    await hear(started, hears(guess('a coffee')))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(gotIt).toBeVisible()
    expect(sent).toEqual(['a tea', 'a coffee'])
  })

  const androids = Object.entries(recordings).filter(([name]) => name.startsWith('Android'))
  test.each(androids)('is sent once although %s', async (_, { events, sentence }) => {
    openPanel()
    await record.click()
    await hear(...events)
    await expect.element(gotIt).toBeVisible()
    await comesToRest()
    expect(sent).toEqual([sentence])
  })

  test.each([
    ['cancels', () => button('Cancel').click()],
    ['presses Escape', () => userEvent.keyboard('{Escape}')],
    ['leaves the screen', async () => show(null)],
  ])('is not sent when the diner %s', async (how, act) => {
    openPanel()
    await record.click()
    await hear(started, hears(final('two cokes')))
    await act()
    if (how !== 'leaves the screen') {
      await expect.element(idlePrompt).toBeVisible()
      await expect.element(record).toHaveFocus()
    }
    await expect.poll(() => window.recogniserStandIn.aborts).toBe(1)
    await hear(hears(final('two cokes')), ended, 500)
    expect(sent).toEqual([])
  })

  test('is not cut off by a double tap', async () => {
    openPanel()
    await expect.element(record).toBeVisible()
    press(record)
    press(record)
    await hear(started)
    await vi.advanceTimersByTimeAsync(notADoubleTap)
    await hear(hears(final('a tea')))
    await expect.element(page.getByText('Recording... Tap to stop').first()).toBeVisible()
    expect(window.recogniserStandIn).toMatchObject({ starts: 1, stops: 0, aborts: 0 })
    press(stop)
    press(stop)
    await expect.element(gotIt).toBeVisible()
    await comesToRest()
    expect(sent).toEqual(['a tea'])
    expect(window.recogniserStandIn.starts).toBe(1)
  })

  test.each([
    [new Error('refused'), 'This hasn’t been sent yet.'],
    [new CallProblem(422, '', { problem: 'other-language' }), /^We only understand sentences in English/],
  ])('is kept for a retry if the server did not accept it: %s', async (refusal, why) => {
    let isRefused = true
    openPanel({}, async () => {
      if (isRefused) throw refusal
      return { kind: 'ordered' }
    })
    await record.click()
    await hear(started, hears(final('two cokes')), ended)
    await expect.element(field).toHaveValue('two cokes')
    await expect.element(page.getByText(why)).toBeVisible()
    isRefused = false
    await button('Add this order').click()
    await expect.element(field).toHaveValue('')
    expect(sent).toEqual(['two cokes', 'two cokes'])
  })
})

describe('a failure shows, and nothing is sent:', () => {
  test.each([
    ['no-speech', [error('no-speech')], 'No speech detected. Please try again.'],
    ['audio-capture', [error('audio-capture')], 'Microphone not accessible. Please check permissions.'],
    ['not-allowed', [error('not-allowed')], 'Microphone permission denied.'],
    ['network', [error('network')], 'Network error. Please check your connection.'],
    ['service-not-allowed', [error('service-not-allowed')], 'Speech recognition error: service-not-allowed'],
    ['nothing was said', [started], 'No speech detected. Please try again.'],
    ['no word was said', [started, hears(final(' … '))], 'No voice input detected. Please try again.'],
    ['recognition was aborted', [started, error('aborted')], 'Tap and say your order'],
  ])('%s', async (_, events, words) => {
    openPanel()
    await record.click()
    await hear(...events, ended)
    await expect.element(page.getByRole('status').first()).toHaveTextContent(words)
    await expect.element(field).toHaveValue('')
    await comesToRest()
    expect(sent).toEqual([])
  })

  test('the recogniser does not start', async () => {
    openPanel({ startError: 'recognition has already started.' })
    await record.click()
    const words = 'Failed to start recording: recognition has already started.'
    await expect.element(page.getByRole('status').first()).toHaveTextContent(words)
    expect(window.recogniserStandIn.starts).toBe(1)
    expect(sent).toEqual([])
  })

  test('the recogniser stops in the middle, and its words are in the field, to be sent or not', async () => {
    openPanel()
    await record.click()
    await hear(started, hears(guess('two cokes')), error('network'), ended)
    await expect.element(field).toHaveValue('two cokes')
    expect(sent).toEqual([])
    await button('Add this order').click()
    await expect.poll(() => sent).toEqual(['two cokes'])
  })
})

describe('without speech recognition', () => {
  test('a browser without a recogniser says so, and a typed sentence is ordered', async () => {
    openPanel({ isSupported: false })
    await expect.element(page.getByText('Voice recording not supported.').first()).toBeVisible()
    expect(button(/record/i).query()).toBeNull()
    await expect.element(button('Add this order')).toBeDisabled()
    await field.fill('two cokes, one without ice')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    expect(sent).toEqual(['two cokes, one without ice'])
  })

  test('a recogniser that does not start in 3 seconds is noticed, and one that starts late is still heard', async () => {
    openPanel()
    const wide = page.getByText('Add this order')
    expect(wide.query()).toBeNull()
    await record.click()
    await expect.poll(() => window.recogniserStandIn.starts).toBe(1)
    await vi.advanceTimersByTimeAsync(3000)
    await expect.element(page.getByText('Your microphone isn’t responding').first()).toBeVisible()
    await expect.element(wide).toBeVisible()
    await hear(started)
    await expect.element(page.getByText('Recording... Tap to stop').first()).toBeVisible()
    await hear(hears(final('a tea')), ended)
    await expect.poll(() => sent).toEqual(['a tea'])
  })

  test('a recogniser that starts after the sentence was typed is not used', async () => {
    openPanel()
    await record.click()
    await expect.poll(() => window.recogniserStandIn.starts).toBe(1)
    await vi.advanceTimersByTimeAsync(3000)
    await field.fill('a tea')
    await button('Add this order').click()
    await hear(started, hears(final('a tea')), ended, 300)
    await comesToRest()
    expect(sent).toEqual(['a tea'])
  })

  test('a sentence that is too long is neither sent nor lost', async () => {
    openPanel()
    const long = 'a tea and '.repeat(201)
    await field.fill(long)
    await button('Add this order').click()
    await expect.element(page.getByText('This is too long: at most 1000 characters.')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveValue(long.trim())
    expect(sent).toEqual([])
  })
})

describe('accessibility:', () => {
  test('the microphone is the largest control, has a name, and works by keyboard alone', async () => {
    openPanel({}, () => new Promise(() => undefined))
    await expect.element(record).toBeVisible()
    const { width, height } = record.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
    ;(record.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await hear(started)
    await vi.advanceTimersByTimeAsync(notADoubleTap)
    await expect.element(stop).toHaveFocus()
    const region = page.getByRole('region', { name: 'Order by voice' })
    const status = region.getByRole('status')
    await expect.element(status).toHaveTextContent('Recording... Tap to stop')
    // A screen reader announces only the final words, not the interim guesses.
    await hear(hears(guess('a')))
    await expect.element(region.getByText('“a”')).toBeVisible()
    await expect.element(status).toHaveTextContent('Recording... Tap to stop')
    await hear(hears(final('a tea')))
    await userEvent.keyboard(' ')
    await expect.element(status).toHaveTextContent('Sending…Heard: a tea')
    expect(sent).toEqual(['a tea'])
  })

  test.each([
    ['reduce', 0],
    ['no-preference', 2],
  ])('rings are animated while recording unless motion is reduced: %s', async (value, rings) => {
    const features = [{ name: 'prefers-reduced-motion', value }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
    openPanel()
    await record.click()
    await hear(started)
    await expect.element(stop).toBeVisible()
    const endless = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
    expect(endless).toHaveLength(rings)
  })
})

function openPanel(
  { isSupported = true, startError = null as string | null } = {},
  onSend: SendSentence = async () => ({ kind: 'ordered' }),
): void {
  install({ isSupported, startError })
  const send: SendSentence = (words, isOpen) => {
    sent.push(words)
    return onSend(words, isOpen)
  }
  show(<Panel onSend={send} />)
}

function Panel({ onSend }: { readonly onSend: SendSentence }) {
  return <VoicePanel voice={useVoice(onSend)} groupState={groupStateOf()} memberId={1} />
}

/** Plays events into the recogniser, with their pauses, once it is started. */
async function hear(...events: Recording): Promise<void> {
  while (window.recogniserStandIn.current === null) await nextTask()
  for (const event of events) {
    if (typeof event === 'object') play(event)
    await vi.advanceTimersByTimeAsync(typeof event === 'number' ? event : 0)
  }
}

/** Waits until the message about the recording is gone, after 3 seconds at most. */
async function comesToRest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(3000)
  await expect.element(idlePrompt.first()).toBeVisible()
}
