// A language is chosen on the phone, and belongs to an owner's account.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { textsIn } from '@tablemate/test/languages/texts-in.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { texts as english, type Texts } from '@tablemate/web/lib/text/texts.ts'
import { expect, test } from 'vitest'
import { appIsCached, exactly } from './steps.ts'

const app = shareApp()

test('the menu changes the language, which stays for the next visit and the time without a network', async () => {
  const german = textsIn('de')
  const phone = await openPhone(app(), { allowsServiceWorker: true })
  const { page, open, context } = phone
  phone.expectTrouble(/failed: net::ERR_/)
  const heading = (words: Texts) => page.getByRole('heading', exactly(words.landing.title))
  const choose = async (words: Texts, code: string) => {
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

test('the portal follows the language of the account, on every device of its owner', async () => {
  const german = textsIn('de')
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
