// The states that show diners a restaurant: its codes, its menu and its offers, and the owner's campaigns.

import { importMenu } from '@tablemate/contract/menu-import.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import {
  makeCampaign,
  makeRestaurantAt,
  offersAt,
  reportImpression,
} from '@tablemate/test/restaurants/campaign.ts'
import { addOptionGroups } from '@tablemate/test/restaurants/option-groups.ts'
import { drawPicture, uploadPicture } from '@tablemate/test/restaurants/pictures.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import {
  fill,
  permits,
  portal,
  press,
  type ScreenState,
  type Step,
  screen,
  seated,
  sees,
  unreachable,
} from './state.ts'
import { turn, type Words } from './words.ts'

let plans = 0

export async function planRestaurant(app: TestApp, words: Words): Promise<ScreenState[]> {
  plans += 1
  // Each restaurant has its own position, so that only its own offers are near.
  const position = { latitude: plans, longitude: -60 }
  const owner = await makeRestaurantAt(app, position, { name: words.restaurant, currency: 'JPY' })
  await fillMenu(owner, words)
  return [
    ...(await planCodes(app, owner, words)),
    ...(await planMenu(app, owner, words)),
    ...(await planOffers(app, owner, words, position)),
  ]
}

/** The words' dishes, and after them Soup, Tea and Bread in the category Food. Tea has a picture, and a choice of the words' dishes. */
export async function fillMenu(owner: Owner, { menu, categories, descriptions }: Words): Promise<void> {
  const rows = menu.map((name, at) => ({
    ...{ name, price: menu.length === 1 ? 100_000_000 : 900 },
    category: turn(categories, at),
    description: turn(descriptions, at + 1),
  }))
  const { status, problem } = await owner.phone.call(importMenu, {
    params: { restaurantId: owner.id },
    body: { rows },
  })
  if (status >= 300) throw new Error(`the menu was not imported: ${JSON.stringify(problem)}`)
  const [, tea] = await addMenuItems(
    owner,
    { name: 'Soup', price: 900, isSoldOut: true },
    { name: 'Tea', price: 200 },
    { name: 'Bread', price: 100 },
  )
  await uploadPicture(owner.phone, tea.id, new Uint8Array(await drawPicture()))
  const options = menu.slice(0, limits.optionsPerGroup).map(name => ({ name, price: 100_000_000 }))
  await addOptionGroups(
    owner,
    [tea],
    { name: menu[0] ?? '', min: 1, max: 1, options },
    {
      name: 'Extras',
      min: 0,
      max: 5,
      options: options.map(option => ({ ...option, isDefault: options.length === 1 })),
    },
  )
}

async function planCodes(app: TestApp, owner: Owner, words: Words): Promise<ScreenState[]> {
  const { restaurant, table } = words
  const name = words.tables.at(-1) ?? ''
  const stored = await addRestaurantTablesTo(owner, 'Free', name)
  const tokenOf = (name: string) => stored.find(restaurantTable => restaurantTable.name === name)?.token ?? ''
  await joinByCode(app, tokenOf(name), 'Ann')
  const byCode = `/universal-create-group?restaurant=${owner.id}&table=${encodeURIComponent(table)}`
  const suggest: Step = async ({ page }) => {
    const response = page.waitForResponse('**/api/restaurants?search=*')
    await page.getByLabel('Restaurant Name').fill(restaurant)
    // Symbols alone begin no word, so the search finds nothing.
    const found = (await (await response).json()) as readonly unknown[]
    if (found.length > 0) await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  }
  return [
    screen('create, restaurants suggested', '/universal-create-group', 'Create a Group', suggest, {
      shows: [restaurant],
    }),
    screen('create, by a table’s code', byCode, 'Undo', { shows: [restaurant, table] }),
    screen('table, first', `/table/${tokenOf('Free')}`, 'You’re the first one here.'),
    screen(
      'table, taken name',
      `/table/${tokenOf(name)}`,
      '1 person is ordering here.',
      { shows: [restaurant, name] },
      permits(/join answered 409/),
      fill('Your Name', 'Ann'),
      press('Join the Table'),
      sees('Someone at the table already has this name.'),
    ),
    screen(
      'table, did not arrive',
      `/table/${tokenOf('Free')}`,
      'We couldn’t find your table just now',
      unreachable('**/api/tables/**'),
    ),
  ]
}

async function planMenu(app: TestApp, owner: Owner, { menu, categories }: Words): Promise<ScreenState[]> {
  const testGroup = await makeGroup(app, { diners: 1, restaurantId: owner.id })
  await testGroup.diners[0].order({ name: 'Cake of mine', price: 900 })
  const atTable = seated(testGroup)
  const takeFirst: Step = ({ page }) =>
    page
      .getByRole('searchbox')
      .locator('xpath=following::li//button[.//bdi and .//*[name()="svg"]]')
      .first()
      .click()
  return [
    atTable(
      'group, of a registered restaurant',
      '',
      'Your orders',
      press(/^Your orders/),
      sees('Not on the menu'),
    ),
    atTable(
      'group, the menu',
      '',
      'Your orders',
      takeFirst,
      { shows: [...menu, ...categories] },
      ({ page }) => page.getByRole('textbox', { name: /^How would you like/ }).waitFor(),
    ),
    atTable(
      'group, the choices of a dish',
      '',
      'Your orders',
      press(/^Tea from/),
      { shows: menu.slice(0, limits.optionsPerGroup) },
      press(/^Choose: /),
      sees('Please choose first.'),
    ),
    atTable(
      'group, the menu did not arrive',
      '',
      'Your orders',
      unreachable('**/menu'),
      sees('The menu didn’t load'),
    ),
  ]
}

async function planOffers(
  app: TestApp,
  owner: Owner,
  { restaurant, titles, descriptions, details, menu, categories, picture }: Words,
  position: { latitude: number; longitude: number },
): Promise<ScreenState[]> {
  const campaigns = []
  for (const [at, title] of titles.entries())
    campaigns.push(
      await makeCampaign(app, owner, {
        ...{ title, description: turn(descriptions, at + 1), offerDetails: turn(details, at + 2) },
        ...{ offerType: 'fixed_amount', offerValue: 100_000_000, durationDays: 365 },
        ...(picture && { imageUrl: picture }),
      }),
    )
  const [offer] = campaigns
  const diner = makePhone(app.url)
  await offersAt(diner, position)
  await reportImpression(diner, offer?.id ?? 0)
  const other = await makeRestaurant(app)
  await makeCampaign(app, other)
  const offered = [offer?.title ?? '', turn(descriptions, 1), turn(details, 2), ...menu, ...categories]
  const path = '/restaurant-campaigns'
  return [
    screen('landing, offers', '/', 'Offers near you', {
      phone: { position, permissions: ['geolocation'] },
      shows: [restaurant],
    }),
    screen('offer', `/restaurant/${offer?.id}`, 'Sold out', { shows: offered }),
    portal(owner)('campaigns', path, 'By day, UTC time', { shows: titles }),
    portal(owner)('campaigns, deletion', path, 'Total Views', press(/Delete/), sees('Keep It')),
    portal(other)(
      'campaigns, form',
      path,
      'Nobody can see this yet',
      press('Create Campaign'),
      fill('Image URL', 'x'),
      ({ page }) => page.getByRole('region').getByRole('button', { name: 'Create Campaign' }).click(),
      sees('Description is required'),
    ),
  ]
}
