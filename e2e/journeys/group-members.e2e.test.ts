// The members of a group: guests without a phone, new names, leaving, strangers whom the host keeps out, and allergies, which
// the waiter reads first and the menu warns of.

import { removeMember } from '@tablemate/contract/hosting.ts'
import { addMenuItem } from '@tablemate/contract/menu.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { openKitchen, seatAt } from '@tablemate/test/restaurants/kitchen.ts'
import { describe, expect, test } from 'vitest'
import {
  chooseForMenuItem,
  createGroupOn,
  exactly,
  joinGroupOn,
  linesOf,
  order,
  problemOf,
  toastOf,
} from './steps.ts'

const app = shareApp()

describe('a guest without a phone', () => {
  test('is added, ordered for by any phone, shown with the orders on every phone, and removed by anyone', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const phone = await openPhone(app(), { at: { group, diner: ann } })
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await page.getByText('You are Ann').waitFor()
    expect(await page.getByLabel('Ordering for:').count()).toBe(0)
    await page.getByRole('button', exactly('Add a guest')).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Guest’s name').fill('BEN')
    phone.expectTrouble(/members answered 409/)
    await sheet.getByRole('button', exactly('Add Guest')).click()
    expect(await problemOf(sheet.getByLabel('Guest’s name'))).toMatch(/already exists in the group/)
    await sheet.getByLabel('Guest’s name').fill('Grandma')
    await sheet.getByRole('button', exactly('Add Guest')).click()
    await sheet.getByRole('button', exactly('Remove: Grandma')).waitFor()
    await page.keyboard.press('Escape')

    const other = await openPhone(app(), { at: { group, diner: ben } })
    await other.open(`/group/${group.id}`)
    await other.page.getByLabel('Ordering for:').selectOption('Grandma (guest)')
    await other.page.getByText('Orders for Grandma').waitFor()
    await order(other, { name: 'Soup', price: '9' })
    // After a reload the phone still orders for her and says so. No other phone has changed.
    await other.page.reload()
    expect(await other.page.getByLabel('Ordering for:').locator('option:checked').textContent()).toBe(
      'Grandma (guest)',
    )
    await other.page.getByText('You are Ben').waitFor()
    const hers = page.getByRole('region', exactly('Orders for Grandma'))
    await hers.getByText('1 × Soup').waitFor()
    await chooseForMenuItem(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', exactly('Delete')).click()
    await hers.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Show who is at the table' }).click()
    await sheet.getByRole('button', exactly('Remove: Grandma')).click()
    await sheet.getByText('Remove Grandma?').waitFor()
    await sheet.getByRole('button', exactly('Remove')).click()
    await other.page.getByText('2 people').waitFor()
    // The phone that ordered for her orders for its own member again.
    await other.page.getByRole('region', exactly('Your orders')).waitFor()
  })
})

