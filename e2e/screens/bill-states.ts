// The states of the summary, the bill and the receipts.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { changeCardSettings } from '@tablemate/contract/card-payments.ts'
import { shareItem } from '@tablemate/contract/orders.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { joinAs, makeGroup, type TestGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import {
  check,
  fill,
  goOffline,
  press,
  type ScreenState,
  type Step,
  seated,
  sees,
  seesButton,
  seesDialog,
} from './state.ts'
import type { Words } from './words.ts'

type App = Pick<TestApp, 'url'>

interface Groups {
  readonly full: TestGroup<2>
  readonly empty: TestGroup<1>
  readonly doubtful: TestGroup<1>
  readonly words: Words
}

const openDetails: Step = press(/^What .* pays for/s)
const payForSeveral: Step = press('Pay for several')

export async function planBills(app: App, { full, empty, doubtful, words }: Groups): Promise<ScreenState[]> {
  const shared = await makeSharedMenuItems(app, words)
  const byCard = seated(await makeBillByCard(app, words))
  const { paid, friend } = await makePaidGroup(app, words)
  const { restaurant, table, dishes: menuItems, diners } = words
  const [atFull, atEmpty, atShared, atPaid] = [seated(full), seated(empty), seated(shared), seated(paid)]
  const summary = ['/summary', 'Group Summary'] as const
  const bill = ['/bill-split', 'Split the Bill'] as const
  return [
    atShared('group, who shares a dish', '', 'Group Order', press(/^Options/), sees('Everyone at the table')),
    atShared('group, a dish of somebody else', '', 'Group Order', seesButton(/^Take me off: /)),
    atEmpty('summary, empty', ...summary),
    atFull('summary, full', ...summary, { shows: [...menuItems, ...diners, restaurant, table] }),
    atShared('summary, shared dishes', ...summary),
    atFull('summary, offline', ...summary, goOffline),
    atEmpty('bill, empty', ...bill),
    atFull('bill, open', ...bill, { shows: diners }),
    atFull(
      'bill, custom tip and details',
      ...bill,
      { shows: diners },
      press('Custom'),
      fill('Tip amount', 'x'),
      press('Set Tip'),
      openDetails,
    ),
    atFull(
      'bill, tax and fee',
      ...bill,
      press('Tax and fee'),
      fill('Tax rate', 'x'),
      press('Save for the Table'),
      sees('Please enter a percentage'),
    ),
    seated(doubtful)('bill, guessed prices', ...bill, sees('on this bill')),
    atFull(
      'bill, paying for everyone',
      ...bill,
      press('Process All Payments'),
      seesDialog('Pay for everyone?'),
    ),
    atFull('bill, paying for several', ...bill, payForSeveral, async ({ page }) => {
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Custom', exact: true }).click()
      await sheet.getByLabel('Tip amount').fill('x')
      await sheet.getByText('Please enter an amount').waitFor()
    }),
    atPaid('bill, details by items', ...bill, check('By items'), openDetails),
    atShared('bill, by shares', ...bill, seesButton('I treat'), openDetails, sees('2/24 of everything')),
    byCard('bill, by card', ...bill, seesButton(/^Pay by card/)),
    byCard('bill, paying for several by card', ...bill, payForSeveral, async ({ page }) => {
      const sheet = page.getByRole('dialog')
      for (const box of await sheet.getByRole('checkbox').all()) await box.check()
      await sheet.getByRole('button', { name: /^Pay by card/ }).waitFor()
    }),
    atPaid('bill, paid', ...bill, sees('Everyone has paid. Thank you!')),
    atFull('bill, offline', ...bill, goOffline),
    atPaid('receipt', `/receipt/${friend.id}`, /^For /, { shows: [friend.name, restaurant, table] }),
    atPaid('receipt, of the table', '/receipt', 'For the whole table', { shows: [restaurant, table] }),
    atFull('receipt, not paid', '/receipt', 'No receipt yet'),
  ]
}

/** Two diners who have paid. */
async function makePaidGroup(app: App, { restaurant, table, diners, dishes: menuItems }: Words) {
  const paid = await makeGroup(app, { diners: 1, restaurantName: restaurant, tableNumber: table })
  const friend = await joinAs(app, paid.group, diners[0] ?? '')
  for (const diner of [...paid.diners, friend]) await diner.order({ name: menuItems[0] ?? '', price: 900 })
  for (const diner of [...paid.diners, friend]) await payDue(diner, paid.group)
  return { paid, friend }
}

/** Twelve diners, who share dishes and split by shares, in a currency without decimals. */
async function makeSharedMenuItems(app: App, { dishes: menuItems }: Words): Promise<TestGroup<2>> {
  const shared = await makeGroup(app, { diners: 2, currency: 'JPY', restaurantName: '' })
  const [ann, ben] = shared.diners
  for (let at = 1; at <= 10; at += 1) await joinAs(app, shared.group, `${at} ${'W'.repeat(37)}`)
  const menuItem = { name: menuItems[0] ?? '', price: 100_000_000 }
  const everyone = { item: 0, name: menuItem.name, sharedBy: 'all' } as const
  for (const { phone, order } of [ann, ben]) {
    const { id: orderId } = await order(menuItem)
    await phone.call(shareItem, { params: { orderId }, body: everyone })
  }
  await ann.phone.call(chooseBill, { params: { groupId: shared.group.id }, body: { splitMethod: 'shares' } })
  return shared
}

/** Three people at a restaurant that takes cards. */
async function makeBillByCard(app: App, { diners, dishes: menuItems }: Words): Promise<TestGroup<2>> {
  const owner = await makeRestaurant(app)
  const secrets = { key: `rk_test_${'a'.repeat(24)}`, secret: `whsec_${'a'.repeat(32)}` }
  const params = { restaurantId: owner.id }
  await owner.phone.call(changeCardSettings, { params, body: { ...secrets, isEnabled: true } })
  const testGroup = await makeGroup(app, { diners: 2, restaurantId: owner.id })
  await joinAs(app, testGroup.group, diners[0] ?? '')
  await testGroup.diners[0].order({ name: menuItems[0] ?? '', price: 100_000_000, quantity: 99 })
  return testGroup
}
