// Voice orders with simulated speech recognisers of all kinds. The tests count what the phone sends.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { ended, error, final, guess, hears, recordings, started } from '../browser/recordings.ts'
import { playRecording, recogniserCalls } from '../browser/speech.ts'
import { exactly, toastOf } from './steps.ts'
import { advanceClock, dish, field, openVoiceDiner, type Recogniser, tap } from './voice-diner.ts'

const app = shareApp()
const atTable = (recogniser?: Recogniser) => openVoiceDiner(app(), recogniser)
const idlePrompt = 'Tap and say your order'
/** A second tap within this time counts as a double tap, which the app ignores. */
const notADoubleTap = 450

describe('a spoken sentence', () => {
  test('shows while it is spoken, and is sent once at the second tap', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started])
    await page.getByText('Recording... Tap to stop').waitFor()
    await playRecording(page, [hears(guess('too'))])
    await page.getByText('“too”').waitFor()
    await playRecording(page, [hears(final('two cokes'), guess(' and'))])
    await advanceClock(page, notADoubleTap)
    expect(await page.getByText('and', { exact: true }).getAttribute('class')).toContain('muted')
    await stop(page)
    await playRecording(page, [hears(final('two cokes and fries')), ended])
    await page.getByText('Got it', { exact: true }).waitFor()
    await dish(page, '2 × Coke').waitFor()
    await dish(page, '1 × Fries').waitFor()
    await comesToRest(page)
    expect(sent).toEqual(['two cokes and fries'])
    expect(await recogniserCalls(page)).toEqual({
      starts: 1,
      stops: 1,
      aborts: 1,
      settings: { lang: 'en-US', continuous: false, interimResults: true },
    })
  })

  test('is sent when recognition ends by itself, and when the diner switches to another app', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started, hears(final('a tea')), ended])
    await page.getByText('Got it', { exact: true }).waitFor()
    await comesToRest(page)
    await tap(page)
    await playRecording(page, [started, hears(guess('a coffee'))])
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByText('Got it', { exact: true }).waitFor()
    expect(sent).toEqual(['a tea', 'a coffee'])
  })

  test('is sent once although Android repeats it', async () => {
    const { page, sent } = await atTable()
    const androids = Object.entries(recordings).filter(([name]) => name.startsWith('Android'))
    expect(androids.length).toBeGreaterThan(4)
    for (const [, { events, sentence }] of androids) {
      await tap(page)
      await playRecording(page, events)
      await page.getByText('Got it', { exact: true }).waitFor()
      await advanceClock(page, notADoubleTap)
      expect(sent.splice(0)).toEqual([sentence])
    }
  })

  test('is not sent when the diner leaves the screen or cancels', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started, hears(final('two cokes'))])
    await page.getByRole('button', exactly('Cancel')).click()
    await page.getByText(idlePrompt).waitFor()
    expect(await isFocused(page, 'Record your order')).toBe(true)
    await advanceClock(page, notADoubleTap)
    await tap(page)
    await playRecording(page, [started, hears(final('two cokes'))])
    await page.keyboard.press('Escape')
    await page.getByText(idlePrompt).waitFor()
    await advanceClock(page, notADoubleTap)
    await tap(page)
    await playRecording(page, [started, hears(final('two cokes'))])
    await page.getByRole('button', exactly('View Group')).click()
    await page.getByRole('heading', exactly('Group Summary')).waitFor()
    expect((await recogniserCalls(page)).aborts).toBe(3)
    await playRecording(page, [hears(final('two cokes')), ended, 500])
    expect(sent).toEqual([])
  })

  test('is not cut off by a double tap', async () => {
    const { page, sent } = await atTable()
    await page.getByRole('button', exactly('Record your order')).dblclick()
    await playRecording(page, [started])
    await advanceClock(page, notADoubleTap)
    await playRecording(page, [hears(final('a tea'))])
    await page.getByText('Recording... Tap to stop').waitFor()
    expect(await recogniserCalls(page)).toMatchObject({ starts: 1, stops: 0, aborts: 0 })
    await page.getByRole('button', exactly('Stop recording')).dblclick()
    await page.getByText('Got it', { exact: true }).waitFor()
    await comesToRest(page)
    expect(sent).toEqual(['a tea'])
    expect((await recogniserCalls(page)).starts).toBe(1)
  })

  test('is kept for a retry if the server did not accept it', async () => {
    const phone = await atTable()
    const { page, sent } = phone
    phone.expectTrouble(/orders answered 400/)
    const refusal = JSON.stringify({ problem: 'too-many-orders', message: '' })
    await page.route('**/api/orders', route =>
      route.fulfill({ status: 400, contentType: 'application/json', body: refusal }),
    )
    await tap(page)
    await playRecording(page, [started, hears(final('two cokes')), ended])
    await toastOf(phone, 'Failed to add order')
    expect(await field(page).inputValue()).toBe('two cokes')
    await page.getByText('This hasn’t been sent yet.').waitFor()
    await page.unroute('**/api/orders')
    await page.getByRole('button', exactly('Add this order')).click()
    await dish(page, '2 × Coke').waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(sent).toEqual(['two cokes', 'two cokes'])
  })
})