describe('a member', () => {
  test('is renamed on every phone, and can leave before ordering', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinGroupOn(phone, group.code, 'Zoe')
    await page.getByRole('button', { name: 'Show who is at the table' }).click()
    const sheet = page.getByRole('dialog')
    // Only the own member can be renamed.
    expect(await sheet.getByRole('button', { name: 'Ann' }).count()).toBe(0)
    await sheet.getByRole('button', exactly('Rename: Zoe')).click()
    await sheet.getByLabel('Name', { exact: true }).fill('Zoë')
    await sheet.getByRole('button', exactly('Save')).click()
    await sheet.getByRole('button', exactly('Leave: Zoë')).waitFor()
    const { members } = await fetchGroupState(diners[0].phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Zoë'])
    await sheet.getByRole('button', exactly('Leave: Zoë')).click()
    await sheet.getByText('Leave this table?').waitFor()
    await sheet.getByRole('button', exactly('Leave')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    // The link back to the group is gone. The name is kept for the next group.
    expect(await page.getByRole('navigation', exactly('Your tables')).count()).toBe(0)
    await phone.open(`/join-group?code=${group.code}`)
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Zoë')
  })
})

describe('a stranger', () => {
  // Threat: stranger
  test('is removed by the host’s phone alone; the stranger’s phone says so, and the old code no longer works', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ben.order({ name: 'Soup', price: 900 })
    const host = await openPhone(app(), { at: { group, diner: ann } })
    const friend = await openPhone(app(), { at: { group, diner: ben } })
    const stranger = await openPhone(app())
    await joinGroupOn(stranger, group.code, 'Eve')
    await stranger.page.getByText('You are Eve').waitFor()
    for (const phone of [host, friend]) {
      await phone.open(`/group/${group.id}`)
      await phone.page.getByRole('button', { name: 'Show who is at the table' }).click()
    }
    const theirs = friend.page.getByRole('dialog')
    await theirs.getByText('Eve', { exact: true }).waitFor()
    expect(await theirs.getByRole('button', { name: 'Remove' }).count()).toBe(0)
    const sheet = host.page.getByRole('dialog')
    // A member who has ordered cannot be removed.
    expect(await sheet.getByRole('button', exactly('Remove: Ben')).count()).toBe(0)
    await sheet.getByRole('button', exactly('Remove: Eve')).click()
    await sheet.getByText('Remove Eve?').waitFor()
    expect(await sheet.getByLabel('New code, so that the old one no longer works').isChecked()).toBe(true)
    stranger.expectTrouble(/answered 404/)
    await sheet.getByRole('button', exactly('Remove')).click()
    const toast = await toastOf(host, 'Eve is no longer at the table')
    const { group: now } = await fetchGroupState(ann.phone, group.id)
    expect(now.code).not.toBe(group.code)
    expect(toast).toContain(`The new code is ${now.code}.`)
    expect(await sheet.getByRole('listitem').filter({ hasText: 'Eve' }).count()).toBe(0)

    const { page } = stranger
    await page.getByRole('heading', exactly('You’re no longer at this table')).waitFor()
    expect(await page.evaluate(key => localStorage.getItem(key), `member_${group.id}`)).toBeNull()
    await page.getByRole('button', exactly('Enter a Code')).click()
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByText('No table has this code.').first().waitFor()
    // The friend's phone shows the new code without a reload, and a new diner joins with it.
    await friend.page.keyboard.press('Escape')
    await friend.page.getByRole('button', { name: `code ${now.code}` }).click()
    await friend.page.getByRole('button', exactly('Copy Link')).waitFor()
    expect(await friend.page.getByRole('button', exactly('New code')).count()).toBe(0)
    await page.getByLabel('Group Code').fill(now.code)
    await page.getByLabel('Your Name').fill('Eve again')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('You are Eve again').waitFor()
  })

  test('with only the old code is kept out by a new code, and an open form with the old code says so', async () => {
    const { group, diners } = await makeGroup(app(), { diners: 1 })
    const [ann] = diners
    const host = await openPhone(app(), { at: { group, diner: ann } })
    const stranger = await openPhone(app())
    await stranger.open(`/join-group?code=${group.code}`)
    await stranger.page.getByLabel('Your Name').fill('Eve')
    await host.open(`/group/${group.id}`)
    await host.page.getByRole('button', { name: 'Show the code' }).click()
    const sheet = host.page.getByRole('dialog')
    await sheet.getByRole('button', exactly('New code')).click()
    await sheet.getByText('Replace this code?').waitFor()
    await sheet.getByRole('button', exactly('New code')).click()
    await toastOf(host, 'New code. The old one no longer works.')
    const { group: now } = await fetchGroupState(ann.phone, group.id)
    await sheet.getByRole('img', { name: now.code }).waitFor()
    stranger.expectTrouble(/answered 404/)
    await stranger.page.getByRole('button', exactly('Join Group')).click()
    expect(await problemOf(stranger.page.getByLabel('Group Code'))).toMatch(/^No table has this code\./)
    await joinGroupOn(stranger, now.code, 'Eve')
    await stranger.page.getByText('You are Eve').waitFor()
  })

  test('whose phone has two members and loses one continues as the other', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann] = diners
    const phone = await openPhone(app())
    await joinGroupOn(phone, group.code, 'Eve')
    await phone.page.getByText('You are Eve').waitFor()
    await phone.open(`/join-group?code=${group.code}`)
    await phone.page.getByRole('button', exactly('Join with Different Name')).click()
    await phone.page.getByLabel('Your Name').fill('Yan')
    await phone.page.getByRole('button', exactly('Join Group')).click()
    await phone.page.getByText('You are Yan').waitFor()
    const yan = (await fetchGroupState(ann.phone, group.id)).members.at(-1)
    const params = { groupId: group.id, memberId: yan?.id ?? 0 }
    await ann.phone.call(removeMember, { params, body: {} })
    await phone.page.getByText('You are Eve').waitFor()
  })
})

