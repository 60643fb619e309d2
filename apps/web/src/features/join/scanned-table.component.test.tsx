// Scanning the code of a table while the phone still sits at another one, or the restaurant is closed.

import { leaveGroup } from '@tablemate/contract/groups.ts'
import { joinSeating, scanRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findMembership } from '../../lib/device/membership.ts'

/** Opens the screen of table 9 on the phone of Ann, who sits at table 4. */
function scanWhileSeatedElsewhere({ due = 0, freeSeats = [] as number[] } = {}) {
  dismissNotices()
  const [former, here] = [groupStateOf(), groupStateOf()]
  sitAt(former)
  const { group, members } = here
  const [ann] = members
  if (!ann) throw new Error('nobody')
  respond(scanRestaurantTable, {
    restaurant: { id: 1, name: 'Chez Nous', currency: 'USD' },
    table: { id: 9, name: '9' },
    ...{ seating: null, opening: null, mine: null, freeSeats },
    elsewhere: {
      ...{ groupId: former.group.id, memberId: 1, restaurantName: 'Chez Nous', tableNumber: '4' },
      ...{ currency: 'USD', due, canLeave: due === 0 },
    },
  })
  const joins = respond(joinSeating, () => {
    sitAt(here)
    return { group, member: ann }
  })
  const leaves = respond(leaveGroup, undefined)
  openApp('/table/K7M4QX2222')
  return { former: former.group.id, here: group.id, joins, leaves }
}

const title = page.getByText('You still sit at Chez Nous, Table 4')
const at = (groupId: string) => expect.poll(() => location.pathname).toBe(`/group/${groupId}`)

test('a phone that moves to another table leaves the one where it ordered nothing', async () => {
  const { former, here, joins, leaves } = scanWhileSeatedElsewhere()
  await expect.element(title).toBeVisible()
  await page.getByLabelText('Your Name').fill('Ann')
  await button('Move here').click()
  await at(here)
  expect([joins.length, leaves.map(({ params }) => params)]).toEqual([1, [{ groupId: former, memberId: 1 }]])
  expect([findMembership(former), findMembership(here)]).toEqual([null, 1])
})

test('a phone that has just ordered at its former table joins here, and stays at both', async () => {
  const { former, here } = scanWhileSeatedElsewhere()
  respond(leaveGroup, problem('has-ordered'))
  await page.getByLabelText('Your Name').fill('Ann')
  await button('Move here').click()
  await at(here)
  expect(findMembership(former)).toBe(1)
})

test('a phone that owes money at a table sees how much, and returns there or sits at both', async () => {
  const first = scanWhileSeatedElsewhere({ due: 1250 })
  await expect.element(page.getByText(/You still owe .*12\.50.* there/)).toBeVisible()
  expect(button('Move here').query()).toBeNull()
  await button(/^Go back to Chez Nous/).click()
  await at(first.former)
  const second = scanWhileSeatedElsewhere({ due: 1250 })
  await page.getByLabelText('Your Name').fill('Ann')
  await button('Start Ordering').click()
  await at(second.here)
  expect(second.leaves).toEqual([])
  expect([findMembership(second.former), findMembership(second.here)]).toEqual([1, 1])
})

test('a diner takes the seat for which the waiter ordered, or another one if somebody has taken it', async () => {
  const { here } = scanWhileSeatedElsewhere({ freeSeats: [2, 3] })
  await page.getByLabelText('Your seat').selectOptions('Seat 3')
  await page.getByLabelText('Your Name').fill('Ann')
  const { group, members } = groupStateOf()
  const joins = respond(joinSeating, ({ body: { seat } }) => {
    const [ann] = members
    return seat === 3 || !ann ? problem('seat-taken') : { group: { ...group, id: here }, member: ann }
  })
  await button('Start Ordering').click()
  await expect.element(page.getByText(/^Someone else has just taken this seat/)).toBeVisible()
  await page.getByLabelText('Your seat').selectOptions('Seat 2')
  await button('Start Ordering').click()
  await at(here)
  expect(joins.map(({ body }) => body.seat)).toEqual([3, 2])
})

test('a scan outside the opening hours says when the restaurant opens, unless somebody sits there', async () => {
  dismissNotices()
  const scan = (seating: { people: number; openedAt: string } | null) => {
    respond(scanRestaurantTable, {
      restaurant: { id: 1, name: 'Chez Nous', currency: 'USD' },
      table: { id: 9, name: '9' },
      opening: { isOpen: false, changesAt: new Date(Date.now() + 10 * hourMs).toISOString() },
      ...{ seating, mine: null, elsewhere: null, freeSeats: [] },
    })
    openApp('/table/K7M4QX2222')
  }
  scan(null)
  await expect.element(page.getByText('Closed at this time')).toBeVisible()
  await expect.element(page.getByText(/^Opens: (\d|\w+day).*Scan this code again/)).toBeVisible()
  expect(page.getByLabelText('Your Name').query()).toBeNull()
  scan({ people: 2, openedAt: new Date().toISOString() })
  await expect.element(page.getByLabelText('Your Name')).toBeVisible()
})
