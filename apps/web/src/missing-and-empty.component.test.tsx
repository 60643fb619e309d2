// Missing groups, unknown paths and empty lists: each screen says so and offers a next step.

import { findOwnGroup } from '@tablemate/contract/groups.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button, heading, link } from '@tablemate/test/components/find.ts'
import { groupStateOf, newGroupId, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findMembership, storeMembership } from './lib/device/membership.ts'

const ended = '0190f0e0-0000-7000-8000-000000000000'
const everyScreen = [
  ['', 'Group not found or access denied.'],
  ['/summary', 'Group summary not found'],
  ['/bill-split', 'Group not found or access denied.'],
] as const

beforeEach(dismissNotices)

describe('a missing table', () => {
  test.each(everyScreen)('shows on the screen %s, with links to a code and home', async (screen, title) => {
    const groupId = newGroupId()
    const path = `/group/${groupId}${screen}`
    respond(getGroupState, problem('group-not-found'))
    openApp(path)
    await expect.element(page.getByText(title)).toBeVisible()
    if (screen === '') {
      await button('Enter a Code').click()
      await expect.element(page.getByLabelText('Group Code')).toBeVisible()
      openApp(path)
    }
    await button('Back to Home').click()
    await expect.element(button('Create New Group')).toBeVisible()
  })

  test.each(everyScreen)('shows on the screen %s after the table’s 24 hours', async (screen, title) => {
    respond(getGroupState, problem('group-not-found'))
    openApp(`/group/${ended}${screen}`)
    await expect.element(heading(title)).toBeVisible()
    const reason = /Tables end after 24 hours, and everything typed there is deleted\./
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(button('Back to Home')).toBeVisible()
    expect(button('Enter a Code').query()).toBeNull()
  })

  test('leaves nothing stored on the phone once the table’s 24 hours are over', async () => {
    storeMembership(ended, 1)
    sessionStorage.setItem(`draft_${ended}`, 'a soup')
    respond(getGroupState, problem('group-not-found'))
    openApp(`/group/${ended}`)
    await expect.element(page.getByText(everyScreen[0][1])).toBeVisible()
    const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    await expect.poll(() => stored().filter(name => name.endsWith(ended))).toEqual([])
  })

  test('shows on a phone with a stored member id but without its cookie', async () => {
    const groupId = newGroupId()
    storeMembership(groupId, 1)
    respond(findOwnGroup, { groupId: null })
    respond(getGroupState, problem('group-not-found'))
    openApp(`/group/${groupId}`)
    await expect.element(page.getByText('You’re no longer at this table')).toBeVisible()
    expect(findMembership(groupId)).toBeNull()
  })

  test('leads to the party at which the staff have seated the phone’s member', async () => {
    const former = newGroupId()
    storeMembership(former, 1)
    const { group, ...state } = groupStateOf()
    respond(findOwnGroup, { groupId: group.id })
    respond(getGroupState, ({ params: { groupId } }) =>
      groupId === group.id ? { group, ...state } : problem('group-not-found'),
    )
    openApp(`/group/${former}/bill-split`)
    await expect.poll(() => location.pathname).toBe(`/group/${group.id}`)
    expect([findMembership(former), findMembership(group.id)]).toEqual([null, 1])
  })

  test('shows on a phone that has joined as another member than the stored one', async () => {
    openApp(sitAt(groupStateOf(), 3))
    await expect.element(page.getByText('Group not found or access denied.')).toBeVisible()
  })
})

test.each(['/nowhere', '/group', `/group/${ended}/menu`, '/join-group/x'])(
  'the unknown path %s shows Page Not Found with a link home',
  async path => {
    openApp(path)
    await expect.element(heading('Page Not Found')).toBeVisible()
    await button('Back to Home').click()
    await expect.element(button('Create New Group')).toBeVisible()
  },
)

describe('without orders', () => {
  test('the table says so under its name or as Group Order', async () => {
    openApp(sitAt(groupStateOf({ names: ['Ann'], group: { restaurantName: null } })))
    await expect.element(heading('Group Order')).toBeVisible()
    await expect.element(page.getByText('Nothing ordered yet')).toBeVisible()
    await expect.element(page.getByText('1 person')).toBeVisible()
  })

  test('the summary shows zeros', async () => {
    openApp(`${sitAt(groupStateOf())}/summary`)
    await expect
      .element(page.getByText('As soon as someone at the table orders, it shows up here.'))
      .toBeVisible()
    const sums = [...document.querySelectorAll('main dl:first-of-type > *')].map(one => one.textContent)
    expect(sums.join(' ')).toMatch(/Members ?2 Items ?0 Total ?\$0\.00/)
    await link('Back to the group').click()
    await expect.element(page.getByText('Your orders')).toBeVisible()
  })

  test('the bill has nothing to pay and leads to ordering', async () => {
    openApp(`${sitAt(groupStateOf())}/bill-split`)
    await expect.element(page.getByText('Nothing ordered yet')).toBeVisible()
    expect(button(/Pay|Process/).query()).toBeNull()
    await button('Start Ordering').click()
    await expect.element(page.getByText('Your orders')).toBeVisible()
  })

  test('a member has nothing to pay in a split by items, and the others pay their items', async () => {
    const soup = { name: 'Soup', price: 900, quantity: 1 }
    openApp(`${sitAt(groupStateOf({ orders: [[2, [soup]]] }))}/bill-split`)
    await expect.element(page.getByText('Nothing to pay')).toBeVisible()
    expect(button(/^Pay Now/).elements()).toHaveLength(1)
  })
})
