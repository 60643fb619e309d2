// The owner's page of the staff: what a form sends, and the trail as a file.

import {
  actsPerPage,
  addStaffMember,
  changeStaffMember,
  getStaff,
  getStaffActs,
} from '@tablemate/contract/staff.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button, dialog } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { actsCsv } from './act-text.ts'
import { PeopleSection } from './restaurant-staff-screen.tsx'
import { TrailSection } from './trail-section.tsx'
import { fetchActs } from './use-staff.ts'

const createdAt = '2026-11-30T12:00:00.000Z'
const wes = { id: 1, name: 'Wes', role: 'waiter' as const, isBlocked: false, createdAt }
const field = (name: string) => page.getByLabelText(name, { exact: true })

test('a new person needs a PIN; a change sends only what was changed', async () => {
  respond(getStaff, [wes])
  const added = respond(addStaffMember, { ...wes, id: 2, name: 'Mia' })
  const changed = respond(changeStaffMember, wes)
  show(<PeopleSection restaurantId={1} />)
  await button('Add Person').click()
  await field('Name').fill('Mia')
  await field('Role').selectOptions('manager')
  await field('PIN').fill('47a1')
  await button('Save').click()
  await expect.element(dialog('New Person').getByText('Please enter 4 to 8 digits.')).toBeVisible()
  await field('PIN').fill('4711')
  await button('Save').click()
  await expect
    .poll(() => added.map(({ body }) => body))
    .toEqual([{ name: 'Mia', role: 'manager', pin: '4711' }])

  await button('Edit Wes').click()
  await field('Blocked').click()
  await button('Save').click()
  const nothing = { name: null, role: null, pin: null }
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ ...nothing, isBlocked: true }])
})

const none = { groupId: null, amount: null, currency: null, reason: null, tableName: null, details: {} }
const closed = {
  ...none,
  ...{ id: 3, at: createdAt, act: 'close-with-due' as const, role: 'manager' as const, staffName: '=Mia' },
  ...{ displayName: 'Floor', tableName: '5', amount: 1250, currency: 'USD' as const },
}
const reopened = {
  ...none,
  ...{ id: 2, at: createdAt, act: 'sold-out' as const, role: 'display' as const, staffName: 'Pass' },
  ...{ displayName: 'Pass', details: { menuItem: 'Soup', isReversed: true as const } },
}
const staffChanged = {
  ...none,
  ...{ id: 1, at: createdAt, act: 'staff-changed' as const, role: 'owner' as const, staffName: 'Owner' },
  ...{ displayName: null, details: { staffMember: 'Wes', changes: ['role' as const, 'pin' as const] } },
}

const page1 = Array.from({ length: actsPerPage }, (_, at) => ({
  ...(at === 0 ? closed : reopened),
  id: 1000 - at,
}))

test('the trail says who did what where, page by page, and can be narrowed to one kind of act', async () => {
  const asked = respond(getStaffActs, ({ query: { act, before } }) => {
    if (act) return { acts: [closed], hasMore: false }
    return before === null ? { acts: page1, hasMore: true } : { acts: [staffChanged], hasMore: false }
  })
  show(<TrailSection restaurantId={1} />)
  const rows = page.getByRole('list', { name: 'What was done' }).getByRole('listitem')
  await button('Show More').click()
  await expect.element(rows.nth(page1.length)).toBeVisible()
  const texts = [...rows.elements().slice(0, 2), ...rows.elements().slice(-1)].map(row =>
    row.textContent?.replace(/Nov 30.*?M/, ''),
  )
  expect(texts).toEqual([
    'Close a table that owes money$12.505 · =Mia · Manager · Floor',
    'Undone: Sold outSoup · Pass',
    'Change the staffWes · new role · new PIN · Owner · in the portal',
  ])
  await field('Show').selectOptions('Close a table that owes money')
  await expect.element(rows.nth(1)).not.toBeInTheDocument()
  expect(asked.map(({ query: { act, before } }) => [act, before])).toEqual([
    [null, null],
    [null, null],
    [null, page1.at(-1)?.id],
    ['close-with-due', null],
  ])
})

test('the file has all pages, and no name in it is a formula', async () => {
  respond(getStaffActs, ({ query: { before } }) =>
    before === 2 ? { acts: [staffChanged], hasMore: false } : { acts: [closed, reopened], hasMore: true },
  )
  const { acts } = await fetchActs(1, null, Number.POSITIVE_INFINITY)
  const [, first, ...others] = actsCsv(acts).split('\r\n')
  expect(first?.replace(/^[\d: -]+/, '')).toBe(
    `,"Close a table that owes money","'=Mia","Manager","Floor","5",12.50,"USD","",""`,
  )
  expect(others).toHaveLength(3)
})
