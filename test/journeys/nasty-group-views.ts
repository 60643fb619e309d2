// The states of the group's screen that show texts from diners.

import { final, hears, started } from '../browser/recordings.ts'
import { installRecogniser, playRecording } from '../browser/speech.ts'
import type { View } from './nasty-data.ts'
import { exactly } from './steps.ts'

const group: Omit<View, 'name' | 'texts'> = {
  path: ({ groupId }) => `/group/${groupId}`,
  act: async ({ page }) => page.getByText('Your orders').first().waitFor(),
}
export const groupViews: readonly View[] = [
  {
    ...group,
    name: 'orders and news',
    async act(phone, evening) {
      await group.act(phone, evening)
      await evening.friend.order({ name: evening.texts.dishes[0] ?? '', price: 900 })
      await phone.page
        .getByText(/ ordered /)
        .first()
        .waitFor({ state: 'attached' })
    },
    texts: ({ texts }) => [...texts.dishes, ...texts.modifiers, texts.note, texts.restaurant, texts.table],
  },
  {
    ...group,
    name: 'people',
    async act({ page }) {
      await page.getByRole('button', { name: 'Show who is at the table' }).click()
      await page.getByRole('dialog').waitFor()
    },
    texts: ({ texts }) => texts.diners,
  },
  {
    ...group,
    name: 'who shares a dish',
    async act({ page }) {
      await page
        .getByRole('button', { name: /^Who shares / })
        .first()
        .click()
      await page.getByLabel('Everyone at the table').check()
      await page.getByText('shared by everyone').first().waitFor()
    },
    texts: ({ texts }) => texts.diners,
  },
  {
    ...group,
    name: 'editing',
    async act({ page }) {
      await page.getByRole('button', { name: /^Edit/ }).first().click()
      await page.getByRole('button', { name: /^Save changes/ }).waitFor()
    },
    texts: ({ texts }) => texts.dishes.slice(0, 3),
  },
  {
    ...group,
    name: 'the menu',
    async act({ page }) {
      await page
        .getByRole('button', { name: /^(Add Manually|Menu)/ })
        .first()
        .click()
      await page.getByRole('searchbox').waitFor()
    },
    texts: ({ texts }) => [...texts.menu, ...texts.categories],
  },
  {
    ...group,
    name: 'what was said',
    before: ({ page }) => installRecogniser(page),
    async act({ page }, { texts }) {
      await page.getByRole('button', exactly('Record your order')).click()
      await playRecording(page, [started, hears(final(texts.spoken))])
      await page.getByRole('list', exactly('Understood so far')).waitFor()
    },
    texts: () => [],
  },
]
