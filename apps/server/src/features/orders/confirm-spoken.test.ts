// Spoken orders where a kitchen listens: nothing is cooked or owed before the diner sends it.

import { getBoard } from '@tablemate/contract/kitchen.ts'
import { changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a spoken order where a kitchen listens', () => {
  test('is neither cooked nor owed until its diner sends it, and then at that moment', async () => {
    const { owner, say, confirm, table } = await sitDown()
    const order = await say('two onion soups without croutons and no rush please')
    expect(order).toMatchObject({
      ...{ kitchen: 'to-confirm', state: 'incomplete', total: 0, note: 'no rush' },
      items: [{ name: 'Onion soup', quantity: 2, price: 700, isToConfirm: true }],
    })
    const before = await boardOf(owner)
    expect([before.tickets, before.offMenu, before.tables[0]?.subtotal]).toEqual([[], [], 0])
    expect((await table()).orders).toEqual([order])

    app().advanceClock({ minutes: 1 })
    const { body: sent, status } = await confirm(order, { confirm: true })
    expect([status, sent]).toMatchObject([200, { kitchen: 'new', state: 'placed', total: 1400 }])
    expect(sent.items[0]).not.toHaveProperty('isToConfirm')
    expect(Date.parse(sent.createdAt) - Date.parse(order.createdAt)).toBeGreaterThanOrEqual(60_000)
    const { tickets, tables: seatings } = await boardOf(owner)
    expect(tickets).toMatchObject([{ items: [{ name: 'Onion soup', quantity: 2 }], notes: ['no rush'] }])
    expect([tickets.length, seatings[0]?.subtotal]).toEqual([1, 1400])
    // A second tap, or a request that is sent again.
    expect((await confirm(order, { confirm: true })).body).toMatchObject({ kitchen: 'new', total: 1400 })
    expect((await boardOf(owner)).tickets).toHaveLength(1)
  })

  test('never puts a word that was not understood on the board, and neither does a sentence that is only a note', async () => {
    const { owner, say, confirm } = await sitDown()
    const order = await say('an onion soup and a flux capacitor')
    expect(order.notUnderstood).toHaveLength(1)
    const { body } = await confirm(order, { confirm: true })
    expect(body.notUnderstood).toHaveLength(1)
    expect((await boardOf(owner)).tickets).toMatchObject([{ notes: [] }])

    const note = await say('no rush')
    expect(note).toMatchObject({ kitchen: 'to-confirm', items: [], note: '' })
    expect(words(note)).toEqual(['no rush'])
    expect(await confirm(note, { confirm: true })).toMatchObject({
      problem: { fields: { items: 'required' } },
    })
    expect((await boardOf(owner)).tickets).toHaveLength(1)
    await confirm(note, { note: 'no rush', notUnderstood: [], confirm: true })
    expect((await boardOf(owner)).tickets.map(({ notes }) => notes)).toEqual([[], ['no rush']])
  })

  test('offers the dishes that match, and is sent once its diner has chosen one', async () => {
    const { owner, say, confirm } = await sitDown()
    const order = await say('a chianti')
    const [item] = order.items
    const all = [item?.name, ...(item?.candidates ?? []).map(({ name }) => name)]
    expect(all.sort()).toEqual(['Chianti bottle', 'Chianti glass'])
    expect(await confirm(order, { confirm: true })).toMatchObject({
      ...{ status: 400, problem: { fields: { 'items.0.name': 'required' } } },
    })
    const glass = { name: 'Chianti glass', quantity: 1, price: 800 }
    const waiting = await confirm(order, { items: [glass], confirm: false })
    expect(waiting.body).toMatchObject({ kitchen: 'to-confirm', total: 0 })
    expect((await boardOf(owner)).tickets).toEqual([])
    // A phone with the previous version saves the order's form.
    const { body } = await confirm(order, { items: [glass] })
    expect(body).toMatchObject({ kitchen: 'new', total: 800, items: [glass] })
    expect(body.items[0]).not.toHaveProperty('candidates')
  })

  test('has the price that its diner saw, and is not sent while the kitchen pauses', async () => {
    const { owner, say, confirm } = await sitDown()
    const order = await say('an onion soup')
    const cheaper = [{ name: 'Onion soup', quantity: 1, price: 1 }]
    expect((await confirm(order, { items: cheaper })).problem).toMatchObject({ problem: 'price-changed' })
    await setOrdering(owner, { isPaused: true })
    expect((await confirm(order, { confirm: true })).problem).toMatchObject({ problem: 'ordering-paused' })
    expect((await boardOf(owner)).tickets).toEqual([])
  })

  test('that is only a note keeps all its words until it is sent, and then has no others', async () => {
    const { owner, say, confirm } = await sitDown()
    const order = await say('my wife is allergic to nuts and a flux')
    const said = [order.note, ...words(order)].join(' ')
    for (const word of ['nuts', 'flux']) expect(said).toContain(word)
    const noted = await confirm(order, { note: 'allergic to nuts', confirm: false })
    expect(noted.body).toMatchObject({ kitchen: 'to-confirm', note: 'allergic to nuts' })
    expect((await boardOf(owner)).tickets).toEqual([])
    const { body } = await confirm(order, { confirm: true })
    expect(body).toMatchObject({
      kitchen: 'new',
      state: 'placed',
      note: 'allergic to nuts',
      notUnderstood: [],
    })
    expect((await boardOf(owner)).tickets).toMatchObject([{ notes: ['allergic to nuts'] }])
  })

  test('completed while ordering is off waits for the staff, as any order of that time', async () => {
    const { owner, say, confirm } = await sitDown()
    const order = await say('an onion soup')
    await setOrdering(owner, { mode: 'off' })
    const { body } = await confirm(order, { items: [{ name: 'Onion soup', quantity: 1, price: 700 }] })
    expect(body).toMatchObject({ kitchen: null, state: 'placed', total: 700 })
    await setOrdering(owner, { mode: 'at-once' })
    expect((await boardOf(owner)).tickets).toEqual([])
  })

  test('is changed by a correction and still waits', async () => {
    const { owner, say } = await sitDown()
    const order = await say('an onion soup')
    const more = await say('actually make that two')
    expect(more).toMatchObject({ id: order.id, kitchen: 'to-confirm', total: 0, items: [{ quantity: 2 }] })
    expect((await boardOf(owner)).tickets).toEqual([])
  })

  test('waits for nothing where no kitchen listens', async () => {
    const { owner, say } = await sitDown()
    await setOrdering(owner, { mode: 'off' })
    const order = await say('an onion soup')
    expect(order).toMatchObject({ kitchen: null, state: 'placed', total: 700 })
    expect(order.items[0]).not.toHaveProperty('isToConfirm')
  })
})

const words = ({ transcription, notUnderstood }: Order) =>
  notUnderstood.map(({ start, end }) => transcription.slice(start, end))

async function sitDown() {
  const owner = await makeKitchen(app())
  await addMenuItems(
    owner,
    { name: 'Onion soup', price: 700 },
    { name: 'Chianti bottle', price: 2800 },
    { name: 'Chianti glass', price: 800 },
  )
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  const [{ phone, id }] = diners
  return {
    owner,
    table: () => fetchGroupState(phone, group.id),
    say: async (transcription: string) =>
      (await phone.call(placeOrder, { body: { groupId: group.id, memberId: id, transcription } })).body,
    confirm: (order: Order, body: Parameters<typeof phone.call<typeof changeOrder>>[1]['body']) =>
      phone.call(changeOrder, { params: { orderId: order.id }, body }),
  }
}

async function boardOf({ phone, id }: Owner) {
  const { body } = await phone.call(getBoard, { params: { restaurantId: id } })
  return body
}
