// What diners see of the kitchen: the state of each order, refusals and calls, and what they do if no order reaches the
// kitchen.

import { markSeen } from '@tablemate/contract/kitchen.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { makeKitchen, setOrdering } from '@tablemate/test/restaurants/ordering.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shownOrders, storedOrders } from './offline-diner.ts'
import { choose, chooseForMenuItem, exactly, order, toastOf, unfoldOrders } from './steps.ts'

const app = shareApp()

describe('an order', () => {
  test('shows its kitchen state to the whole table, and cannot be changed once the kitchen has begun', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const [ann, ben] = diners
    const order = await ann.order({ name: 'Soup', price: 900 })
    const [mine, theirs] = await Promise.all([
      openPhone(app(), { at: { group, diner: ann } }),
      openPhone(app(), { at: { group, diner: ben } }),
    ])
    for (const phone of [mine, theirs]) {
      await phone.open(`/group/${group.id}`)
      await unfoldOrders(phone)
    }
    const card = mine.page.getByRole('article').filter({ hasText: '1 × Soup' })
    const seenByBen = theirs.page.getByRole('region', exactly('The rest of the table'))
    const sheet = mine.page.getByRole('dialog', exactly('1 × Soup'))
    const changes = sheet.getByRole('button', { name: /^(Edit|Delete)$/ })
    const shows = async (state: string) => {
      await card.getByText(state, { exact: true }).waitFor()
      await seenByBen.getByText(state, { exact: true }).waitFor()
    }
    await shows('Placed')
    expect(await seenByBen.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['AAnn'])
    await card.getByRole('button', exactly('Options: 1 × Soup')).click()
    await sheet.getByRole('button', exactly('Edit')).waitFor()
    expect(await changes.count()).toBe(2)
    await mine.page.keyboard.press('Escape')
    const { owner } = kitchen
    const orders = [{ groupId: group.id, orderId: order.id }]
    const params = { restaurantId: owner.id }
    expect((await owner.phone.call(markSeen, { params, body: { orders } })).status).toBe(204)
    await shows('Seen')
    await chooseForMenuItem(mine.page, 'Edit')
    const staff = staffAt(kitchen, order)
    await staff.move('new', 'preparing')
    await toastOf(mine, 'The kitchen has begun. Please ask your waiter.')
    await shows('Being prepared')
    // Who shares a dish concerns only the bill.
    await card.getByRole('button', exactly('Options: 1 × Soup')).click()
    await sheet.getByText('Who shares Soup?').waitFor()
    expect(await changes.count()).toBe(0)
    await mine.page.getByLabel('Everyone at the table').check()
    await seenByBen.getByText('shared by everyone').waitFor()
  })

  test('that was refused in part is struck out with the reason, and no screen counts the refused items', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const [ann] = diners
    const order = await ann.order({ name: 'Soup', price: 900, quantity: 2 }, { name: 'Cake', price: 600 })
    const phone = await openPhone(app(), { at: { group, diner: ann } })
    const { page, open } = phone
    await open(`/group/${group.id}`)
    await unfoldOrders(phone)
    const mine = page.getByRole('region', exactly('Your orders'))
    await mine.getByText('$24.00', { exact: true }).waitFor()
    const refusal = { reason: 'sold-out' as const, lines: [0], message: 'The last one just went' }
    expect((await staffAt(kitchen, order).refuse('new', refusal)).status).toBe(200)
    await mine.getByText('The staff says: “The last one just went”').waitFor()
    expect(await mine.locator('s').allTextContents()).toEqual(['2 × Soup'])
    // The price of one dish is now the total.
    expect(await mine.getByText('$6.00', { exact: true }).count()).toBe(2)

    // A later change applies to the remaining items.
    await chooseForMenuItem(page, 'Edit')
    await page.getByRole('button', { name: 'One more Cake' }).click()
    await page.getByRole('button', { name: /^Save changes/ }).click()
    await mine.getByText('$12.00', { exact: true }).first().waitFor()
    expect((await fetchGroupState(ann.phone, group.id)).orders[0]?.items).toMatchObject([
      { name: 'Soup', refused: { reason: 'sold-out' } },
      { name: 'Cake', quantity: 2 },
    ])

    await open(`/group/${group.id}/summary`)
    expect(await figuresOf(page)).toEqual(['2', '2', '$12.00'])
    const waiter = page.getByRole('region', exactly('For the waiter'))
    expect(await waiter.getByRole('listitem').allTextContents()).toEqual(['2 × CakeAnn 2 ×'])
    await page.getByText('Sold out: please choose something else.').waitFor()

    await open(`/group/${group.id}/bill-split`)
    await choose(page, 'radio', 'By items')
    await page.getByRole('button', { name: 'What Ann pays for' }).click()
    await page.getByText('2 × Cake').waitFor()
    expect(await page.getByText('Soup').count()).toBe(0)
  })

  test('that the kitchen has not seen for three minutes says so, and a table’s first order may wait for the staff', async () => {
    const kitchen = await openKitchen(app(), 'first-by-hand')
    const { group, diners } = await seatAt(kitchen, 1)
    const order = await diners[0].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}`)
    await page.getByText('Your waiter will confirm this order first').waitFor()
    const unseen = page.getByText('The kitchen has not seen this yet. Please tell your waiter.')
    expect(await unseen.count()).toBe(0)
    await app()
      .directSql`update orders set created_at = created_at - interval '3 minutes' where id = ${order.id}`
    await page.reload()
    await unseen.waitFor()
    await staffAt(kitchen, order).move('waiting', 'new')
    await page.getByText('Your waiter will confirm this order first').waitFor({ state: 'detached' })
  })

  test('without a kitchen leads to the list for the waiter', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[0].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}`)
    await page.getByRole('button', exactly('Show this list to your waiter')).click()
    await page.getByRole('region', exactly('For the waiter')).waitFor()
    expect(await page.getByText('Placed', { exact: true }).count()).toBe(0)
  })
})

test('an order to a paused kitchen waits in the list with the reason, also after a reload, and is sent once the pause ends', async () => {
  const owner = await makeKitchen(app(), { mode: 'at-once', isPaused: true })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id, isUniversalMode: true })
  const phone = await openPhone(app(), { at: { group, diner: diners[0] } })
  const { page } = phone
  phone.expectTrouble(/409/)
  await phone.open(`/group/${group.id}`)
  await page.getByText('live', { exact: true }).waitFor()
  await order(phone, { name: 'Soup', price: '3' })
  const reason = 'The kitchen takes no orders just now'
  await page.getByRole('article').getByText(reason).waitFor()
  expect(await shownOrders(page)).toEqual(['1 × Soup Waiting'])
  await phone.open(`/group/${group.id}`)
  await page.getByRole('article').getByText(reason).waitFor()
  expect(await page.getByRole('button', { name: /^Send again/ }).count()).toBe(0)
  expect(await storedOrders({ app: app(), group })).toEqual([])
  await setOrdering(owner, { isPaused: false })
  await expect.poll(() => storedOrders({ app: app(), group })).toEqual(['Soup'])
  await expect.poll(() => shownOrders(page)).toEqual(['1 × Soup'])
})

async function figuresOf(page: Page): Promise<string[]> {
  await page.getByRole('definition').first().waitFor()
  return page.getByRole('definition').allTextContents()
}
