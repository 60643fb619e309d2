// An order as a spoken or typed sentence: its recognised dishes on every phone, and the words that were not understood.

import * as limits from '@tablemate/domain/limits.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { ended, final, guess, hears, started } from '@tablemate/test/browser/recordings.ts'
import { playRecording } from '@tablemate/test/browser/speech.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseForMenuItem, exactly, linesOf, openForm, toastOf, waitForFocus } from './steps.ts'
import { field, menuItem, openVoiceDiner, tap, type, type VoiceDiner } from './voice-diner.ts'

const app = shareApp()
const atTable = () => openVoiceDiner(app())

describe('an order that was spoken', () => {
  const sentence = '100 pizzas and two soups for six fifty each and a burger without onions'

  test('shows its dishes while it is spoken, and then on every phone', async () => {
    const diner = await atTable()
    const { page } = diner
    await tap(page)
    await playRecording(page, [started, hears(guess('two soups for six fifty'))])
    const understood = page.getByRole('list', exactly('Understood so far'))
    await understood.getByText('2 × Soup').waitFor()
    await playRecording(page, [hears(final(sentence))])
    await understood.getByText('1 × Burger').waitFor()
    await playRecording(page, [ended])
    const card = page.getByRole('article')
    await card.getByText('Not understood:').waitFor()
    await card.getByRole('button', { name: /^Keep/ }).waitFor()
    expect((await linesOf(card)).filter(line => line !== 'Share').slice(0, 9)).toEqual([
      '2 × Soup',
      '$13.00',
      '1 × Burger',
      '$5.00',
      'no onions',
      'Guessed price – tap to correct',
      'Keep $5.00',
      expect.stringMatching(/^Not understood: (100 )?pizzas$/),
      'just now',
    ])
    const ben = await openSummary(diner)
    await ben.getByText('2 × Soup').first().waitFor()
    await ben.getByText('1 × Burger').first().waitFor()
    await ben.getByText('$18.00').first().waitFor()
    await ben
      .getByRole('article')
      .getByText(/Not understood: .*pizzas/)
      .waitFor()
    await ben.getByText('Guessed price', { exact: true }).waitFor()
    const waiter = ben.getByRole('region', exactly('For the waiter'))
    await waiter.getByText('guessed price').waitFor()
    await waiter.getByText(/Not understood:.*pizzas/).waitFor()
  })

  test('is corrected dish by dish, and keeps its unrecognised words until the diner handles them', async () => {
    const { page, group } = await atTable()
    const card = page.getByRole('article')
    await type(page, `${sentence} and a salad`)
    await menuItem(page, '1 × Salad').waitFor()
    await page.goto(`/group/${group.id}/bill-split`)
    await page.getByText('2 prices on this bill are guesses.').waitFor()
    await page.getByRole('link', exactly('Correct your 2')).click()
    await page.getByRole('button', { name: /^Guessed price – tap to correct: .*Burger/ }).click()
    const price = page.getByRole('group', exactly('Item 2')).getByLabel('Price')
    await waitForFocus(price)
    await page.keyboard.type('9,50')
    await page.getByRole('button', exactly('Save changes')).click()
    await menuItem(page, '$9.50').waitFor()
    await card.getByText(/Not understood: .*pizzas/).waitFor()
    await page.getByRole('button', { name: /^Keep \$5\.00: .*Salad/ }).click()
    await card.getByText('Guessed price').waitFor({ state: 'hidden' })

    await chooseForMenuItem(page, 'Edit')
    const words = page.getByRole('region', exactly('What was said'))
    await words.getByText(`“${sentence} and a salad”`).waitFor()
    const asNote = words.getByRole('button', { name: /^Make it a note: .*pizzas/ })
    await page.getByLabel('Note for the staff').fill('x'.repeat(limits.orderNote - 5))
    await asNote.click()
    await words.getByRole('alert').getByText('A note can be at most 200 characters long.').waitFor()
    await page.getByLabel('Note for the staff').fill('')
    await words.getByRole('alert').waitFor({ state: 'hidden' })
    await asNote.click()
    expect(await page.getByLabel('Note for the staff').inputValue()).toMatch(/pizzas$/)
    await page.getByLabel('Note for the staff').fill('pizzas, allergic to nuts')
    await page.reload()
    await page.getByRole('button', exactly('Save changes')).click()
    await card.getByText('Note: pizzas, allergic to nuts').waitFor()
    expect(await card.getByText('Not understood').count()).toBe(0)
  })

  test('with words too long for the name of a dish keeps all words, and says so', async () => {
    const { page } = await atTable()
    const long = `100 pizzas${' with extraordinarily crispy anchovies'.repeat(4)}`
    await type(page, `one beer for four fifty and ${long}`)
    await chooseForMenuItem(page, 'Edit')
    const words = page.getByRole('region', exactly('What was said'))
    await words.getByRole('button', { name: /^Make it a dish: .*pizzas/ }).click()
    await words.getByRole('alert').getByText('A dish name can be at most 120 characters long.').waitFor()
    expect(await page.getByLabel('Item name').count()).toBe(1)
    await words.getByRole('button', { name: /^Make it a note: .*pizzas/ }).click()
    await words.getByText('Not understood').waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Note for the staff').inputValue()).toContain(long)
  })

  test('is changed by a follow-up sentence with a preview, and a follow-up about nothing says so', async () => {
    const { page } = await atTable()
    await type(page, 'one beer for four fifty')
    await page.getByText('Got it', { exact: true }).waitFor()
    await field(page).fill('actually make that two beers')
    await page.getByText('Changes your order to:').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Order changed', { exact: true }).waitFor()
    await menuItem(page, '2 × Beer').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await type(page, 'no, remove the beers')
    await page.getByText('Nothing ordered yet').waitFor()
    await type(page, 'same for me')
    const card = page.getByRole('article')
    await card.getByText('There’s no order like that to repeat.').waitFor()
    expect(await page.getByText('Got it', { exact: true }).count()).toBe(0)
    await page.getByText('No dish found', { exact: true }).waitFor()
  })

  test('is undone by one tap', async () => {
    const diner = await atTable()
    const { page } = diner
    const ben = await openSummary(diner)
    await type(page, sentence)
    await ben.getByText('2 × Soup').first().waitFor()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.getByText('Nothing ordered yet').waitFor()
    await ben.getByText('2 × Soup').first().waitFor({ state: 'hidden' })
  })

  test('without any recognised dish is kept, so that the diner can choose the dishes', async () => {
    const { page } = await atTable()
    await type(page, 'just a second please')
    await page.getByRole('article').getByText('“just a second please”').waitFor()
    await page.getByRole('button', exactly('Complete order')).waitFor()
  })

  test('that may be placed although the server failed is in the list as not confirmed', async () => {
    const phone = await atTable()
    const { page } = phone
    phone.expectTrouble(/orders answered 503/)
    const busy = JSON.stringify({ problem: 'unavailable', message: '' })
    await page.route('**/api/orders', async route => {
      await route.fetch()
      await route.fulfill({ status: 503, contentType: 'application/json', body: busy })
    })
    await type(page, sentence)
    await page.getByText('Not confirmed', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Send again/ }).waitFor()
    expect(await page.getByText('Got it').count()).toBe(0)
  })

  test('is not lost if it is refused after its screen was left', async () => {
    const phone = await atTable()
    const { page, group } = phone
    phone.expectTrouble(/orders answered 400/)
    const refusal = JSON.stringify({ problem: 'too-many-orders', message: '' })
    let release: () => void = () => undefined
    const mayAnswer = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/orders', async route => {
      await mayAnswer
      await route.fulfill({ status: 400, contentType: 'application/json', body: refusal })
    })
    await type(page, sentence)
    await page.getByRole('button', exactly('View Group')).click()
    await page.getByRole('heading', exactly('Group Summary')).waitFor()
    release()
    await toastOf(phone, 'Failed to add order')
    await phone.open(`/group/${group.id}`)
    await page.getByRole('article').getByText(`“${sentence}”`).waitFor()
    await page.getByText('Not sent', { exact: true }).waitFor()
  })

  test('keeps its sentence if the diner completes it by hand before sending', async () => {
    const phone = await atTable()
    const { page, context } = phone
    phone.expectTrouble(/failed: net::/)
    await page.getByText('live', { exact: true }).waitFor()
    await openForm(phone)
    await page.getByRole('button', exactly('Close')).click()
    await context.setOffline(true)
    await page.getByText('offline', { exact: true }).waitFor()
    await type(page, sentence)
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByRole('form').getByText(`“${sentence}”`).waitFor()
    await page.getByLabel('Item name').fill('Stew')
    await page.getByLabel('Price').fill('7')
    await page.getByRole('button', exactly('Save changes')).click()
    const sent = page.waitForRequest(request => request.method() === 'POST' && /orders$/.test(request.url()))
    await context.setOffline(false)
    expect((await sent).postDataJSON()).toMatchObject({ transcription: sentence, items: [{ name: 'Stew' }] })
    await menuItem(page, '1 × Stew').waitFor()
  })

  test('without a network waits as a sentence, and the server parses it on arrival', async () => {
    const phone = await atTable()
    const { page, context } = phone
    phone.expectTrouble(/failed: net::/)
    await page.getByText('live', { exact: true }).waitFor()
    await context.setOffline(true)
    await page.getByText('offline', { exact: true }).waitFor()
    await type(page, sentence)
    await page.getByText('offline, 1 order waiting', { exact: true }).waitFor()
    await page.getByRole('article').getByText(`“${sentence}”`).waitFor()
    await context.setOffline(false)
    await menuItem(page, '2 × Soup').waitFor()
    await menuItem(page, '1 × Burger').waitFor()
  })
})

/** Opens the summary on the phone of another diner. */
async function openSummary({ app, group, ben }: VoiceDiner): Promise<Page> {
  const { page, open } = await openPhone(app, { at: { group, diner: ben } })
  await open(`/group/${group.id}/summary`)
  return page
}
