// Courses at a restaurant where what comes after the first waits for the staff.

import { closeSeating } from '@tablemate/contract/floor.ts'
import { fireCourse, getBoard, moveTicket } from '@tablemate/contract/kitchen.ts'
import { changeCategory, getMenu } from '@tablemate/contract/menu.ts'
import { changeOrder } from '@tablemate/contract/orders.ts'
import { getStaffActs } from '@tablemate/contract/staff.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { StarPrinter } from '@tablemate/test/deliveries/star-printer.ts'
import { makePrinter } from '@tablemate/test/deliveries/tickets.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'

const app = shareApp()

const [beer, steak, cake] = [
  { name: 'Beer', price: 400, category: 'Drinks' },
  { name: 'Steak', price: 2000, category: 'Mains' },
  { name: 'Cake', price: 600, category: 'Sweets' },
]

test('a course waits off the tickets and on the bill until the staff fire it, and is cooked once', async () => {
  const { owner, ann, groupId, board, fire } = await sitDown()
  const order = await ann.order(cake, beer, steak)
  expect(order).toMatchObject({ total: 3000, items: [{ name: 'Beer' }, { course: 3 }, { course: 2 }] })
  const before = await board()
  expect(before.tables[0]).toMatchObject({ due: 3000, openTickets: 3 })
  expect(before.courses).toMatchObject([
    { course: 2, table: '7', items: [{ name: 'Steak', member: 'Ann', item: 2 }] },
    { course: 3, items: [{ name: 'Cake' }] },
  ])
  expect(namesOf(before)).toEqual([['Beer']])
  const params = { restaurantId: owner.id, orderId: order.id }
  await owner.phone.call(moveTicket, { params, body: { from: 'new', to: 'preparing' } })

  const firing = app().now().getTime()
  // Two taps at once cook nothing twice.
  expect((await Promise.all([fire(2), fire(2)])).map(({ status }) => status)).toEqual([204, 204])
  const after = await board()
  expect(namesOf(after)).toEqual([['Beer'], ['Steak']])
  // The kitchen's time begins now.
  expect(Date.parse(after.tickets[1]?.placedAt ?? '')).toBeGreaterThanOrEqual(firing)
  expect(after.courses.map(({ course }) => course)).toEqual([3])
  expect(after.tables[0]).toMatchObject({ due: 3000 })
  const { orders } = await fetchGroupState(ann.phone, groupId)
  expect(orders.map(({ total, kitchen }) => [total, kitchen])).toEqual([
    [1000, 'preparing'],
    [2000, 'new'],
  ])
  const acts = await owner.phone.call(getStaffActs, { params: { restaurantId: owner.id }, query: {} })
  expect(acts.body.acts.filter(({ act }) => act === 'fire')).toHaveLength(1)
})

test('an order of later courses alone keeps its order when it is fired, and its paper waits as well', async () => {
  const { owner, ann, board, fire } = await sitDown()
  const star = new StarPrinter((await makePrinter(owner)).url)
  const printed = async (count: number) => {
    await expect.poll(() => star.printAll().then(() => star.paper.length), { timeout: 120_000 }).toBe(count)
    return star.paper.map(({ rows }) => ['Beer', 'Steak'].filter(name => JSON.stringify(rows).includes(name)))
  }
  const { id } = await ann.order(steak)
  await ann.order(beer)
  expect(namesOf(await board())).toEqual([['Beer']])
  expect(await printed(1)).toEqual([['Beer']])
  await fire(2)
  expect((await board()).tickets.find(({ orderId }) => orderId === id)?.items).toMatchObject([
    { name: 'Steak' },
  ])
  expect(await printed(2)).toEqual([['Beer'], ['Steak']])
})

test('a diner says with which course a dish comes, and changes what waits while the rest is cooked', async () => {
  const { owner, ann, board } = await sitDown()
  const { id: orderId } = await ann.order(beer, { ...cake, course: 2 })
  await owner.phone.call(moveTicket, {
    params: { restaurantId: owner.id, orderId },
    body: { from: 'new', to: 'preparing' },
  })
  expect((await board()).courses).toMatchObject([{ course: 2, items: [{ name: 'Cake' }] }])
  const items = [
    { ...beer, quantity: 1 },
    { ...cake, quantity: 2 },
  ].map(({ category: _, ...item }) => item)
  const changed = await ann.phone.call(changeOrder, { params: { orderId }, body: { items } })
  expect(changed.body).toMatchObject({ kitchen: 'preparing', items: [{}, { quantity: 2, course: 2 }] })
})

test('closing the seating cancels what waits, or keeps it so that it can still be fired', async () => {
  const { owner, ann, groupId, board, fire } = await sitDown()
  await ann.order(steak)
  const params = { restaurantId: owner.id, groupId }
  await owner.phone.call(closeSeating, { params, query: {} })
  expect(await board()).toMatchObject({ left: [{ openTickets: 1 }], courses: [{ course: 2 }] })
  await owner.phone.call(closeSeating, { params, query: { tickets: 'cancel' } })
  expect(await board()).toMatchObject({ left: [], courses: [] })
  await fire(2)
  expect(namesOf(await board())).toEqual([])
})

test('nothing waits while the restaurant serves everything at once, and its menu still says the course', async () => {
  const { owner, ann, board } = await sitDown()
  await setOrdering(owner, { coursesWait: false })
  const order = await ann.order({ ...steak, course: 4 })
  expect(order.items[0]).not.toHaveProperty('course')
  expect(namesOf(await board())).toEqual([['Steak']])
  const change = { category: 'Mains', name: 'Main dishes' }
  await owner.phone.call(changeCategory, { params: { restaurantId: owner.id }, body: change })
  const menu = await owner.phone.call(getMenu, { params: { restaurantId: owner.id } })
  expect(menu.body.map(({ name, course }) => [name, course])).toEqual([
    ['Beer', undefined],
    ['Steak', 2],
    ['Cake', 3],
  ])
})

async function sitDown() {
  const owner = await makeKitchen(app(), { mode: 'at-once', coursesWait: true })
  const params = { restaurantId: owner.id }
  await addMenuItems(owner, beer, steak, cake)
  for (const body of [
    { category: 'Mains', course: 2 },
    { category: 'Sweets', course: 3 },
  ])
    expect((await owner.phone.call(changeCategory, { params, body })).status).toBe(200)
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const groupId = group.id
  const fire = (course: number) =>
    owner.phone.call(fireCourse, { params: { ...params, groupId }, body: { course } })
  const board = async () => (await owner.phone.call(getBoard, { params })).body
  return { owner, ann: diners[0], groupId, fire, board }
}

function namesOf({ tickets }: { readonly tickets: readonly { items: readonly { name: string }[] }[] }) {
  return tickets.map(({ items }) => items.map(({ name }) => name))
}
