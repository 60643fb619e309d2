// The owner takes the menu from Square, checks and imports it, and takes it again when Square has reported a change.

import { changePosSettings } from '@tablemate/contract/pos.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { startFakeSquare } from '@tablemate/test/fakes/square.ts'
import {
  category,
  item,
  menuItem,
  modifier,
  modifierList,
  usd,
  variation,
} from '@tablemate/test/pos-contracts/square-catalog.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { afterAll, expect, test } from 'vitest'
import { menuOf } from './own-menu-steps.ts'
import { exactly, linesOf, nextPaint, toastOf } from './steps.ts'

const square = await startFakeSquare()
afterAll(() => square.close())
const app = shareAppInFile({ env: { POS_BASE_URLS: JSON.stringify({ square: square.url }) } })

const inside = (id: string) => ({ categories: [{ id, ordinal: 1 }] })
const categories = [category('drinks', 'Drinks'), category('food', 'Food')]
const milk = modifierList('milk', 'Milk', [modifier('oat', 'Oat milk', { price_money: usd(60) })])
const latte = item(
  'latte',
  'Latte',
  [variation('small', 'Small'), variation('large', 'Large', { price_money: usd(550) })],
  { ...inside('drinks'), modifier_list_info: [{ modifier_list_id: 'milk' }] },
)
const soldOut = { location_overrides: [{ location_id: 'HERE', sold_out: true }] }

function connect({ id, phone }: Owner, posApiKey: string) {
  const body = { posProvider: 'square', posApiKey, posLocationId: 'HERE' } as const
  return phone.call(changePosSettings, { params: { restaurantId: id }, body })
}

test('the menu of Square is checked like a file, and a dish that was renamed there stays the same dish', async () => {
  const owner = await makeRestaurant(app())
  await connect(owner, 'key-1')
  square.play('key-1', {
    objects: [
      latte,
      menuItem('cake', 'Cake', inside('food'), { price_money: usd(400), ...soldOut }),
      menuItem('fish', 'Fish', inside('food'), { pricing_type: 'VARIABLE_PRICING' }),
      menuItem('old', 'Old', { is_archived: true }),
      milk,
      ...categories,
    ],
  })
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  await open('/restaurant-dashboard')
  const take = page.getByRole('button', exactly('Take the menu from Square'))
  await take.click()
  await page.getByText('4 dishes in 2 categories · 1 to check').waitFor()
  await page.getByText('Left out: 1 archived.').waitFor()
  const doubtful = page.getByRole('region', exactly('To check')).getByRole('listitem')
  expect(await linesOf(doubtful)).toContain('no price')
  expect(await linesOf(doubtful)).not.toContain('Row 4')
  await doubtful.getByLabel('Price').fill('18')
  await page.getByText('Milk: Oat milk 0.60').first().waitFor()
  await page.getByText('sold out', { exact: true }).waitFor()
  await page.getByRole('button', exactly('Put 4 dishes on the menu')).click()
  await toastOf(browser, '4 dishes are on the menu')
  const before = await menuOf(app(), owner)
  expect(before.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    'Latte · Small: 450',
    'Latte · Large: 550',
    'Cake: 400',
    'Fish: 1800',
  ])

  // Square has another name and category for the cake, which is available again, and no fish.
  square.play('key-1', {
    objects: [
      latte,
      menuItem('cake', 'Cheesecake', inside('drinks'), { price_money: usd(400) }),
      milk,
      ...categories,
    ],
  })
  await app()
    .directSql`update restaurant_pos_settings set menu_changed_at = now() where restaurant_id = ${owner.id}`
  await page.reload()
  await page.getByText(/^Square reported a change of its menu on .+: take it again\.$/).waitFor()
  await take.click()
  await page
    .getByText('1 moved · 1 sold out or available again · 1 no longer in Square · 2 unchanged')
    .waitFor()
  await page.getByText('moved from Food · was “Cake” · available again').waitFor()
  await page.getByRole('region', exactly('No longer in Square')).getByText('Fish').waitFor()
  await page.getByRole('button', exactly('Update the menu')).click()
  await toastOf(browser, 'Your menu is up to date')
  await page.getByText(/^Square reported a change/).waitFor({ state: 'detached' })
  const [cake] = before.filter(({ name }) => name === 'Cake')
  expect((await menuOf(app(), owner)).find(({ name }) => name === 'Cheesecake')).toMatchObject({
    ...{ id: cake?.id, category: 'Drinks', isSoldOut: false },
  })
})

test('a refused key is explained, and can be tried again; nobody else sees the button', async () => {
  const owner = await makeRestaurant(app())
  const browser = await openPhone(app(), { of: owner, still: true })
  const { page, open } = browser
  browser.expectTrouble(/from-pos answered 409/)
  const settings = page.waitForResponse('**/pos-settings')
  await open('/restaurant-dashboard')
  await settings
  await nextPaint(page)
  const take = page.getByRole('button', exactly('Take the menu from Square'))
  expect(await take.count()).toBe(0)

  await connect(owner, 'key-2')
  await page.reload()
  await take.click()
  await page.getByRole('heading', exactly('The menu wasn’t taken from Square')).waitFor()
  await page.getByText('Your point of sale doesn’t accept the key').waitFor()
  const elsewhere = { present_at_all_locations: false, present_at_location_ids: ['THERE'] }
  square.play('key-2', { objects: [item('tea', 'Tea', [variation('v', '')], {}, elsewhere)] })
  await page.getByRole('button', exactly('Try again')).click()
  await page
    .getByText('Square has no dishes for your location. Left out: 1 not sold at this location.')
    .waitFor()
  await page.getByRole('button', exactly('Cancel')).click()
  await take.waitFor()
})
