// Sentences that change or repeat a recent order, or report why they cannot.

import { changeMenuItem } from '@tablemate/contract/menu.ts'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareAppInFile, startApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { payDue } from '@tablemate/test/diners/pay.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100' } })

describe('a correction', () => {
  test('changes the existing order once, however often the client retries', async () => {
    const { group, say } = await sit()
    const first = (await say('one beer for four fifty')).body
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => say('actually make that two beers', 'again')),
    )
    replies.push(await say('actually make that two beers', 'again'))
    const placed = replies.filter(({ status }) => status === 201)
    expect(placed.length).toBeGreaterThan(0)
    for (const { body } of placed)
      expect(body).toEqual({
        ...first,
        items: [{ name: 'Beer', quantity: 2, price: 450 }],
        total: 900,
        transcription: 'one beer for four fifty\nactually make that two beers',
      })
    for (const { status, problem } of replies.filter(({ status }) => status !== 201))
      expect([status, problem.problem]).toEqual([409, 'still-in-flight'])
    expect((await fetchGroupState(group.phone, group.id)).orders).toEqual([placed[0]?.body])
  })

  test('cancels the order for the whole table if no items are left', async () => {
    const { group, ben, say } = await sit()
    const { body: first } = await say('two beers')
    expect((await say('no, remove the beers')).body).toMatchObject({
      id: first.id,
      items: [],
      total: 0,
      state: 'cancelled',
    })
    expect((await fetchGroupState(ben.phone, group.id)).orders).toEqual([])
  })

  test('keeps the note of the order, and appends to it', async () => {
    const { ann, group, say } = await sit()
    const items = [{ name: 'Beer', quantity: 1, price: 450 }]
    const body = { groupId: group.id, memberId: ann.id, items, note: 'no rush' }
    const { body: order } = await ann.phone.call(placeOrder, { body })
    expect((await say('make that two')).body).toMatchObject({ note: 'no rush', total: 900 })
    const allergic = "she's allergic to nuts"
    const note = `no rush, ${allergic}`
    expect((await say(`make it three, ${allergic}`)).body).toMatchObject({ note, total: 1350 })
    expect((await say('remove the beers')).body).toMatchObject({ id: order.id, items: [], note })
    expect((await fetchGroupState(ann.phone, group.id)).orders).toMatchObject([{ note, state: 'placed' }])
  })

  test('gets the menu’s prices, and cannot increase the quantity of a sold-out dish', async () => {
    const { owner, say, dishes: menuItems } = await sit('menu')
    await say('a beer')
    expect((await say('make it a large')).body.items).toEqual([
      { name: 'Large Beer', quantity: 1, price: 700 },
    ])
    expect((await say('change the large beer to a diet coke')).body.items).toEqual([
      { name: 'Diet Coke', quantity: 1, price: 300 },
    ])
    await owner.phone.call(changeMenuItem, {
      params: { itemId: menuItems[2]?.id ?? 0 },
      body: { isSoldOut: true },
    })
    expect((await say('make that two')).problem).toMatchObject({ problem: 'sold-out' })
    expect((await say('cancel that')).body.state).toBe('cancelled')
  })

  test('is stored with its reason if there is no order to change: not another diner’s, nor a paid one', async () => {
    const { ann, ben, group, say } = await sit()
    await ben.order({ name: 'Beer', price: 500 })
    const spoken = 'remove the beers'
    const { body } = await say(spoken)
    expect(body).toMatchObject({
      items: [],
      state: 'incomplete',
      transcription: spoken,
      notUnderstood: [{ start: 0, end: spoken.length, reason: 'no-order-to-change' }],
    })
    expect((await fetchGroupState(ben.phone, group.id)).orders).toContainEqual(body)
    await ann.order({ name: 'Beer', price: 500 })
    await payDue(ann, { ...group })
    expect((await say(spoken)).body.notUnderstood).toMatchObject([{ reason: 'no-order-to-change' }])
    await ann.order({ name: 'Soup', price: 500 })
    expect((await say(spoken)).body.notUnderstood).toMatchObject([{ reason: 'not-in-order' }])
  })

  test('no longer applies to an order older than five minutes', async () => {
    const own = await startApp()
    const { say } = await sit(undefined, own)
    await say('one beer')
    own.advanceClock({ minutes: 6 })
    expect((await say('make that two')).body.notUnderstood).toMatchObject([{ reason: 'no-order-to-change' }])
  })
})

describe('“same for me”', () => {
  test('repeats the last order of another diner at current prices, without sold-out items', async () => {
    const { ben, owner, say, dishes: menuItems } = await sit('menu')
    await ben.order({ name: 'Diet Coke', price: 1 })
    await ben.order({ name: 'Beer', price: 1, quantity: 2 }, { name: 'Cake of mine', price: 450 })
    const change = (at: number, body: object) =>
      owner.phone.call(changeMenuItem, { params: { itemId: menuItems[at]?.id ?? 0 }, body })
    await change(0, { price: 550 })
    const cake = { name: 'Cake of mine', quantity: 1, price: 450, isOffMenu: true }
    expect((await say("I'll have what she's having")).body).toMatchObject({
      items: [{ name: 'Beer', quantity: 2, price: 550 }, cake],
      total: 1550,
      notUnderstood: [],
      state: 'placed',
    })
    await change(0, { isSoldOut: true })
    expect((await say('same for me')).body).toMatchObject({
      items: [cake],
      notUnderstood: [{ start: 0, end: 11, isSoldOut: true }],
    })
  })

  test('is stored with its reason if no other diner has ordered', async () => {
    const { say } = await sit()
    await say('one beer')
    expect((await say('same for me')).body.notUnderstood).toMatchObject([{ reason: 'no-order-to-repeat' }])
  })
})

/** A table of Ann and Ben. Ann speaks. */
async function sit(at?: 'menu', own = app()) {
  const owner = await makeRestaurant(own)
  const menuItems = at
    ? await addMenuItems(
        owner,
        { name: 'Beer', price: 500 },
        { name: 'Large Beer', price: 700 },
        { name: 'Diet Coke', price: 300 },
      )
    : []
  const { group, diners } = await makeGroup(own, at && { restaurantId: owner.id })
  const [ann, ben]: readonly Diner[] = diners
  if (!ann || !ben) throw new Error('nobody came')
  const say = async (transcription: string, key?: string) => {
    const body = { groupId: group.id, memberId: ann.id, transcription }
    const reply = await ann.phone.call(placeOrder, { body, ...(key && { key }) })
    return reply as typeof reply & { body: Order }
  }
  return { owner, dishes: menuItems, ann, ben, say, group: { ...group, phone: ann.phone } }
}
