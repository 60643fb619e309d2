// The states that show orders in the kitchen: on the diners' phones, on the board and on a tablet.

import { callStaff } from '@tablemate/contract/kitchen.ts'
import { changeCategory } from '@tablemate/contract/menu.ts'
import { changeOrdering } from '@tablemate/contract/ordering.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { makePrinter } from '@tablemate/test/deliveries/tickets.ts'
import type { TestGroup } from '@tablemate/test/diners/make.ts'
import { type Kitchen, openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { requestPairingCode } from '@tablemate/test/restaurants/kitchen-display.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { addStaff } from '@tablemate/test/restaurants/staff.ts'
import { fillBoard, openRefusal } from '../journeys/board-steps.ts'
import { exactly } from '../journeys/steps.ts'
import {
  fill,
  type Part,
  permits,
  portal,
  press,
  type ScreenState,
  type Step,
  screen,
  seated,
  sees,
  seesButton,
  seesField,
} from './state.ts'
import { turn, type Words } from './words.ts'

export async function planKitchen(app: TestApp, words: Words): Promise<ScreenState[]> {
  return [
    ...(await planProgress(app, words)),
    ...(await planBoard(app, words)),
    ...(await planFloor(app, words)),
    ...planPinPad(app, words),
  ]
}

async function planProgress(app: TestApp, words: Words): Promise<ScreenState[]> {
  const { testGroup } = await serveGroup(app, words)
  // A board marks orders as seen, which the phones would show: the one that is visited has another restaurant.
  const { kitchen } = await serveGroup(app, words)
  const inGroup = seated(testGroup)
  const modifiers = [turn(words.modifiers, 0)]
  const allergies = turn(words.dishes, 0)
  return [
    inGroup(
      'group, orders in the kitchen',
      '',
      'The rest of the table',
      { shows: modifiers },
      sees('Served', { exact: true }),
      sees('Please tell your waiter.'),
    ),
    inGroup(
      'group, allergies',
      '',
      'The rest of the table',
      press(/Show who is at the table/),
      { shows: [allergies] },
      press(/^Allergies: /),
      seesField('Anything else'),
    ),
    inGroup('group, a menu with allergens', '', 'Allergy: contains'),
    inGroup('summary, allergies and refusals', '/summary', 'Sold out: please'),
    portal(kitchen.owner)('board, orders of a table', '/restaurant-orders', 'Preparing', {
      shows: [...modifiers, allergies],
    }),
  ]
}

/** Orders in every state, refused in part and as a whole, and unseen for long. */
async function serveGroup(
  app: TestApp,
  words: Words,
): Promise<{ kitchen: Kitchen; testGroup: TestGroup<2> }> {
  const kitchen = await openKitchen(app)
  const { directSql } = app
  const testGroup = await seatAt(kitchen)
  const [ann] = testGroup.diners
  await placeInEachState(kitchen, testGroup, words)
  await ann.phone.call(callStaff, { params: { groupId: testGroup.group.id }, body: { kind: 'water' } })
  await directSql`update members set allergies = ${turn(words.dishes, 0)}, allergens = '{gluten,crustaceans,sulphites}'
    where id = ${ann.id}`
  await directSql`update menu_items set allergens = '{gluten,crustaceans,sulphites}', diets = '{vegetarian,gluten-free,halal}',
    spiciness = 3 where restaurant_id = ${kitchen.owner.id}`
  return { kitchen, testGroup }
}

async function placeInEachState(kitchen: Kitchen, { diners: [ann, ben] }: TestGroup<2>, words: Words) {
  const soup = { name: 'Soup', price: 900, modifications: turn(words.modifiers, 0) }
  const message = turn(words.menu, 0)
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

async function planBoard(app: TestApp, words: Words): Promise<ScreenState[]> {
  const kitchen = await openKitchen(app, 'first-by-hand')
  await fillBoard(kitchen)
  const { owner } = kitchen
  const closed = await makeRestaurant(app, { name: words.restaurant })
  const [board, tablet] = ['/restaurant-orders', '/restaurant-screen']
  return [
    portal(owner)('board, all lists open', board, 'Late', async ({ page }) => {
      await page.getByText(/^All day/).click()
      await page.getByText(/^Done: \d/).click()
    }),
    // The first ticket is cancelled: there is nothing to refuse.
    portal(owner)('board, refusing', board, 'Late', ({ page }) => openRefusal(page, 1)),
    portal(owner)('board, sold out', board, 'Late', press('Sold out'), fill('Search the menu', 'x')),
    portal(closed)('board, orders are off', board, 'Orders don’t reach the kitchen yet'),
    screen('screen, not paired', tablet, 'Pairing code', notPaired),
    screen('screen, paired', tablet, 'Pairing code', notPaired, pair(owner, words.device), sees('Late')),
  ]
}

/** A tablet of the floor asks for a PIN, because a table owes money. Every visit has its own restaurant, whose table may be closed. */
function planPinPad(app: TestApp, { staff: [name = 'Mia'] }: Words): ScreenState[] {
  const asked: Step = async phone => {
    const kitchen = await openKitchen(app)
    const [ann] = (await seatAt(kitchen)).diners
    await ann.order({ name: 'Soup', price: 900 })
    await addStaff(kitchen.owner, name, 'manager')
    phone.expectTrouble(/close answered 403|unlock answered 403/)
    await pair(kitchen.owner, 'Floor')(phone)
    await press('Tables')(phone)
    await phone.page.getByRole('list', exactly('Seated tables')).getByRole('button').click()
    await press('Close the table')(phone)
    await press('Keep cooking')(phone)
    await sees('Who is it?')(phone)
  }
  const typed: Step = async phone => {
    await phone.page.getByRole('button').filter({ hasText: 'Manager' }).click()
    await phone.page.keyboard.type('4711')
  }
  const at = (state: string, ...steps: Step[]) =>
    screen(state, '/restaurant-screen', 'Pairing code', notPaired, { shows: [name] }, asked, ...steps)
  return [
    at('screen, who enters the PIN'),
    at('screen, a wrong PIN', typed, press('1'), press('Unlock'), sees('That is not the right PIN.')),
    at('screen, unlocked', typed, press('Unlock'), seesButton('Lock')),
  ]
}

const notPaired = permits(/screens\/me answered 401/)

/** Pairs the browser as a tablet of the floor, which then shows the board. */
function pair(owner: Owner, name: string): Step {
  return async phone => {
    await fill('Pairing code', await requestPairingCode(owner))(phone)
    await fill('Name of this screen', name)(phone)
    await press('Connect')(phone)
    await seesButton('Tables')(phone)
  }
}

/** A group whose diner has also ordered dishes that are not on the menu, and a drink whose course waits. */
async function planFloor(app: TestApp, words: Words): Promise<ScreenState[]> {
  const { owner } = await openKitchen(app)
  await owner.phone.call(changeOrdering, { body: { coursesWait: true } })
  await owner.phone.call(changeCategory, {
    params: { restaurantId: owner.id },
    body: { category: 'Drinks', course: 2 },
  })
  const [name, diner] = [turn(words.tables, 0), turn(words.diners, 0)]
  const [restaurantTable] = await addRestaurantTablesTo(owner, name, 'Window')
  const { group, member, phone, order } = await joinByCode(app, restaurantTable?.token ?? '', diner)
  await order(
    { name: 'Soup', price: 900 },
    { name: 'Beer', price: 500, modifications: turn(words.modifiers, 0) },
  )
  await makePrinter(owner, { name: words.device })
  const menuItems = words.dishes.slice(0, limits.itemsPerOrder)
  const modifications = turn(words.modifiers, 0)
  const items = menuItems.map(name => ({ name, quantity: 1, price: 450, modifications, isOffMenu: true }))
  const placed = await phone.call(placeOrder, {
    body: { groupId: group.id, memberId: member.id, items, acceptPrices: true },
  })
  if (placed.status !== 201) throw new Error(`not ordered: ${placed.problem.problem}`)
  const atFloor = (name: string, ...steps: Part[]) =>
    portal(owner)(name, '/restaurant-tables', 'Price for one', ...steps)
  const courseWaits = seesButton(/^Fire course 2: /)
  const open: Step = ({ page }) =>
    page.getByRole('list', exactly('Seated tables')).getByRole('button').click()
  return [
    portal(owner)('board, a course that waits', '/restaurant-orders', 'Price for one', courseWaits),
    atFloor('floor, a table', { shows: [name, diner, modifications, ...menuItems] }, courseWaits),
    atFloor(
      'floor, a round at a free table',
      press(/Window$/),
      press('Guest 2'),
      press(/^Soup/),
      press('Names, note'),
      seesField('Guest 2'),
      seesField('Note for the staff'),
      seesButton(/^Send 1/),
    ),
    atFloor('floor, a round', { shows: [diner] }, open, press('Order for this table'), press(/^Soup/)),
    atFloor('floor, moving a party', open, press('Move, join or split'), seesButton(/Window$/)),
    atFloor('floor, giving an order', open, press(/^Give the order of/), seesButton('Back')),
    atFloor(
      'floor, the bill on paper',
      { shows: [diner] },
      open,
      press('Print the bill'),
      seesButton(/^Print on /),
    ),
    atFloor('floor, taking a payment', open, press(/^Take all that is due/), seesField('Received (')),
    atFloor(
      'floor, lowering a bill',
      open,
      press('Void, comp or discount'),
      press('Everything'),
      async phone => {
        await phone.page.getByRole('radio', { name: 'Discount' }).check()
        await seesField('Or an amount (')(phone)
      },
    ),
  ]
}
