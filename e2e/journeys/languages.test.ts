// A visitor whose phone speaks another language eats and pays in that language, beside a friend who reads English.

import { isLanguage, languageCodes, languages } from '@tablemate/domain/languages.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { findLink, joinAs } from '@tablemate/test/diners/make.ts'
import { textsIn } from '@tablemate/test/languages/texts-in.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { isolate } from '@tablemate/web/lib/text/isolate.ts'
import { expect, test } from 'vitest'
import { languageFaults } from './language-faults.ts'
import { exactly } from './steps.ts'

const app = shareApp()
/** From right to left, with other letters and six plural forms. */
const sample = ['ar'].filter(isLanguage)
const others = languageCodes.filter(code => code !== 'en')

test.each(longRun(sample, others))('a meal in %s', async language => {
  const words = textsIn(language)
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
  await page.getByLabel(words.voice.inEnglish, { exact: true }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const ben = await joinAs(app(), await findLink(app(), id), 'Ben')
  await page
    .getByText(words.group.joined({ name: isolate('Ben', direction) }))
    .first()
    .waitFor()
  await page.locator('#add-manually').click()
  await page.getByLabel(words.orderForm.name, { exact: true }).fill('Crème brûlée')
  await page.getByLabel(beforeValue(words.orderForm.price({ symbol: '§' }))).fill('8')
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
  await press(words.titles.billSplit)
  await page
    .getByRole('button', { name: beforeValue(words.billSplit.shares.payMine({ amount: '§' })) })
    .waitFor()
  await check('bill')
  await page
    .getByRole('button', { name: beforeValue(words.billSplit.shares.payMine({ amount: '§' })) })
    .click()
  await page.getByText(words.billSplit.payments.youPaid({ open: 1 })).waitFor()
  await check('paid')
  await open('/restaurant-login')
  await page.getByLabel(words.restaurantLogin.fields.email).waitFor()
  await check('portal login')
  expect(faults).toEqual([])
})

/** The text in front of the value `§`, at the beginning of a name. */
function beforeValue(text: string): RegExp {
  const [before = ''] = text.split('§')
  return new RegExp(`^${before.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
