// Coming to a table, and coming back to it.

import { describe, expect, test } from 'vitest'
import { removeMember } from '#contract/hosting.ts'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { look } from '../diners/follow.ts'
import { makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { exactly, joinTable, openForm, order, problemOf, toastOf, typeDishes } from './steps.ts'

let addresses = 0
/** Each phone may say at which address it is. */
const app = shareApp({ env: { TRUST_PROXY: '127.0.0.1' } })

describe('joining', () => {
  test('takes the code in any case, shows the table, then asks for a name', async () => {
    const { group } = await makeGroup(app())
    const { page, open } = await openPhone(app())
    await open('/join-group')
    await page.getByLabel('Group Code').pressSequentially(group.code.toLowerCase())
    expect(await page.getByLabel('Group Code').inputValue()).toBe(group.code)
    // With the sixth symbol, without a press.
    await page.getByText('Chez Nous').waitFor()
    await page.getByText('Table 7').waitFor()
    await page.getByLabel('Your Name').fill('Zoe')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('3 people').waitFor()
  })

  test('says what is missing', async () => {
    const { group } = await makeGroup(app())
    const { page, open } = await openPhone(app())
    await open('/join-group')
    await page.getByRole('button', exactly('Verify')).click()
    expect(await problemOf(page.getByLabel('Group Code'))).toBe('Please enter a group code.')
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByLabel('Your Name').fill('  ')
    await page.getByRole('button', exactly('Join Group')).click()
    expect(await problemOf(page.getByLabel('Your Name'))).toBe('Please enter your name.')
  })

  test('under a code that no table has says so and keeps it', async () => {
    const phone = await openPhone(app())
    phone.expectTrouble(/code\/\w+ answered 404/)
    await phone.open('/join-group')
    await phone.page.getByLabel('Group Code').fill('ZZZZZZ')
    expect(await toastOf(phone, 'Group Not Found')).toContain('Please check the code and try again.')
    expect(await phone.page.getByLabel('Group Code').inputValue()).toBe('ZZZZZZ')
    // Beneath the field stands what helps besides, not the same once more.
    expect(await problemOf(phone.page.getByLabel('Group Code'))).toBe(
      'No table has this code. Codes never contain 0, 1, I, L or O.',
    )
    await phone.page.getByRole('button', exactly('Verify')).waitFor()
  })

  test('under a name that someone at the table has is refused, and under another works', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/members answered 409/)
    await joinAs(phone, group.code, 'ANN')
    expect(await toastOf(phone, 'Cannot Join Group')).toContain(
      'A member with this name already exists in the group. Please use a different name.',
    )
    expect(await phone.page.getByLabel('Your Name').inputValue()).toBe('ANN')
    await phone.page.getByLabel('Your Name').fill('Anna')
    await phone.page.getByRole('button', exactly('Join Group')).click()
    await phone.page.getByText('3 people').waitFor()
  })
})

describe('a code', () => {
  test('is typed at an address with too many wrong codes, while the browser proves its work', async () => {
    const { group } = await makeGroup(app())
    const phone = await openAtSpentAddress()
    const { page } = phone
    const release = await holdWorker(phone)
    await phone.open('/join-group')
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByRole('button', exactly('Checking… one moment')).waitFor()
    release()
    await page.getByText('Chez Nous').waitFor()
    await page.getByLabel('Your Name').fill('Zoe')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('3 people').waitFor()
  })

  test('that no browser can prove for is told what to do instead: the link from the table works there', async () => {
    const { group } = await makeGroup(app())
    const phone = await openAtSpentAddress()
    const { page } = phone
    await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }))
    await phone.open('/join-group')
    await page.getByLabel('Group Code').fill(group.code)
    expect(await toastOf(phone, 'Too Many Wrong Codes')).toContain('Scan the QR code on a friend’s phone')
    // Pasted where the code belongs, which then stands there alone.
    await page
      .getByLabel('Group Code')
      .fill(`${app().url}/join-group?code=${group.code}&key=${group.linkKey}`)
    await page.getByText('Chez Nous').waitFor()
    expect(await page.getByLabel('Group Code').inputValue()).toBe(group.code)
    await phone.open(`/join-group?code=${group.code}&key=${group.linkKey}`)
    await page.getByText('Chez Nous').waitFor()
  })

  async function openAtSpentAddress(): Promise<BrowserPhone> {
    addresses += 1
    const headers = { 'x-forwarded-for': `203.0.113.${addresses}` }
    const stranger = makePhone(app().url, { headers })
    for (let miss = 0; miss < 20; miss += 1) await stranger.send('GET', '/api/groups/code/ZZZZZZ')
    const phone = await openPhone(app())
    phone.expectTrouble(/code\/\w+ answered 429/)
    await phone.context.setExtraHTTPHeaders(headers)
    return phone
  }

  /** What solves the challenge does not arrive until it is released. */
  async function holdWorker({ context }: BrowserPhone): Promise<() => void> {
    const released = Promise.withResolvers<void>()
    await context.route('**/online-proof-worker-*', async route => {
      await released.promise
      await route.continue()
    })
    return released.resolve
  }
})

