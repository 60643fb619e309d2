// Orders of dishes with options: chosen by the diner, priced and kept by the server, and shown to the kitchen.

import { chooseBill } from '@tablemate/contract/bills.ts'
import { getBoard, markTicket } from '@tablemate/contract/kitchen.ts'
import { changeMenuItem } from '@tablemate/contract/menu.ts'
import {
  changeOptionGroup,
  removeOptionGroup,
  setOptionAvailability,
} from '@tablemate/contract/option-groups.ts'
import { changeOrder, placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { addOptionGroups, doneness, extras, size } from '@tablemate/test/restaurants/option-groups.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import { addMenuItems } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareApp()

interface Sent {
  readonly options?: { id: number; quantity?: number }[]
  readonly price?: number
  readonly quantity?: number
}

async function sitDown() {
  const owner = await makeKitchen(app())
  const [burger] = await addMenuItems(owner, { name: 'Burger', price: 1000 })
  const groups = await addOptionGroups(owner, [burger], { ...size, kitchenName: 'SIZE' }, doneness, extras)
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann] = diners
  const named = new Map(groups.flatMap(({ options }) => options.map(({ name, id }) => [name, id])))
  const id = (name: string) => named.get(name) ?? 0
  const item = ({ price = 0, quantity = 1, options }: Sent) => ({
    ...{ name: 'Burger', quantity, price },
    ...(options && { options }),
  })
  const order = (...items: Sent[]) =>
    ann.phone.call(placeOrder, {
      body: {
        groupId: group.id,
        memberId: ann.id,
        items: items.map(item),
        acceptPrices: items[0]?.price === undefined,
      },
    })
  const edit = (orderId: number, ...items: Sent[]) =>
    ann.phone.call(changeOrder, { params: { orderId }, body: { items: items.map(item) } })
  const sellOut = (name: string) =>
    owner.phone.call(setOptionAvailability, {
      params: { restaurantId: owner.id, optionId: id(name) },
      body: { isSoldOut: true },
    })
  return { owner, burger, groups, group, diners, ann, id, order, edit, sellOut }
}

