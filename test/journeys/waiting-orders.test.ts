// What a diner can do with an order that waits on the phone, or that was refused; and what becomes of it where the phone
// itself has changed hands or was forgotten.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { removeMember } from '#contract/hosting.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { openAir } from './network-switch.ts'
import { atTable, comeBack, goOffline, marks, openTab, placed, type Seat } from './offline-seat.ts'
import { appIsKept, exactly, joinTable, openForm, order, toastOf, typeDishes } from './steps.ts'

const app = shareApp()

describe('orders that wait', () => {
  test('can be taken back and changed until they are sent', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    const { page } = phone
    await goOffline(seat)
    for (const name of ['Soup', 'Bread', 'Cake']) await order(phone, { name, price: '3' })
    const bread = page.getByRole('listitem').filter({ hasText: 'Bread' })
    await bread.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('Delete this order? It hasn’t been sent.').waitFor()
    await bread.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('offline, 2 orders waiting', { exact: true }).waitFor()
    const soup = page.getByRole('listitem').filter({ hasText: 'Soup' })
    await soup.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Item name').fill('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await page.getByLabel('Item name').waitFor({ state: 'hidden' })
    expect(await marks(page)).toEqual(['1 × Stew Waiting', '1 × Cake Waiting'])
    await comeBack(seat)
    await page.getByText('live', { exact: true }).waitFor()
    await expect.poll(() => placed(seat)).toEqual(['Cake', 'Stew'])
  })

  test('and sent while one of them is being changed: the change goes to the table', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    const { page } = phone
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Item name').fill('Stew')
    await comeBack(seat)
    await expect.poll(() => placed(seat)).toEqual(['Soup'])
    await page.getByText('live', { exact: true }).waitFor()
    expect(await page.getByLabel('Item name').inputValue()).toBe('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
  })

  test('and sent by another tab meanwhile: so does it', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    const { page } = phone
    const other = await openTab(seat, `/group/${group.id}`)
    await other.getByText('live', { exact: true }).waitFor()
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Item name').fill('Stew')
    await other.getByText('offline, 1 order waiting', { exact: true }).waitFor()
    // This tab's own tries fail.
    await page.route('**/api/orders', route => route.abort('failed'))
    await comeBack(seat)
    await expect.poll(() => placed(seat)).toEqual(['Soup'])
    await page.getByText('live', { exact: true }).waitFor()
    expect(await page.getByLabel('Item name').inputValue()).toBe('Stew')
    await page.getByRole('button', exactly('Save changes')).click()
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
  })

  test('and sent while nobody could tell the form: it says that the change is lost', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.page.getByRole('button', { name: /^Edit/ }).click()
    await phone.page.getByLabel('Item name').fill('Stew')
    await phone.open('about:blank')
    await comeBack(seat)
    await openTab(seat, '/')
    await expect.poll(() => placed(seat), { timeout: 5000 }).toEqual(['Soup'])
    await phone.open(`/group/${group.id}`)
    expect(await toastOf(phone, 'Your change wasn’t saved')).toContain(
      'This order has since been sent, changed or deleted',
    )
  })
})