describe('a phone that sits at the table already', () => {
  test('rejoins as who it was', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await phone.page.getByText('You are Zoe').waitFor()
    await phone.open(`/join-group?code=${group.code}`)
    await phone.page.getByRole('heading', exactly('Already a Member')).waitFor()
    await phone.page.getByText('You are Zoe at this table.').waitFor()
    await phone.page.getByRole('button', exactly('Rejoin Group')).click()
    await phone.page.getByText('1 × Soup').waitFor()
    await phone.page.getByText('3 people').waitFor()
  })

  test('joins under a different name as somebody else, and stays who it was besides', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByRole('button', exactly('Join with Different Name')).click()
    expect(await page.getByLabel('Your Name').inputValue()).toBe('')
    await page.getByLabel('Your Name').fill('Yan')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('4 people').waitFor()
    await page.getByText('You are Yan').waitFor()
    await page.getByText('Nothing ordered yet').waitFor()
    // What Zoe ordered is still within reach, and can be taken back.
    const zoes = page.getByRole('region', exactly('Orders for Zoe'))
    await zoes.getByText('1 × Soup').waitFor()
    await page.getByLabel('Ordering for:').selectOption('Zoe')
    await page.getByText('You are Zoe').waitFor()
    await order(phone, { name: 'Tea', price: '3' })
    const { orders, members } = await look(diners[0].phone, group.id)
    const zoe = members.find(({ name }) => name === 'Zoe')?.id
    expect(orders.map(({ memberId }) => memberId)).toEqual([zoe, zoe])
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByText('You are Zoe at this table.').waitFor()
    await page.getByRole('button', exactly('Continue as Yan')).click()
    await page.getByText('You are Yan').waitFor()
  })

  test('which the server does not know there any longer is asked for a name like any other', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    phone.expectTrouble(/members answered 404/)
    await joinTable(phone, group.code, 'Zoe')
    await phone.context.clearCookies()
    await phone.open(`/join-group?code=${group.code}`)
    expect(await phone.page.getByLabel('Your Name').inputValue()).toBe('Zoe')
  })
})

describe('a guest without a phone', () => {
  test('is added, ordered for by everyone in plain sight, and removed by anyone', async () => {
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
    // Also after a reload it is she, and said so; nobody else's phone has changed.
    await other.page.reload()
    expect(await other.page.getByLabel('Ordering for:').locator('option:checked').textContent()).toBe(
      'Grandma (guest)',
    )
    await other.page.getByText('You are Ben').waitFor()
    const hers = page.getByRole('region', exactly('Orders for Grandma'))
    await hers.getByText('1 × Soup').waitFor()
    await hers.getByRole('button', { name: 'Delete' }).click()
    await hers.getByRole('button', { name: 'Delete' }).click()
    await hers.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Show who is at the table' }).click()
    await sheet.getByRole('button', exactly('Remove: Grandma')).click()
    await sheet.getByText('Remove Grandma?').waitFor()
    await sheet.getByRole('button', exactly('Remove')).click()
    await other.page.getByText('2 people').waitFor()
    // Whoever ordered for her orders for themselves again.
    await other.page.getByRole('region', exactly('Your orders')).waitFor()
  })
})