test('allergies from the join form stand first, in words, on the waiter’s list and on paper', async () => {
  const [ann, ben] = await Promise.all([openPhone(app()), openPhone(app())])
  await ann.open('/universal-create-group')
  await ann.page.getByLabel('Allergies?').fill('Hazelnuts')
  const { code } = await createGroupOn({ ...ann, open: async () => undefined })
  await ben.open(`/join-group?code=${code}`)
  await ben.page.getByLabel('Allergies?').fill('x'.repeat(121))
  await ben.page.getByLabel('Your Name').fill('Ben')
  await ben.page.getByRole('button', exactly('Join Group')).click()
  await ben.page.getByText(/too long/i).waitFor()
  await ben.page.getByLabel('Allergies?').fill('')
  await ben.page.getByRole('button', exactly('Join Group')).click()
  await ben.page.waitForURL(/\/group\/[\w-]+$/)
  await ben.page.getByLabel('Type what you would like').fill('one tea for three dollars')
  await ben.page.keyboard.press('Enter')
  await ben.page.getByRole('article').getByText('1 × Tea').waitFor()
  await ben.page.getByRole('button', exactly('View Group')).click()
  const waiter = ben.page.getByRole('region', exactly('For the waiter'))
  await waiter.waitFor()
  expect((await linesOf(waiter)).slice(2, 4)).toEqual(['Allergies', 'Ann: “Hazelnuts”'])
  await ben.page.emulateMedia({ media: 'print' })
  expect((await linesOf(waiter)).slice(0, 3)).toEqual(['For the waiter', 'Allergies', 'Ann: “Hazelnuts”'])
})

test('a diner changes allergies on the people sheet, and the menu warns of dishes that contain them', async () => {
  const kitchen = await openKitchen(app())
  await kitchen.owner.phone.call(addMenuItem, {
    body: { name: 'Pesto', price: 1000, category: 'Food', allergens: ['nuts', 'milk', 'celery'] },
  })
  const { group, diners } = await seatAt(kitchen)
  const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
  await open(`/group/${group.id}`)
  await page.getByRole('button', { name: 'Show who is at the table' }).click()
  await page.getByRole('button', { name: 'Allergies: Ann' }).waitFor()
  // A diner on another phone does the same.
  expect(await page.getByRole('button', { name: /^Allergies: / }).count()).toBe(1)
  await page.getByRole('button', { name: 'Allergies: Ann' }).click()
  await page.getByLabel('Milk').check()
  await page.getByLabel('Nuts', { exact: true }).check()
  await page.getByLabel('Anything else').fill('sesame oil')
  await page.getByRole('button', exactly('Save')).click()
  await page.getByText('Allergies: Milk, Nuts, “sesame oil”').waitFor()
  await page.keyboard.press('Escape')
  const menuItems = page.getByRole('listitem')
  await menuItems.filter({ hasText: 'Pesto' }).getByText('Allergy: contains Milk, Nuts').waitFor()
  expect(await page.getByText(/^Allergy/).count()).toBe(1)
})
