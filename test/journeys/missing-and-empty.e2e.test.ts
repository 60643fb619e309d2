// Missing tables, unknown paths and empty lists: each screen says so and offers a next step.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { exactly, linesOf } from './steps.ts'

const app = shareApp()
const nowhere = '/group/00000000-0000-4000-8000-000000000000'

describe('a missing table', () => {
  test('shows on the group screen, with a link home', async () => {
    const { page, open } = await openPhone(app())
    await open(nowhere)
    await page.getByText('Group not found or access denied.', { exact: true }).waitFor()
    await page.getByRole('button', exactly('Enter a Code')).click()
    await page.getByLabel('Group Code').waitFor()
    await page.goBack()
    await page.getByRole('button', exactly('Back to Home')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
  })

  test('shows on every screen after the table’s 24 hours', async () => {
    const phone = await openPhone(app())
    const { page, open } = phone
    phone.expectTrouble(/answered 404/)
    const ended = '/group/0190f0e0-0000-7000-8000-000000000000'
    for (const [path, title] of [
      ['', 'Group not found or access denied.'],
      ['/summary', 'Group summary not found'],
      ['/bill-split', 'Group not found or access denied.'],
    ] as const) {
      await open(ended + path)
      await page.getByRole('heading', exactly(title)).waitFor()
      await page.getByText('Tables end after 24 hours, and everything typed there is deleted.').waitFor()
      await page.getByRole('button', exactly('Back to Home')).waitFor()
      expect(await page.getByRole('button', exactly('Enter a Code')).count()).toBe(0)
    }
  })

  test('shows on a phone that has not joined the table', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/answered 404/)
    for (const path of ['', '/summary', '/bill-split']) {
      await phone.open(`/group/${group.id}${path}`)
      await phone.page
        .getByText(/not found/)
        .first()
        .waitFor()
      expect(await phone.page.getByText('Chez Nous').count()).toBe(0)
    }
  })

  test('shows on a phone with a stored member id but without its cookie', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/answered 404/)
    await phone.open('/')
    await phone.page.evaluate(
      ([id, member]) => localStorage.setItem(`member_${id}`, `${member}`),
      [group.id, diners[0].id],
    )
    await phone.open(`/group/${group.id}`)
    await phone.page.getByText('You’re no longer at this table').waitFor()
    // By then the phone has deleted the member id.
    const stored = await phone.page.evaluate(id => localStorage.getItem(`member_${id}`), group.id)
    expect(stored).toBeNull()
  })

  test('shows on a phone that has joined as another member than the stored one', async () => {
    const { group, diners } = await makeGroup(app())
    const { page, open } = await openPhone(app(), {
      at: { group, diner: { ...diners[0], id: diners[1].id + 1 } },
    })
    await open(`/group/${group.id}`)
    await page.getByText('Group not found or access denied.', { exact: true }).waitFor()
  })

  test('shows on the summary', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/answered 404/)
    await phone.open(`${nowhere}/summary`)
    await phone.page.getByText('Group summary not found', { exact: true }).waitFor()
    await phone.page.getByRole('button', exactly('Back to Home')).waitFor()
  })

  test('shows on the bill', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/answered 404/)
    await phone.open(`${nowhere}/bill-split`)
    await phone.page.getByText('Group not found or access denied.').waitFor()
    await phone.page.getByRole('button', exactly('Back to Home')).click()
    await phone.page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

describe('an unknown path', () => {
  test('shows Page Not Found with a link home', async () => {
    const { page, open, expectTrouble } = await openPhone(app())
    expectTrouble(/answered 404/)
    for (const path of ['/nowhere', '/group', `${nowhere}/menu`, '/join-group/x']) {
      await open(path)
      await page.getByRole('heading', exactly('Page Not Found')).waitFor()
    }
    await page.getByRole('button', exactly('Back to Home')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
  })
})

describe('without orders', () => {
  test('the table says so under its name or as Group Order', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1, restaurantName: '' })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}`)
    await page.getByRole('heading', exactly('Group Order')).waitFor()
    await page.getByText('Nothing ordered yet').waitFor()
    await page.getByText('1 person').waitFor()
  })

  test('the summary shows zeros', async () => {
    const { group, diners } = await makeGroup(app())
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}/summary`)
    await page.getByText('As soon as someone at the table orders, it shows up here.').waitFor()
    expect(await linesOf(page.locator('main dl').first())).toEqual([
      'Members',
      '2',
      'Items',
      '0',
      'Total',
      '$0.00',
    ])
    await page.getByRole('link', exactly('Back to the group')).click()
    await page.getByText('Your orders').waitFor()
  })

  test('the bill has nothing to pay and leads to ordering', async () => {
    const { group, diners } = await makeGroup(app())
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}/bill-split`)
    await page.getByText('Nothing ordered yet').waitFor()
    expect(await page.getByRole('button', { name: /Pay|Process/ }).count()).toBe(0)
    await page.getByRole('button', exactly('Start Ordering')).click()
    await page.getByText('Your orders').waitFor()
  })

  test('a member has nothing to pay in a split by items, and the others pay their items', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[1].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    await open(`/group/${group.id}/bill-split`)
    await page.getByRole('radio', exactly('By items')).check()
    await page.getByText('Nothing to pay').waitFor()
    expect(await page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(1)
  })
})