describe('somebody at the table', () => {
  test('is renamed on every phone, and leaves while nothing is ordered', async () => {
    const { group, diners } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinTable(phone, group.code, 'Zoe')
    await page.getByRole('button', { name: 'Show who is at the table' }).click()
    const sheet = page.getByRole('dialog')
    // Others are theirs.
    expect(await sheet.getByRole('button', { name: 'Ann' }).count()).toBe(0)
    await sheet.getByRole('button', exactly('Rename: Zoe')).click()
    await sheet.getByLabel('Name', { exact: true }).fill('Zoë')
    await sheet.getByRole('button', exactly('Save')).click()
    await sheet.getByRole('button', exactly('Leave: Zoë')).waitFor()
    const { members } = await look(diners[0].phone, group.id)
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Zoë'])
    await sheet.getByRole('button', exactly('Leave: Zoë')).click()
    await sheet.getByText('Leave this table?').waitFor()
    await sheet.getByRole('button', exactly('Leave')).click()
    await page.getByRole('button', exactly('Create New Group')).waitFor()
    // The way back is gone with it, and the name is kept for the next table.
    expect(await page.getByRole('navigation', exactly('Your tables')).count()).toBe(0)
    await phone.open(`/join-group?code=${group.code}`)
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Zoë')
  })
})

describe('a stranger at the table', () => {
  test('is removed by the host, whose phone alone offers that; the stranger’s phone says so, and the old code is no way back', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    await ben.order({ name: 'Soup', price: 900 })
    const host = await openPhone(app(), { at: { group, diner: ann } })
    const friend = await openPhone(app(), { at: { group, diner: ben } })
    const stranger = await openPhone(app())
    await joinTable(stranger, group.code, 'Eve')
    await stranger.page.getByText('You are Eve').waitFor()
    for (const phone of [host, friend]) {
      await phone.open(`/group/${group.id}`)
      await phone.page.getByRole('button', { name: 'Show who is at the table' }).click()
    }
    const theirs = friend.page.getByRole('dialog')
    await theirs.getByText('Eve', { exact: true }).waitFor()
    expect(await theirs.getByRole('button', { name: 'Remove' }).count()).toBe(0)
    const sheet = host.page.getByRole('dialog')
    // Who has ordered stays.
    expect(await sheet.getByRole('button', exactly('Remove: Ben')).count()).toBe(0)
    await sheet.getByRole('button', exactly('Remove: Eve')).click()
    await sheet.getByText('Remove Eve?').waitFor()
    expect(await sheet.getByLabel('New code, so that the old one no longer works').isChecked()).toBe(true)
    stranger.expectTrouble(/answered 404/)
    await sheet.getByRole('button', exactly('Remove')).click()
    const told = await toastOf(host, 'Eve is no longer at the table')
    const { group: now } = await look(ann.phone, group.id)
    expect(now.code).not.toBe(group.code)
    expect(told).toContain(`The new code is ${now.code}.`)
    expect(await sheet.getByRole('listitem').filter({ hasText: 'Eve' }).count()).toBe(0)

    const { page } = stranger
    await page.getByRole('heading', exactly('You’re no longer at this table')).waitFor()
    expect(await page.evaluate(key => localStorage.getItem(key), `member_${group.id}`)).toBeNull()
    await page.getByRole('button', exactly('Enter a Code')).click()
    await page.getByLabel('Group Code').fill(group.code)
    await page.getByText('No table has this code.').first().waitFor()
    // The friend's phone has the new one, without a reload, and whoever hears it joins.
    await friend.page.keyboard.press('Escape')
    await friend.page.getByRole('button', { name: `code ${now.code}` }).waitFor()
    await page.getByLabel('Group Code').fill(now.code)
    await page.getByLabel('Your Name').fill('Eve again')
    await page.getByRole('button', exactly('Join Group')).click()
    await page.getByText('You are Eve again').waitFor()
  })

  test('who has only the code is kept out by a new one; a form that has the old code says so', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const host = await openPhone(app(), { at: { group, diner: ann } })
    const friend = await openPhone(app(), { at: { group, diner: ben } })
    const stranger = await openPhone(app())
    await stranger.open(`/join-group?code=${group.code}`)
    await stranger.page.getByLabel('Your Name').fill('Eve')
    for (const phone of [host, friend]) {
      await phone.open(`/group/${group.id}`)
      await phone.page.getByRole('button', { name: 'Show the code' }).click()
    }
    await friend.page.getByRole('button', exactly('Copy Link')).waitFor()
    expect(await friend.page.getByRole('button', exactly('New code')).count()).toBe(0)
    const sheet = host.page.getByRole('dialog')
    await sheet.getByRole('button', exactly('New code')).click()
    await sheet.getByText('Replace this code?').waitFor()
    await sheet.getByRole('button', exactly('New code')).click()
    await toastOf(host, 'New code. The old one no longer works.')
    const { group: now } = await look(ann.phone, group.id)
    for (const phone of [host, friend]) await phone.page.getByRole('img', { name: now.code }).waitFor()
    stranger.expectTrouble(/answered 404/)
    await stranger.page.getByRole('button', exactly('Join Group')).click()
    expect(await problemOf(stranger.page.getByLabel('Group Code'))).toMatch(/^No table has this code\./)
    await joinTable(stranger, now.code, 'Eve')
    await stranger.page.getByText('You are Eve').waitFor()
  })

  test('whose phone has two names there, and loses one of them, goes on as the other', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann] = diners
    const phone = await openPhone(app())
    await joinTable(phone, group.code, 'Eve')
    await phone.page.getByText('You are Eve').waitFor()
    await phone.open(`/join-group?code=${group.code}`)
    await phone.page.getByRole('button', exactly('Join with Different Name')).click()
    await phone.page.getByLabel('Your Name').fill('Yan')
    await phone.page.getByRole('button', exactly('Join Group')).click()
    await phone.page.getByText('You are Yan').waitFor()
    const yan = (await look(ann.phone, group.id)).members.at(-1)
    const params = { groupId: group.id, memberId: yan?.id ?? 0 }
    await ann.phone.call(removeMember, { params, body: {} })
    await phone.page.getByText('You are Eve').waitFor()
  })
})

