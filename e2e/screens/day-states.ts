// The states of the restaurant's figures and of the close of its day.

import { adjustBill } from '@tablemate/contract/adjustments.ts'
import { closeDay, getFigures } from '@tablemate/contract/figures.ts'
import { expectedCash } from '@tablemate/domain/day/figures.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue, takeDue } from '@tablemate/test/diners/pay.ts'
import { makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { fillMenu } from './restaurant-states.ts'
import { fill, pick, portal, press, type ScreenState, sees, seesButton } from './state.ts'
import { turn, type Words } from './words.ts'

const path = '/restaurant-today'

export async function planDay(app: TestApp, words: Words): Promise<ScreenState[]> {
  const owner = await makeRestaurant(app, { name: words.restaurant, taxPercentage: 8.875 })
  await fillMenu(owner, words)
  await serve(app, owner, words)
  await close(owner, words)
  await serve(app, owner, words)
  const fresh = await makeRestaurant(app)
  return [
    portal(fresh)('today, nothing sold', path, 'Today', sees('No day has been closed yet.')),
    portal(owner)(
      'today, an evening',
      path,
      'Today',
      { shows: [turn(words.menu, 0)] },
      sees('Sales by hour'),
    ),
    portal(owner)(
      'today, one sum of cash',
      path,
      'Today',
      press('Close the day'),
      fill('Cash counted ($)', '1'),
      sees('too little'),
      fill('Why does it differ?', turn(words.details, 0).slice(0, 200)),
    ),
    portal(owner)(
      'today, counting the cash',
      path,
      'Today',
      press('Close the day'),
      press('Count notes and coins'),
      fill('Pieces of $100.00', '3'),
    ),
    portal(owner)(
      'today, closes for Xero',
      path,
      'Today',
      press('For the bookkeeper'),
      pick('Format', 'xero'),
      sees('Account for sales'),
    ),
    portal(owner)('today, a close', path, 'Today', press(/^Show No\. 1/), seesButton('Print')),
  ]
}

/** A party eats: one pays in cash, one by the demo, and a dish is on the house. */
async function serve(app: TestApp, owner: Owner, words: Words): Promise<void> {
  const { group, diners } = await makeGroup(app, { diners: 3, restaurantId: owner.id })
  const [ann, ben, cyd] = diners
  for (const [at, name] of words.menu.slice(0, 12).entries())
    await diners[at % 2 === 0 ? 0 : 1].order({ name, price: words.menu.length === 1 ? 100_000_000 : 900 })
  const { id: orderId } = await cyd.order({ name: 'Bread', price: 100 })
  await ann.order({ name: 'Something else', price: 450 })
  await owner.phone.call(adjustBill, {
    params: { restaurantId: owner.id, groupId: group.id },
    body: { kind: 'comp', reason: 'on-the-house', lines: [{ orderId, line: 0 }] },
  })
  await takeDue(owner, group, ann.id)
  await payDue(ben, group)
}

async function close(owner: Owner, words: Words): Promise<void> {
  const params = { restaurantId: owner.id }
  const { reports } = (await owner.phone.call(getFigures, { params, query: {} })).body
  const expected = expectedCash(reports[0])
  const body = { expected, counted: expected + 100, note: turn(words.details, 0).slice(0, 200) || 'More' }
  const { status, problem } = await owner.phone.call(closeDay, { params, body })
  if (status !== 201) throw new Error(`not closed: ${JSON.stringify(problem)}`)
}
