// Words of a transcript that became no item stay with the order until its diner dismisses them.

import { changeOrder, type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()
const soup = { name: 'Onion soup', quantity: 1, price: 700 }

describe('words that were not understood', () => {
  test('stay with the order when its items change, or only a price', async () => {
    const { ann } = await atMenu()
    const order = await say(ann, 'an onion soup and a flux capacitor and a gizmotron')
    expect(lost(order)).toHaveLength(2)
    const more = await change(ann, order, { items: [{ ...soup, quantity: 2 }] })
    expect(more.body).toMatchObject({ notUnderstood: order.notUnderstood, total: 1400 })
    const same = await change(ann, order, { items: [{ ...soup, price: soup.price + 1 }] })
    expect(same.body).toMatchObject({
      notUnderstood: order.notUnderstood,
      transcription: order.transcription,
    })
    expect((await fetchGroupState(ann.phone, ann.groupId)).orders).toEqual([same.body])
  })

  test('can be dismissed one by one, but not replaced by others', async () => {
    const { ann } = await atMenu()
    const order = await say(ann, 'an onion soup and a flux capacitor and a gizmotron')
    const [first, second] = order.notUnderstood
    const one = await change(ann, order, { notUnderstood: [second, { start: 0, end: 5 }] as never })
    expect(one.body).toEqual({ ...order, notUnderstood: [second] })
    // A phone with an older state sends dismissed words again: they stay dismissed.
    expect((await change(ann, order, { notUnderstood: [first] as never })).body.notUnderstood).toEqual([])
  })

  test('are an order without items, which dismissing them all cannot empty', async () => {
    const { ann } = await atMenu()
    const order = await say(ann, 'a flux capacitor')
    expect(order).toMatchObject({ items: [], state: 'incomplete' })
    const emptied = await change(ann, order, { notUnderstood: [] })
    expect(emptied).toMatchObject({ status: 400, problem: { fields: { items: 'required' } } })
    const completed = await change(ann, order, { items: [soup], notUnderstood: [] })
    expect(completed.body).toMatchObject({ items: [soup], notUnderstood: [], state: 'placed' })
  })

  test('of another language are not stored at all', async () => {
    const { ann } = await atMenu()
    const body = { groupId: ann.groupId, memberId: ann.id, transcription: 'ich möchte zwei Weißbier bitte' }
    const refused = await ann.phone.call(placeOrder, { body })
    expect(refused).toMatchObject({ status: 422, problem: { problem: 'other-language' } })
    expect((await fetchGroupState(ann.phone, ann.groupId)).orders).toEqual([])
  })

  test.each([{}, { items: null }, { notUnderstood: null }])(
    'are not affected by an empty change, %j',
    async nothing => {
      const { ann } = await atMenu()
      const order = await say(ann, 'an onion soup and a flux capacitor')
      expect(await change(ann, order, nothing)).toMatchObject({
        status: 400,
        problem: { problem: 'invalid' },
      })
    },
  )
})

describe('a note', () => {
  test('of an order is sent to the whole table, and only an explicit change replaces or empties it', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const body = { groupId: group.id, memberId: ann.id, items: [soup], note: ' she is allergic to nuts ' }
    const { body: order } = await ann.phone.call(placeOrder, { body })
    expect(order.note).toBe('she is allergic to nuts')
    expect((await fetchGroupState(ben.phone, group.id)).orders).toEqual([order])
    const dearer = await change(ann, order, { items: [{ ...soup, price: 800 }] })
    expect(dearer.body).toMatchObject({ note: order.note, total: 800 })
    const other = await change(ann, order, { note: 'no rush' })
    expect(other.body).toMatchObject({ note: 'no rush', items: dearer.body.items })
    expect((await change(ann, order, { note: '' })).body.note).toBe('')
  })

  test('may be up to 200 characters long', async () => {
    const { diners } = await makeGroup(app(), { diners: 1 })
    const order = await diners[0].order(soup)
    expect((await change(diners[0], order, { note: '🥜'.repeat(200) })).status).toBe(200)
    const { problem } = await change(diners[0], order, { note: '🥜'.repeat(201) })
    expect(problem.fields).toEqual({ note: 'too-long' })
  })
})

describe('a price that the diner did not say', () => {
  const spoken = 'a burger and two soups for six fifty each'

  test('stays a guess until the diner confirms it or enters another', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    const order = await say({ ...ann, groupId: group.id }, spoken)
    const [burger, soups] = order.items
    expect(burger).toMatchObject({ name: 'Burger', price: 500, doubt: 'price' })
    const plain = { name: 'Burger', quantity: 2, price: 500 }
    const more = await change(ann, order, { items: [soups, plain] as never })
    expect(more.body.items.map(({ doubt }) => doubt)).toEqual([undefined, 'price'])
    expect((await change(ann, order, { note: 'no rush' })).body.items).toEqual(more.body.items)
    const confirmed = await change(ann, order, { items: [{ ...plain, isConfirmed: true }] as never })
    expect(confirmed.body.items).toEqual([plain])
    expect((await change(ann, order, { items: [plain] })).body.items).toEqual([plain])
  })

  test('is no guess once the diner entered another, and an added dish has none', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const order = await say({ ...diners[0], groupId: group.id }, spoken)
    const items = [
      { name: 'Burger', quantity: 1, price: 950 },
      { name: 'Cake', quantity: 1, price: 700 },
    ]
    expect((await change(diners[0], order, { items })).body.items).toEqual(items)
  })
})

type Seated = Diner & { readonly groupId: string }

async function atMenu(): Promise<{ ann: Seated }> {
  const owner = await makeRestaurant(app())
  await addMenuItems(owner, { name: 'Onion soup', price: 700 })
  const { group, diners } = await makeGroup(app(), { diners: 1, restaurantId: owner.id })
  return { ann: { ...diners[0], groupId: group.id } }
}

async function say({ phone, id, groupId }: Seated, transcription: string): Promise<Order> {
  const { body } = await phone.call(placeOrder, { body: { groupId, memberId: id, transcription } })
  return body
}

const lost = ({ transcription, notUnderstood }: Order) =>
  notUnderstood.map(({ start, end }) => transcription.slice(start, end))

function change(
  { phone }: Diner,
  { id }: Order,
  body: Parameters<typeof phone.call<typeof changeOrder>>[1]['body'],
) {
  return phone.call(changeOrder, { params: { orderId: id }, body })
}
