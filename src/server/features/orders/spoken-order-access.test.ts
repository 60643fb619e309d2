import { expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../../test/app/app.ts'
import { lockTable } from '../../../../test/app/lock-table.ts'
import { joinAs, makeGroup } from '../../../../test/diners/make.ts'
import { makePhone } from '../../../../test/diners/phone.ts'
import { addDishes, makeRestaurant } from '../../../../test/restaurants/restaurant.ts'

const app = shareApp()

test('a spoken order of a device without a member at the table is refused before the menu is loaded', async () => {
  const owner = await makeRestaurant(app())
  await addDishes(owner, { name: 'Onion soup', price: 700 })
  const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
  const [ann, ben] = diners
  const speak = (phone = makePhone(app().url), memberId = ann.id) =>
    phone.call(placeOrder, { body: { groupId: group.id, memberId, transcription: 'two onion soups' } })
  const elsewhere = await makeGroup(app())
  const gone = await joinAs(app(), group, 'Cyd')
  await gone.phone.send('DELETE', `/api/groups/${group.id}/members/${gone.id}`)

  const menu = await lockTable(app(), 'menu_items', 'reading too')
  const refused = [
    await speak(),
    await speak(elsewhere.diners[0].phone),
    await speak(gone.phone, gone.id),
    await speak(ben.phone),
  ]
  expect(refused.map(({ problem }) => problem.problem)).toEqual([
    'group-not-found',
    'group-not-found',
    'group-not-found',
    'not-your-member',
  ])
  const understood = speak(ann.phone)
  await menu.isWaitedFor()
  await menu.release()
  expect((await understood).body.items).toMatchObject([{ name: 'Onion soup', quantity: 2, price: 700 }])
})