describe('an order', () => {
  // Threat: forged-prices
  test('has its options as they were, at the menu’s prices, in the order of the menu', async () => {
    const { ann, id, order } = await sitDown()
    const options = [{ id: id('Bacon'), quantity: 2 }, { id: id('Rare') }, { id: id('Large'), price: 1 }]
    const { status, body } = await order({ options, quantity: 2 })
    expect(status).toBe(201)
    expect([body.items[0]?.price, body.total]).toEqual([1700, 3400])
    expect(body.items[0]?.options).toEqual([
      {
        id: id('Large'),
        groupId: expect.any(Number),
        name: 'Large',
        kitchenName: 'SIZE: Large',
        price: 300,
        quantity: 1,
      },
      { id: id('Rare'), groupId: expect.any(Number), name: 'Rare', price: 0, quantity: 1 },
      { id: id('Bacon'), groupId: expect.any(Number), name: 'Bacon', price: 200, quantity: 2, isExtra: true },
      { id: id('Onion'), groupId: expect.any(Number), name: 'Onion', price: 0, quantity: 0 },
    ])
    expect((await fetchGroupState(ann.phone, body.groupId)).orders).toEqual([body])
  })

  test('that misses, repeats, exceeds or invents options is refused with what is wrong', async () => {
    const { groups, id, order, sellOut } = await sitDown()
    const rare = { id: id('Rare') }
    const small = { id: id('Small') }
    const fault = async (...options: { id: number; quantity?: number }[]) => {
      const { status, problem } = await order({ options: [rare, small] }, { options })
      return [status, problem.problem, problem.fields, problem.choice]
    }
    const [sizes, donenesses] = groups
    const missing = { item: 1, groupId: donenesses.id, name: 'Doneness' }
    expect(await fault(small)).toEqual([400, 'options-missing', { 'items.1.options': 'required' }, missing])
    const tooMany = { item: 1, groupId: sizes.id, name: 'Size' }
    const exceeded = [400, 'options-too-many', { 'items.1.options': 'too-long' }, tooMany]
    expect(await fault(rare, small, { id: id('Large') })).toEqual(exceeded)
    expect(await fault(rare, small, small)).toEqual(exceeded)
    expect(await fault(rare, small, { id: id('Bacon'), quantity: 21 })).toEqual([
      ...[400, 'invalid', { 'items.1.options.2.quantity': 'too-large' }, undefined],
    ])
    const gone = [409, 'menu-item-gone', { 'items.1.options': 'not-on-menu' }, { item: 1, optionId: 999_999 }]
    expect(await fault(rare, small, { id: 999_999 })).toEqual(gone)
    await sellOut('Bacon')
    const soldOut = { item: 1, optionId: id('Bacon'), name: 'Bacon' }
    expect(await fault(rare, small, { id: id('Bacon') })).toEqual([
      ...[409, 'sold-out', { 'items.1.options': 'sold-out' }, soldOut],
    ])
    // Nothing of it was ordered, and the default is not required once everything is sold out.
    await Promise.all(['Rare', 'Well done'].map(sellOut))
    expect((await order({ options: [small] })).status).toBe(201)
  })

  test('names the new price if an option has become dearer than its diner saw', async () => {
    const { owner, groups, id, order } = await sitDown()
    const [sizes] = groups
    const dearer = sizes.options.map(option => ({ ...option, price: option.price * 2 }))
    await owner.phone.call(changeOptionGroup, {
      params: { optionGroupId: sizes.id },
      body: { ...sizes, options: dearer },
    })
    const options = [{ id: id('Large') }, { id: id('Rare') }]
    const { problem } = await order({ options, price: 1300 })
    expect(problem).toMatchObject({
      problem: 'price-changed',
      prices: [{ item: 0, name: 'Burger', price: 1600 }],
    })
  })

  test('keeps its options and price through a change, though the menu lost them; other options have today’s', async () => {
    const { owner, burger, groups, id, order, edit, sellOut } = await sitDown()
    const options = [{ id: id('Large') }, { id: id('Rare') }, { id: id('Bacon') }]
    const { body: placed } = await order({ options })
    await sellOut('Bacon')
    await owner.phone.call(removeOptionGroup, { params: { optionGroupId: groups[0].id } })
    await owner.phone.call(changeMenuItem, { params: { itemId: burger.id }, body: { price: 1100 } })
    const kept = await edit(placed.id, { options, price: 1500 })
    expect(kept.body.items).toEqual(placed.items)
    const other = { options: [{ id: id('Well done') }], price: 1100 }
    expect(
      (await edit(placed.id, { options, price: 1500 }, other)).body.items.map(({ price }) => price),
    ).toEqual([1500, 1100])
    expect((await edit(placed.id, { options, price: 1500, quantity: 2 })).problem.problem).toBe(
      'menu-item-gone',
    )
  })

  test('of a phone of the version before has the defaults, or is told what is missing; its changes keep the options', async () => {
    const { owner, groups, id, order, edit } = await sitDown()
    expect((await order({})).problem).toMatchObject({
      problem: 'options-missing',
      choice: { name: 'Doneness' },
    })
    const { body: placed } = await order({ options: [{ id: id('Large') }, { id: id('Rare') }] })
    const more = await edit(placed.id, { price: 1300, quantity: 3 })
    expect(more.body).toMatchObject({ total: 3900, items: [{ options: placed.items[0]?.options }] })
    await owner.phone.call(removeOptionGroup, { params: { optionGroupId: groups[1].id } })
    const { body } = await order({})
    expect(body.items[0]?.options?.map(({ name }) => name)).toEqual(['Small', 'Onion'])
  })

  test('is shared and split by items with what its options cost', async () => {
    const { group, ann, diners, id, order } = await sitDown()
    const rare = { id: id('Rare') }
    await order({ options: [rare, { id: id('Small') }] })
    const { body } = await order({ options: [rare, { id: id('Large') }] })
    await diners[1].order({
      name: 'Burger',
      price: 0,
      options: [rare, { id: id('Small') }, { id: id('No bun') }],
    })
    await ann.phone.call(chooseBill, {
      params: { groupId: group.id },
      body: { splitMethod: 'items', tipAmount: 0 },
    })
    const { bill } = await fetchGroupState(ann.phone, body.groupId)
    expect(bill.subtotal).toBe(1000 + 1300 + 900)
    expect(bill.memberSplits.map(({ amount }) => amount)).toEqual([2300, 900])
  })
})