describe('a failure shows, and nothing is sent:', () => {
  test.each([
    ['no-speech', 'No speech detected. Please try again.'],
    ['audio-capture', 'Microphone not accessible. Please check permissions.'],
    ['not-allowed', 'Microphone permission denied.'],
    ['network', 'Network error. Please check your connection.'],
    ['service-not-allowed', 'Speech recognition error: service-not-allowed'],
  ])('%s', async (code, text) => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [error(code), ended])
    await page.getByRole('status').getByText(text, { exact: true }).waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(sent).toEqual([])
  })

  test('nothing was said', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started])
    await advanceClock(page, notADoubleTap)
    await stop(page)
    await page.getByText('No speech detected. Please try again.').waitFor()
    await comesToRest(page)
    expect(sent).toEqual([])
  })

  test('no word was said', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started, hears(final(' … ')), ended])
    await page.getByText('No voice input detected. Please try again.').waitFor()
    await comesToRest(page)
    expect(sent).toEqual([])
  })

  test('the recogniser does not start', async () => {
    const { page, sent } = await atTable({ startError: 'recognition has already started.' })
    await tap(page)
    await page.getByText('Failed to start recording: recognition has already started.').waitFor()
    expect((await recogniserCalls(page)).starts).toBe(1)
    expect(sent).toEqual([])
  })

  test('the recogniser stops in the middle, and its words are in the field, to be sent or not', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started, hears(guess('two cokes')), error('network'), ended])
    await page.getByText('Network error. Please check your connection.').waitFor()
    expect(await field(page).inputValue()).toBe('two cokes')
    expect(sent).toEqual([])
    await page.getByRole('button', exactly('Add this order')).click()
    await dish(page, '2 × Coke').waitFor()
    expect(sent).toEqual(['two cokes'])
  })

  test('the recogniser is aborted, and recording just stops', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await playRecording(page, [started, error('aborted'), ended, 300])
    await page.getByText(idlePrompt).waitFor()
    expect(sent).toEqual([])
  })
})

