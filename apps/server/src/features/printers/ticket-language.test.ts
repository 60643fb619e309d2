// Orders on paper and at the point of sale, in the language of the restaurant.

import { changeMember } from '@tablemate/contract/groups.ts'
import { cancelOrder, changeOrder } from '@tablemate/contract/orders.ts'
import { testPrinter } from '@tablemate/contract/printers.ts'
import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { connectPos, untilStates } from '@tablemate/test/deliveries/connect-pos.ts'
import { startFakePos } from '@tablemate/test/deliveries/fake-pos.ts'
import { StarPrinter } from '@tablemate/test/deliveries/star-printer.ts'
import { makePrinter, type TestPrinter } from '@tablemate/test/deliveries/tickets.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import type { Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'

const app = shareApp()

const speak = async ({ phone }: Pick<Owner, 'phone'>, language: Language) =>
  expect((await phone.call(changeOwnRestaurant, { body: { language } })).body.language).toBe(language)

/** Waits for a ticket and takes it as plain text: the rows without rules and without times of day. */
async function nextTicket({ url }: Pick<TestPrinter, 'url'>): Promise<string[]> {
  const star = new StarPrinter(url)
  const poll = async () => (await (await star.poll()).json()) as { jobReady: boolean; jobToken?: string }
  await expect.poll(async () => (await poll()).jobReady).toBe(true)
  const { jobToken } = await poll()
  const text = await (await star.fetchTicket(jobToken, 'text/plain')).text()
  await star.report(jobToken, '200%20OK')
  const rows = text.split('\n').map(row => row.replace(/,? ?\d\d:\d\d$/, ''))
  return rows.filter(row => row !== '' && !/^-+$/.test(row))
}

test('an order is on paper in the language of the restaurant, and in English on a printer without its letters', async () => {
  const owner = await makeKitchen(app())
  await speak(owner, 'pl')
  const wide = await makePrinter(owner, { encoding: 'multilingual' })
  const japanese = await makePrinter(owner, { encoding: 'shiftjis' })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 1 })
  const [ann] = diners
  const params = { groupId: group.id, memberId: ann.id }
  await ann.phone.call(changeMember, { params, body: { allergens: ['peanuts'] } })
  await ann.order({ name: 'Soup', price: 900, quantity: 2, modifications: 'no salt' })
  const soup = ['2 x Soup', '    no salt']
  const polish = ['ALERGIA: orzeszki ziemne', 'Stolik 7', 'Zamówienie 1', 'Gość 1']
  expect(await nextTicket(wide)).toEqual([...polish, ...soup])
  const english = ['ALLERGY: peanuts', 'Table 7', 'Order 1', 'Guest 1']
  expect(await nextTicket(japanese)).toEqual([...english, ...soup])
})

test('a cancellation and a test ticket are in the language of the restaurant', async () => {
  const owner = await makeKitchen(app())
  await speak(owner, 'de')
  const printer = await makePrinter(owner)
  const params = { restaurantId: owner.id, printerId: printer.printer.id }
  await owner.phone.call(testPrinter, { params })
  expect(await nextTicket(printer)).toEqual(['Testbon', 'Kitchen printer'])
  const { diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 1 })
  const { id: orderId } = await diners[0].order({ name: 'Soup', price: 900 })
  const ticket = ['Tisch 7', 'Bestellung 1', 'Gast 1', '1 x Soup']
  expect(await nextTicket(printer)).toEqual(ticket)
  await diners[0].phone.call(cancelOrder, { params: { orderId } })
  expect(await nextTicket(printer)).toEqual(['STORNO', ...ticket])
})

test('a changed order says on paper what went, and its cancellation only what was left', async () => {
  const owner = await makeKitchen(app())
  const printer = await makePrinter(owner)
  const { diners } = await makeGroup(app(), { restaurantId: owner.id, diners: 1 })
  const soup = (modifications: string, quantity = 1) => ({
    name: 'Soup',
    price: 900,
    quantity,
    modifications,
  })
  const { id: orderId } = await diners[0].order(soup('A'), soup('B'), soup('C'))
  const head = ['Table 7', 'Order 1', 'Guest 1']
  const line = (note: string) => ['1 x Soup', `    ${note}`]
  const [a, b, c] = [line('A'), line('B'), line('C')]
  expect(await nextTicket(printer)).toEqual([...head, ...a, ...b, ...c])
  const change = async (...items: ReturnType<typeof soup>[]) =>
    expect((await diners[0].phone.call(changeOrder, { params: { orderId }, body: { items } })).status).toBe(
      200,
    )
  await change(soup('A'), soup('C', 5))
  const gone = (line: readonly string[]) => [`NO LONGER: ${line[0]}`, ...line.slice(1)]
  expect(await nextTicket(printer)).toEqual([
    ...['CHANGED', ...head, ...gone(b), ...gone(c), ...a],
    ...['NOW: 5 x Soup', '    C'],
  ])
  await diners[0].phone.call(cancelOrder, { params: { orderId } })
  expect(await nextTicket(printer)).toEqual(['CANCELLED', ...head, ...a, '5 x Soup', '    C'])
})

test('the point of sale gets the texts of an order in the language of the restaurant, and the dishes as they are', async () => {
  const pos = await startFakePos({ kind: 'square' })
  const app = await startApp({ env: { POS_BASE_URLS: JSON.stringify({ square: pos.url }) } })
  const kitchen = await openKitchen(app)
  await speak(kitchen.owner, 'ja')
  await connectPos(kitchen)
  const { diners } = await seatAt(kitchen)
  await diners[0].order({ name: 'Soup', price: 900 })
  await untilStates(kitchen.owner, 'sent')
  const text = JSON.stringify(pos.orders())
  for (const word of ['テーブル 7', '注文 1', 'お客様 1', 'Soup']) expect(text).toContain(word)
  expect(text).not.toMatch(/Table |Order |Guest /)
})
