// A visitor whose phone speaks another language eats and pays in that language, beside a friend who reads English.

import { expect, test } from 'vitest'
import { isLanguage, languageCodes, languages } from '#domain/languages.ts'
import { isolate } from '../../src/client/text/isolate.ts'
import * as english from '../../src/client/text/texts.ts'
import type { Words } from '../../src/client/text/words.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { joinAs } from '../diners/make.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { longRun } from '../sampling/long.ts'
import { languageFaults, wordsIn } from './language-faults.ts'
import { appIsCached, exactly } from './steps.ts'

const app = shareApp()
/** One with long words, one from right to left, one with other letters. */
const sample = ['de', 'ar', 'ja'].filter(isLanguage)
const others = languageCodes.filter(code => code !== 'en')

test.each(longRun(sample, others))('a meal in %s', { timeout: 90_000 }, async language => {
  const words = await wordsIn(language)
  const phone = await openPhone(app(), { locale: language, isNew: true, mayInstall: false, still: true })
  const { page, open } = phone
  const press = (name: string) => page.getByRole('button', exactly(name)).click()
  const faults: string[] = []
  const check = async (screen: string) =>
    faults.push(...(await languageFaults(page, words)).map(fault => `${screen}: ${fault}`))

  await open('/')
  const { tag, direction } = languages[language]
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    tag,
    direction,
  ])
  await page.getByRole('dialog', exactly(words.privacy.title)).waitFor()
  await check('privacy notice')
  await press(words.privacy.accept)
  await check('landing')

  await press(words.landing.create)
  await page.getByLabel(words.createGroup.name, { exact: true }).fill('Zoë')
  await page.getByLabel(words.createGroup.restaurant, { exact: true }).fill('Da Mario')
  await check('create')
  await press(words.createGroup.submit)
  await page.waitForURL(/\/group\/[\w-]+$/)
  await page.getByText(words.voice.englishOnly).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const ben = await joinAs(app(), { id } as Parameters<typeof joinAs>[1], 'Ben')
  await page
    .getByText(words.group.joined(isolate('Ben', direction)))
    .first()
    .waitFor()
  await page.locator('#manual-entry').click()
  await page.getByLabel(words.orderForm.name, { exact: true }).fill('Crème brûlée')
  await page.getByLabel(beforeValue(words.orderForm.price)).fill('8')
  await check('order form')
  await page.locator('button[type=submit]', { hasText: words.orderForm.submit }).click()
  await ben.order({ name: 'Soup', price: 900 })
  await page
    .getByText(/Ben.*1 × .*Soup/)
    .first()
    .waitFor()
  await check('group')

  await press(words.group.view)
  await page.getByRole('heading', exactly(words.group.summary)).waitFor()
  await check('summary')
  await press(words.summary.split)
  await page.getByRole('button', { name: beforeValue(words.billSplit.shares.payMine) }).waitFor()
  await check('bill')
  await page.getByRole('button', { name: beforeValue(words.billSplit.shares.payMine) }).click()
  await page.getByText(words.billSplit.payments.youPaid(1)).waitFor()
  await check('paid')
  await open('/restaurant-login')
  await page.getByLabel(words.restaurantLogin.fields.email).waitFor()
  await check('portal login')
  expect(faults).toEqual([])
})

test('the menu changes the language, which stays for the next visit and the time without a network', {
  timeout: 60_000,
}, async () => {
  const german = await wordsIn('de')
  const phone = await openPhone(app(), { allowsServiceWorker: true })
  const { page, open, context } = phone
  phone.expectTrouble(/failed: net::ERR_/)
  const heading = (words: Words) => page.getByRole('heading', exactly(words.landing.title))
  const choose = async (words: Words, code: string) => {
    await page.getByRole('button', exactly(words.menu.title)).click()
    await page.getByLabel(words.languageChoice.title, { exact: true }).selectOption(code)
  }
  await open('/')
  await appIsCached(page)
  await choose(english, 'de')
  await heading(german).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')

  await context.setOffline(true)
  await page.goto('/join-group')
  await page.getByLabel(german.joinGroup.code).waitFor()
  await page.goto('/')
  await choose(german, 'ja')
  await page.getByText(german.languageChoice.failed).waitFor()
  await page.keyboard.press('Escape')
  await heading(german).waitFor()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/')
  await next.getByRole('heading', exactly(german.landing.title)).waitFor()
})

test('the portal follows the language of the account, on every device of its owner', {
  timeout: 60_000,
}, async () => {
  const german = await wordsIn('de')
  const owner = await makeRestaurant(app())
  const { page, open } = await openPhone(app(), { of: owner })
  await open('/restaurant-settings')
  await page.getByRole('button', exactly(english.account.edit)).click()
  const profile = page.getByRole('dialog', exactly(english.account.profile.title))
  await profile.getByLabel(english.account.profile.fields.language, { exact: true }).selectOption('Deutsch')
  await profile.getByRole('button', exactly(english.account.profile.save)).click()
  await page.getByRole('button', exactly(german.account.edit)).waitFor()

  const other = await openPhone(app())
  await other.open('/restaurant-login')
  await other.page.getByLabel(english.restaurantLogin.fields.email, { exact: true }).fill(owner.email)
  await other.page.getByLabel(english.restaurantLogin.fields.password, { exact: true }).fill(owner.password)
  await other.page.getByRole('button', exactly(english.restaurantLogin.logIn.submit)).click()
  await other.page.getByRole('heading', exactly(german.dashboard.quickActions.title)).waitFor()
})

/** The text in front of the value that it takes, at the beginning of a name. */
function beforeValue(text: (value: string) => string): RegExp {
  const [before = ''] = text('§').split('§')
  return new RegExp(`^${before.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