describe('without speech recognition', () => {
  test('a browser without a recogniser says so, and a typed sentence is ordered', async () => {
    const { page, sent } = await atTable({ isSupported: false })
    await page.getByText('Voice recording not supported.').waitFor()
    expect(await page.getByRole('button', { name: /record/i }).count()).toBe(0)
    expect(await page.getByRole('button', exactly('Add this order')).isDisabled()).toBe(true)
    await field(page).fill('two cokes, one without ice')
    await page.keyboard.press('Enter')
    await dish(page, 'no ice').waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(sent).toEqual(['two cokes, one without ice'])
  })

  test('a recogniser that never starts is detected within 3 seconds, and the screen offers typing', async () => {
    const { page, sent } = await atTable()
    expect(await wide(page).count()).toBe(0)
    await page.clock.pauseAt(new Date(Date.now() + 1000))
    await tap(page)
    await advanceClock(page, 3000)
    await page.getByText('Your microphone isn’t responding').waitFor()
    await page.clock.resume()
    await field(page).fill('a tea')
    await page.getByRole('button', exactly('Add this order')).click()
    await dish(page, '1 × Tea').waitFor()
    // The recogniser starts after all, when it is no longer needed.
    await playRecording(page, [started, hears(final('a tea')), ended, 300])
    expect(sent).toEqual(['a tea'])
    await page.getByText(idlePrompt).waitFor()
    await wide(page).waitFor()
  })

  test('a diner who permits the microphone late is still heard', async () => {
    const { page, sent } = await atTable()
    await tap(page)
    await advanceClock(page, 3000)
    await page.getByText('Your microphone isn’t responding').waitFor()
    await playRecording(page, [started])
    await page.getByText('Recording... Tap to stop').waitFor()
    await playRecording(page, [hears(final('a tea')), ended])
    await dish(page, '1 × Tea').waitFor()
    expect(sent).toEqual(['a tea'])
  })

  test('a sentence that is too long is neither sent nor lost', async () => {
    const { page, sent } = await atTable()
    const long = 'a tea and '.repeat(201)
    await field(page).fill(long)
    await page.getByRole('button', exactly('Add this order')).click()
    await page.getByText('This is too long: at most 2000 characters.').waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    expect(await field(page).inputValue()).toBe(long.trim())
    expect(sent).toEqual([])
  })
})

describe('accessibility:', () => {
  test('the microphone is the largest control, has a name, and works by keyboard alone', async () => {
    const { page, sent } = await atTable()
    const microphone = page.getByRole('button', exactly('Record your order'))
    const box = await microphone.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(112)
    await microphone.focus()
    await page.keyboard.press('Enter')
    await playRecording(page, [started])
    await advanceClock(page, notADoubleTap)
    expect(await isFocused(page, 'Stop recording')).toBe(true)
    const region = page.getByRole('region', exactly('Order by voice'))
    const status = region.getByRole('status')
    expect(await status.textContent()).toBe('Recording... Tap to stop')
    // A screen reader announces only the final words, not the interim guesses.
    await playRecording(page, [hears(guess('a'))])
    await region.getByText('“a”').waitFor()
    expect(await status.textContent()).toBe('Recording... Tap to stop')
    await withholdReplies(page)
    await playRecording(page, [hears(final('a tea'))])
    await page.keyboard.press('Space')
    await expect.poll(() => status.textContent()).toBe('Sending…Heard: a tea')
    await expect.poll(() => sent).toEqual(['a tea'])
  })

  test('rings are animated while recording, but not with reduced motion', async () => {
    for (const still of [false, true]) {
      const { page } = await openVoiceDiner(app(), {}, { still })
      await tap(page)
      await playRecording(page, [started])
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(one => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
      )
      expect(moving).toBe(still ? 0 : 2)
    }
  })
})

/** The wide button with a text label, which shows when typing comes first. */
function wide(page: Page) {
  return page.getByText('Add this order', { exact: true })
}

/** Waits until the message about the recording is gone, after 3 seconds at most. */
async function comesToRest(page: Page): Promise<void> {
  await advanceClock(page, 3000)
  await page.getByText(idlePrompt).waitFor()
}

function stop(page: Page): Promise<void> {
  return page.getByRole('button', exactly('Stop recording')).click()
}

function isFocused(page: Page, name: string): Promise<boolean> {
  return page.getByRole('button', exactly(name)).evaluate(button => button === document.activeElement)
}

/** Withholds the replies to orders. */
async function withholdReplies(page: Page): Promise<void> {
  await page.route('**/api/orders', () => undefined)
}