describe('a reload in the middle', () => {
  test('loses neither the seat, nor an order, nor what was being typed', async () => {
    const { group } = await makeGroup(app())
    const phone = await openPhone(app())
    const { page } = phone
    await joinTable(phone, group.code, 'Zoe')
    await order(phone, { name: 'Soup', price: '9' })
    await openForm(phone)
    await typeDishes(phone, { name: 'Crème brûl', price: '7.', quantity: 2, modifications: 'no sug' })
    await page.reload()
    const row = page.getByRole('group', { name: 'Item 1' })
    await row.waitFor()
    const typed = ['Item name', 'Quantity', 'Price', 'Modifications'].map(label =>
      row.getByLabel(label).inputValue(),
    )
    expect(await Promise.all(typed)).toEqual(['Crème brûl', '2', '7.', 'no sug'])
    await page.getByText('1 × Soup').waitFor()
    await page.getByText('3 people').waitFor()
    await page.getByRole('button', exactly('Add Order')).click()
    await page.getByText('2 × Crème brûl', { exact: true }).waitFor()
  })

  test('on the summary and the bill shows them again', async () => {
    const { group, diners } = await makeGroup(app())
    await diners[1].order({ name: 'Soup', price: 900 })
    const { page, open } = await openPhone(app(), { at: { group, diner: diners[0] } })
    for (const [screen, figure] of [
      ['summary', '$9.00'],
      ['bill-split', '$11.69'],
    ]) {
      await open(`/group/${group.id}/${screen}`)
      await page.reload()
      await page
        .getByText(figure ?? '')
        .first()
        .waitFor()
    }
  })
})

async function joinAs({ page, open }: BrowserPhone, code: string, name: string) {
  await open(`/join-group?code=${code}`)
  await page.getByLabel('Your Name').fill(name)
  await page.getByRole('button', exactly('Join Group')).click()
}
