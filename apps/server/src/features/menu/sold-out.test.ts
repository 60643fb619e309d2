// Dishes that are sold out until the end of the business day.

import { setMenuItemAvailability } from '@tablemate/contract/kitchen.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, test } from 'vitest'
import { createChangeQueues } from '../../limits/fair-queue.ts'
import { putBackMenuItems } from './sold-out.ts'

const app = shareApp()

test('a dish that is sold out until tomorrow is back then, and phones are told; another waits for the staff', async () => {
  const owner = await makeRestaurant(app())
  const { id: restaurantId, phone } = owner
  await addMenuItems(owner, { name: 'Soup', price: 900 }, { name: 'Cake', price: 700 })
  const menu = async () => (await phone.call(getMenu, { params: { restaurantId } })).body
  const soldOut = async () => (await menu()).filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)
  const set = (itemId: number, body: { isSoldOut: boolean; isUntilTomorrow?: boolean }) =>
    phone.call(setMenuItemAvailability, { params: { restaurantId, itemId }, body })
  const [soup, cake] = await menu()
  if (!soup || !cake) throw new Error('the menu is empty')
  await set(soup.id, { isSoldOut: true, isUntilTomorrow: true })
  await set(cake.id, { isSoldOut: true })
  const [marked, other] = await menu()
  expect(other).not.toHaveProperty('soldOutUntil')
  const until = new Date(marked?.soldOutUntil ?? 0)
  expect(await putBackAt(new Date(until.getTime() - 1))).not.toContain(restaurantId)
  expect(await soldOut()).toEqual(['Soup', 'Cake'])
  expect(await putBackAt(until)).toContain(restaurantId)
  expect(await soldOut()).toEqual(['Cake'])
  expect(await putBackAt(until)).not.toContain(restaurantId)
  // Whatever changes the availability ends the earlier period.
  await set(soup.id, { isSoldOut: true, isUntilTomorrow: true })
  await set(soup.id, { isSoldOut: true })
  await putBackAt(until)
  expect(await soldOut()).toEqual(['Soup', 'Cake'])
})

/** Runs the minute job's work. Returns the restaurants whose menus it announces. */
async function putBackAt(now: Date): Promise<number[]> {
  const announced: number[] = []
  await putBackMenuItems(contextAt(now, id => announced.push(id)))
  return announced
}

function contextAt(now: Date, onMenu: (restaurantId: number) => void = () => undefined) {
  const announce = (_: string, event: object) => {
    if ('restaurantId' in event) onMenu(Number(event.restaurantId))
  }
  return {
    database: app().database,
    clock: () => now,
    events: { announce },
    changeQueues: createChangeQueues(),
  }
}