describe('orders that were refused', () => {
  test('stay visible with the reason; later ones go, and they can be sent again', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    await orderInVain(seat, 'Soup', 'Cake')
    await expect.poll(() => placed(seat)).toEqual(['Cake'])
    for (const again of [false, true]) {
      if (again) await phone.page.reload()
      const soup = phone.page.getByRole('listitem').filter({ hasText: 'Soup' })
      await soup.getByText('Not sent', { exact: true }).waitFor()
      await soup.getByText('This table has reached 500 orders. Please ask your waiter.').waitFor()
    }
    expect(await placed(seat)).toEqual(['Cake'])
    await phone.open(`/group/${group.id}/summary`)
    await phone.page.getByText('One order is still on this phone.').waitFor()
    await phone.open(`/group/${group.id}`)
    await phone.page.getByRole('button', { name: /^Send again/ }).click()
    await expect.poll(() => placed(seat)).toEqual(['Cake', 'Soup'])
    await expect.poll(() => marks(phone.page)).toEqual(['1 × Soup', '1 × Cake'])
  })

  test('stand in the list at once when they are changed, and leave another form alone', async () => {
    const seat = await atTable(app())
    const { phone } = seat
    const { page } = phone
    await orderInVain(seat, 'Soup')
    let letGo: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/api/orders', async route => {
      await held
      await route.continue()
    })
    await changeTo(page, 'Stew')
    await expect.poll(() => marks(page)).toEqual(['1 × Stew Sending…'])
    expect(await page.getByText('Your change wasn’t saved').count()).toBe(0)
    await openForm(phone)
    await typeDishes(phone, { name: 'Cake', price: '3' })
    letGo()
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
    await expect.poll(() => marks(page)).toEqual(['1 × Stew'])
    expect(await page.getByLabel('Item name').inputValue()).toBe('Cake')
  })

  test('stay in reach of who joins with a different name, and go in the name in which they were made', async () => {
    const seat = await atTable(app())
    const { phone, group, diners } = seat
    const { page } = phone
    await orderInVain(seat, 'Soup')
    for (const name of [null, 'Zoe']) {
      await phone.open(`/join-group?code=${group.code}`)
      await page.getByRole('button', exactly('Join with Different Name')).click()
      await page.getByLabel('Your Name').waitFor()
      // Who only looks is still who they were.
      if (name === null) await phone.open(`/group/${group.id}`)
      else {
        await page.getByLabel('Your Name').fill(name)
        await page.getByRole('button', exactly('Join Group')).click()
        await page.getByText('3 people').waitFor()
      }
      await expect.poll(() => marks(page)).toEqual(['1 × Soup Not sent'])
    }
    await changeTo(page, 'Stew')
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
    const [stew] = await seat.app.database
      .sql`select member_id as "memberId" from orders where group_id = ${group.id}`
    expect(stew).toEqual({ memberId: diners[0].id })
  })

  test('because the server knows the phone no longer are there again once it has joined anew', async () => {
    const seat = await atTable(app())
    const { phone, group } = seat
    const { page } = phone
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    await phone.context.clearCookies()
    phone.expectTrouble(/answered 40[34]/)
    await comeBack(seat)
    await page.getByText('You’re no longer at this table').waitFor()
    // Until then the phone still takes itself for a member, and the page for joining would say so.
    await page.waitForFunction(key => localStorage.getItem(key) === null, `member_${group.id}`)
    await phone.open(`/join-group?code=${group.code}`)
    await page.getByLabel('Your Name').fill('Ann again')
    await page.getByRole('button', exactly('Join Group')).click()
    await page
      .getByRole('article')
      .filter({ hasText: 'Soup' })
      .getByText(/^Not (sent|confirmed)$/)
      .waitFor()
    await page.getByRole('button', { name: /^Send again/ }).click()
    await page.getByText('Member not found. Please rejoin the group.').waitFor()
    await expect.poll(() => marks(page)).toEqual(['1 × Soup Not sent'])
    await changeTo(page, 'Stew')
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
  })

  test('because the host has removed the phone are told of, and there again once it has joined anew', async () => {
    const { group, diners } = await makeGroup(app())
    const [ann, ben] = diners
    const air = await openAir(app())
    const phone = await openPhone(air, { at: { group, diner: ben }, keepsApp: true })
    const seat = { app: app(), group, diners, air, phone }
    const { page } = phone
    await phone.open(`/group/${group.id}`)
    await page.getByText('live', { exact: true }).waitFor()
    await appIsKept(page)
    await goOffline(seat)
    await order(phone, { name: 'Soup', price: '3' })
    const params = { groupId: group.id, memberId: ben.id }
    expect((await ann.phone.call(removeMember, { params, body: {} })).status).toBe(204)
    phone.expectTrouble(/answered 404/)
    await comeBack(seat)
    await page.getByRole('heading', exactly('You’re no longer at this table')).waitFor()
    await page.getByText('One order on this phone wasn’t sent.').waitFor()
    await joinTable(phone, group.code, 'Ben again')
    await expect.poll(() => marks(page)).toEqual(['1 × Soup Not sent'])
    expect(await placed(seat)).toEqual([])
    await changeTo(page, 'Stew')
    await expect.poll(() => placed(seat)).toEqual(['Stew'])
  })
})

/** Orders without a network; once it is back, the server refuses the first, and takes the others. */
async function orderInVain(seat: Seat, ...dishes: string[]): Promise<void> {
  const { phone } = seat
  await goOffline(seat)
  for (const name of dishes) await order(phone, { name, price: '3' })
  phone.expectTrouble(/orders answered 400/)
  const refusal = JSON.stringify({ problem: 'too-many-orders', message: '' })
  const refuse = { status: 400, contentType: 'application/json', body: refusal }
  await phone.page.route('**/api/orders', route => route.fulfill(refuse), { times: 1 })
  await comeBack(seat)
  await phone.page.getByText('live', { exact: true }).waitFor()
  await phone.page.getByText('Not sent', { exact: true }).waitFor()
}

/** The only order that can be changed. */
async function changeTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Item name').fill(name)
  await page.getByRole('button', exactly('Save changes')).click()
}
