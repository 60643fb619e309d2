// The states of the diners' screens that show the kitchen's progress, for the tour of all screens (tour.ts).

import { callStaff } from '#contract/kitchen.ts'
import type { TestApp } from '../app/app.ts'
import type { BrowserPhone } from '../browser/browser.ts'
import type { TestTable } from '../diners/make.ts'
import { type Kitchen, openKitchen, seatAt, staffAt } from '../restaurants/kitchen.ts'
import { exactly } from './steps.ts'

/** Orders in every state, refused in part and as a whole, and unseen for long, all with the longest words. */
export async function planKitchen(app: TestApp) {
  const kitchen = await openKitchen(app)
  const table = await seatAt(kitchen)
  const [ann] = table.diners
  await placeInEachState(kitchen, table)
  const body = { kind: 'water' } as const
  await ann.phone.call(callStaff, { params: { groupId: table.group.id }, body })
  await app.directSql`update members set allergies = ${'W'.repeat(120)}, allergens = '{gluten,crustaceans,sulphites}'
    where id = ${ann.id}`
  await app.directSql`update menu_items set allergens = '{gluten,crustaceans,sulphites}' where restaurant_id = ${kitchen.owner.id}`
  const at = (name: string, path: string, act: (phone: BrowserPhone) => Promise<void>) => ({
    name,
    phone: { at: { group: table.group, diner: ann } },
    async go(phone: BrowserPhone) {
      await phone.open(`/group/${table.group.id}${path}`)
      await act(phone)
    },
  })
  return [
    at('group, orders in the kitchen', '', async ({ page }) => {
      await page.getByText('The rest of the table').waitFor()
      await page.getByText('Served', { exact: true }).first().waitFor()
      await page.getByText('Please tell your waiter.').waitFor()
    }),
    at('group, allergies', '', async ({ page }) => {
      await page.getByRole('button', { name: 'Show who is at the table' }).click()
      await page
        .getByRole('button', { name: /^Allergies: / })
        .first()
        .click()
      await page.getByLabel('Anything else').waitFor()
    }),
    at('group, a menu with allergens', '', async ({ page }) => {
      await page.getByRole('button', exactly('Add Manually')).click()
      await page.getByText('Allergy: contains').first().waitFor()
    }),
    at('summary, allergies and refusals', '/summary', async ({ page }) => {
      await page.getByText('Sold out: please').first().waitFor()
    }),
  ]
}

async function placeInEachState(kitchen: Kitchen, { diners: [ann, ben] }: TestTable<2>): Promise<void> {
  const soup = { name: 'Soup', price: 900, modifications: 'W'.repeat(60) }
  const message = 'M'.repeat(120)
  // All orders are placed first, because the first refusal takes the cake off the menu.
  const placed = []
  for (const who of [ann, ben])
    placed.push([await who.order(soup, { name: 'Cake', price: 600 }), await who.order(soup)] as const)
  for (const [inPart, asAWhole] of placed) {
    await staffAt(kitchen, inPart).refuse('new', { reason: 'sold-out', lines: [1], message })
    await staffAt(kitchen, asAWhole).refuse('new')
  }
  const late = await ann.order(soup)
  await kitchen.app
    .directSql`update orders set created_at = created_at - interval '4 minutes' where id = ${late.id}`
  const steps = ['new', 'preparing', 'ready', 'served'] as const
  for (const last of [1, 2, 3]) {
    const staff = staffAt(kitchen, await ann.order(soup))
    for (let at = 0; at < last; at += 1) await staff.move(steps[at] ?? 'new', steps[at + 1] ?? 'served')
  }
}