test('a spoken order has the options that were said and the defaults, and asks for what has to be chosen before it goes to the kitchen', async () => {
  const { owner, groups, group, ann, diners, edit, id } = await sitDown()
  const say = (transcription: string) =>
    ann.phone.call(placeOrder, { body: { groupId: group.id, memberId: ann.id, transcription } })
  const { body: asked } = await say('a large burger please')
  expect(asked).toMatchObject({ kitchen: 'to-confirm', items: [{ name: 'Burger', price: 1300 }] })
  expect(asked.items[0]?.options).toMatchObject([{ name: 'Large' }, { name: 'Onion', quantity: 1 }])
  const confirm = (orderId: number) =>
    ann.phone.call(changeOrder, { params: { orderId }, body: { confirm: true } })
  expect((await confirm(asked.id)).problem.problem).toBe('options-missing')
  const sent = await edit(asked.id, { options: [{ id: id('Rare') }, { id: id('Large') }], price: 1300 })
  expect(sent.body).toMatchObject({ kitchen: 'new', total: 1300 })

  await owner.phone.call(removeOptionGroup, { params: { optionGroupId: groups[1].id } })
  const { body: complete } = await say('a burger please')
  expect(complete.items[0]?.options).toMatchObject([{ name: 'Small' }, { name: 'Onion' }])
  expect((await confirm(complete.id)).body).toMatchObject({ kitchen: 'new', total: 1000 })
  // Repeated at today's prices, with its options.
  await setOrdering(owner, { mode: 'off' })
  const again = await diners[1].phone.call(placeOrder, {
    body: { groupId: group.id, memberId: diners[1].id, transcription: 'same for me' },
  })
  expect(again.body.items[0]?.options).toMatchObject([{ name: 'Small' }, { name: 'Onion' }])
})

test('the kitchen reads the options in its own words, and acknowledges a changed option as it does a changed dish', async () => {
  const { owner, id, order, edit } = await sitDown()
  const large = { id: id('Large') }
  const { body: placed } = await order({ options: [large, { id: id('Rare') }] })
  const params = { restaurantId: owner.id }
  const ticket = async () => (await owner.phone.call(getBoard, { params })).body.tickets[0]
  expect((await ticket())?.items).toMatchObject([
    {
      name: 'Burger',
      options: [
        { id: id('Large'), name: 'SIZE: Large', quantity: 1 },
        { id: id('Rare'), name: 'Rare', quantity: 1 },
        { id: id('Onion'), name: 'Onion', quantity: 0 },
      ],
    },
  ])
  await owner.phone.send('POST', `/api/restaurants/${owner.id}/board/seen`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orders: [{ groupId: placed.groupId, orderId: placed.id }] }),
  })
  const wellDone = { options: [large, { id: id('Well done') }], price: 1300 }
  expect((await edit(placed.id, wellDone)).status).toBe(200)
  expect((await ticket())?.before?.items[0]?.options?.map(({ name }) => name)).toEqual([
    ...['SIZE: Large', 'Rare', 'Onion'],
  ])
  const { body } = await owner.phone.call(markTicket, {
    params: { ...params, orderId: placed.id },
    body: { station: 0, acknowledge: 'change' },
  })
  expect(body[0]?.before).toBeNull()
})
