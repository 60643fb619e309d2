// Allergies: a diner states them at joining or later, the waiter reads them first, and the menu warns of such dishes.

import { expect, test } from 'vitest'
import { addMenuItem } from '#contract/menu.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { openKitchen, seatAt } from '../restaurants/kitchen.ts'
import { makeTableWithCode } from '../restaurants/tables.ts'
import { createTable, exactly, linesOf } from './steps.ts'

const app = shareApp()

test('allergies from the join form stand first, in words, on the waiter’s list and on paper', async () => {
  const [ann, ben] = await Promise.all([openPhone(app()), openPhone(app())])
  await ann.open('/universal-create-group')
  await ann.page.getByLabel('Allergies?').fill('Hazelnuts')
  const { code } = await createTable({ ...ann, open: async () => undefined })
  await ben.open(`/join-group?code=${code}`)
  await ben.page.getByLabel('Allergies?').fill('x'.repeat(121))
  await ben.page.getByLabel('Your Name').fill('Ben')
  await ben.page.getByRole('button', exactly('Join Group')).click()
  await ben.page.getByText(/too long/i).waitFor()
  await ben.page.getByLabel('Allergies?').fill('')
  await ben.page.getByRole('button', exactly('Join Group')).click()
  await ben.page.waitForURL(/\/group\/[\w-]+$/)
  await ben.page.getByLabel('Type what you would like').fill('one tea for three dollars')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByRole('article').getByText('1 × Tea').waitFor()
  await ben.page.getByRole('button', exactly('View Group')).click()
  const waiter = ben.page.getByRole('region', exactly('For the waiter'))
  await waiter.waitFor()
  expect((await linesOf(waiter)).slice(2, 4)).toEqual(['Allergies', 'Ann: “Hazelnuts”'])
  await ben.page.emulateMedia({ media: 'print' })
  expect((await linesOf(waiter)).slice(0, 3)).toEqual(['For the waiter', 'Allergies', 'Ann: “Hazelnuts”'])
})

test('the join form of a sticker and the simple create form ask for allergies, and the answer is optional', async () => {
  const { token } = await makeTableWithCode(app())
  const { page, open } = await openPhone(app())
  for (const path of [`/table/${token}`, '/create-group']) {
    await open(path)
    await page.getByLabel('Your Name').fill('Ann')
    await page.getByLabel('Allergies?').fill('Milk')
    await page.getByRole('button', { name: /^(Start Ordering|Create Group)$/ }).click()
    await page
      .getByRole('button', exactly('Start Ordering'))
      .or(page.getByText('You are Ann'))
      .first()
      .waitFor()
  }
  const stored = await app().directSql`select allergies from members`
  expect(stored.filter(({ allergies }) => allergies === 'Milk')).toHaveLength(2)
})

test('a diner changes allergies on the people sheet, and the menu warns of dishes that contain them', async () => {
  const kitchen = await openKitchen(app())
  await kitchen.owner.phone.call(addMenuItem, {
    body: { name: 'Pesto', price: 1000, category: 'Food', allergens: ['nuts', 'milk', 'celery'] },
  })
  const { group, diners } = await seatAt(kitchen)
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await page.getByRole('button', { name: 'Show who is at the table' }).click()
  await page.getByRole('button', { name: 'Allergies: Ann' }).waitFor()
  // A diner on another phone does the same.
  expect(await page.getByRole('button', { name: /^Allergies: / }).count()).toBe(1)
  await page.getByRole('button', { name: 'Allergies: Ann' }).click()
  await page.getByLabel('Milk').check()
  await page.getByLabel('Nuts', { exact: true }).check()
  await page.getByLabel('Anything else').fill('sesame oil')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByText('Allergies: Milk, Nuts, “sesame oil”').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', exactly('Add Manually')).click()
  const dishes = page.getByRole('dialog').getByRole('listitem')
  await dishes.filter({ hasText: 'Pesto' }).getByText('Allergy: contains Milk, Nuts').waitFor()
  expect(await page.getByText(/^Allergy/).count()).toBe(1)
})
