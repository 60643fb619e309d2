// The kitchen's board: new orders sound and move to served, changes stand out, refusals can be undone, a lost connection
// sounds, and tablets are paired.

import { cancelOrder, getOrders } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { openKitchen, seatAt, staffAt } from '@tablemate/test/restaurants/kitchen.ts'
import { requestPairingCode } from '@tablemate/test/restaurants/kitchen-display.ts'
import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  cake,
  change,
  lastOrder,
  openBoard,
  openRefusal,
  pagesOf,
  press,
  removeAllScreens,
  sayAllergy,
  simulateTablet,
  soup,
  start,
  ticketIn,
} from './board-steps.ts'
import { openNetworkSwitch } from './network-switch.ts'
import { exactly, pressByKey, tabTo, waitForFocus } from './steps.ts'

const app = shareApp()
const beer = { name: 'Beer', price: 500 }

describe('an order', () => {
  test('sounds, shows, is marked as seen, and moves by one tap each to served and back', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const board = await openBoard(kitchen)
    const { page } = board
    const sounds = await start(page)
    await diners[0].order({ ...soup, quantity: 2, modifications: 'no cream' })
    const ticket = ticketIn(page, 'New', 'Table 7')
    await ticket.getByText('2 × Soup').waitFor()
    await ticket.getByText('no cream').waitFor()
    expect(await sounds('order')).toBe(1)
    const announcement = page.getByRole('status').getByText('New order: Table 7')
    await announcement.evaluate(element => element.setAttribute('data-read', ''))
    await ticket.getByText('No. 1').waitFor()
    expect(await lastOrder(diners[0], group)).toMatchObject({ isSeen: true, kitchen: 'new' })

    await press(page, 'Start: No. 1 · Table 7')
    await ticketIn(page, 'Preparing', 'Table 7').waitFor()
    await page.getByRole('button', { name: /^Undo No. 1/ }).click()
    await ticketIn(page, 'New', 'Table 7').waitFor()
    await press(page, 'Start: No. 1 · Table 7')
    await press(page, 'Ready: No. 1 · Table 7')
    await press(page, 'Served: No. 1 · Table 7')
    await expect.poll(async () => (await lastOrder(diners[0], group)).kitchen).toBe('served')
    await page.getByText('Done: 1').click()
    await press(page, 'Bring back: No. 1 · Table 7')
    await ticketIn(page, 'Ready', 'Table 7').waitFor()
    // A screen reader repeats the same words only if they are in a new element.
    await diners[1].order(cake)
    await announcement.and(page.locator(':not([data-read])')).waitFor()
  })

  test('is seen, ticked off, prepared and brought back by keyboard alone', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await sayAllergy(app(), group.id, diners[0], 'nuts')
    await diners[0].order(soup)
    await diners[1].order(cake)
    const board = await openBoard(kitchen)
    const { page } = board
    const button = (name: string) => page.getByRole('button', { name }).first()
    await pressByKey(board, 'button', 'Turn on sound')
    await button('Turn on sound').waitFor({ state: 'detached' })
    await pressByKey(board, 'button', 'ALLERGY “nuts”')
    await page.getByText('Seen by the kitchen').waitFor()
    await pressByKey(board, 'button', '1 × Soup', 'Space')
    await expect.poll(() => button('1 × Soup').getAttribute('aria-pressed')).toBe('true')
    await pressByKey(board, 'button', 'More for No. 1 · Table 7')
    await pressByKey(board, 'button', 'Can’t make it…')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await waitForFocus(button('Can’t make it…'))

    await tabTo(board, 'button', 'Start: No. 1 · Table 7')
    await page.keyboard.press('ArrowDown')
    await waitForFocus(button('Start: No. 2 · Table 7'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await ticketIn(page, 'Preparing', 'Soup').waitFor()
    await waitForFocus(button('Start: No. 2 · Table 7'))
    await page.keyboard.press('ArrowRight')
    await waitForFocus(button('Ready: No. 1 · Table 7'))
    await pressByKey(board, 'button', 'Undo No. 1')
    await ticketIn(page, 'New', 'Soup').waitFor()
  })

  test('that another board has moved shows its new state', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const order = await diners[0].order(soup)
    const board = await openBoard(kitchen)
    await ticketIn(board.page, 'New', 'Soup').getByText('No. 1').waitFor()
    board.expectTrouble(/tickets\/\d+ answered 409/)
    const moveFirst = async (route: Route) => {
      await staffAt(kitchen, order).move('new', 'preparing')
      await route.continue()
    }
    await board.page.route('**/tickets/*', moveFirst, { times: 1 })
    await press(board.page, 'Start: No. 1 · Table 7')
    await board.page.getByText('Somebody else was faster').first().waitFor()
    await ticketIn(board.page, 'Preparing', 'Soup').waitFor()
  })

  test('is divided among stations, also after a reload', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    await diners[0].order(soup, cake, beer)
    const { page } = await openBoard(kitchen)
    await page.getByText('All day: 3 to make').click()
    await press(page, 'Bar')
    await ticketIn(page, 'New', 'Beer').waitFor()
    expect(await ticketIn(page, 'New', 'Soup').count()).toBe(0)
    await page.reload()
    await ticketIn(page, 'New', 'Beer').waitFor()
    expect(await ticketIn(page, 'New', 'Soup').count()).toBe(0)
  })

  test('prints as a slip no longer than its text, and the second time as a copy', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    await diners[0].order(soup)
    const { page } = await openBoard(kitchen)
    await press(page, 'More for No. 1 · Table 7')
    await page.evaluate(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelector('.ticket-slip')?.textContent })
    })
    const slip = async () => {
      await press(page, 'Print')
      await expect.poll(() => page.evaluate('window.printed')).toBeTruthy()
      const text = String(await page.evaluate('window.printed'))
      const paper = await pagesOf(page)
      expect(paper).toHaveLength(1)
      expect(paper[0]).toMatchObject({ width: 80 })
      expect(paper[0]?.height).toBeLessThan(80)
      await page.evaluate('window.printed = null; dispatchEvent(new Event("afterprint"))')
      return text
    }
    expect(await slip()).toMatch(/^Table 7.*1 × Soup/)
    expect(await slip()).toMatch(/^COPYTable 7.*1 × Soup/)
  })
})

describe('on the board', () => {
  test('a change or a cancellation stands out until it is acknowledged', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const [ann, ben] = diners
    const order = await ann.order(soup)
    const others = await ben.order(cake)
    const { page } = await openBoard(kitchen)
    const ticket = ticketIn(page, 'New', 'Soup')
    await ticket.getByText('No. 1').waitFor()

    await change(ann, order, { ...soup, quantity: 3 })
    await ticket.getByText('Changed by the guest').waitFor()
    expect(await ticket.locator('del').textContent()).toContain('1 × Soup')
    await ticket.getByText('3 × Soup').waitFor()
    await page.getByRole('button', { name: 'Got it: No. 1 · Table 7' }).click()
    await ticket.locator('del').waitFor({ state: 'detached' })

    await ticketIn(page, 'New', 'Cake').getByText('No. 2').waitFor()
    await ben.phone.call(cancelOrder, { params: { orderId: others.id } })
    await ticketIn(page, 'New', 'Cake').getByText('Cancelled by the guest').waitFor()
    await page.getByRole('button', { name: 'Got it: No. 2 · Table 7' }).click()
    await ticketIn(page, 'New', 'Cake').waitFor({ state: 'detached' })
  })

  test('a refusal can be undone, for one dish or for all, and the focus moves on', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await diners[0].order(soup, cake)
    await diners[1].order(cake)
    const { page } = await openBoard(kitchen)
    const ticket = ticketIn(page, 'New', 'Soup')
    await ticketIn(page, 'New', 'Ben').getByText('No. 2').waitFor()
    const sheet = await openRefusal(page)
    await sheet.getByLabel('1 × Cake').check()
    await sheet.getByLabel('The kitchen is closed').check()
    await sheet.getByRole('button', exactly('Can’t make it')).click()
    await ticket.getByText('Refused:').waitFor()
    await press(page, 'Undo No. 1 · Table 7: Not made')
    await ticket.getByText('Refused:').waitFor({ state: 'detached' })

    await press(page, 'Can’t make it…')
    for (const label of ['1 × Soup', '1 × Cake', 'The kitchen is closed'])
      await sheet.getByLabel(label).check()
    await sheet.getByRole('button', exactly('Can’t make it')).focus()
    await page.keyboard.press('Enter')
    await ticket.waitFor({ state: 'detached' })
    await waitForFocus(page.getByRole('button', exactly('Start: No. 2 · Table 7')))
    await press(page, 'Undo No. 1 · Table 7: Not made')
    await ticket.waitFor()
    const { body } = await diners[0].phone.call(getOrders, { params: { groupId: group.id } })
    expect(body.map(({ kitchen }) => kitchen)).toEqual(['new', 'new'])
    expect(body[0]?.items.some(item => 'refused' in item)).toBe(false)
  })

  test('a lost connection sounds an alarm; after the reconnect every order shows and is announced once', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const network = await openNetworkSwitch(app())
    const board = await openBoard(kitchen, { at: network, movesClock: true })
    board.expectTrouble(/failed/)
    const { page } = board
    const sounds = await start(page)
    network.cut()
    await diners[0].order(soup)
    await diners[1].order(cake)
    await page.clock.fastForward(10_000)
    await page.getByRole('alert').getByText('No connection. Orders may be waiting.').waitFor()
    await expect.poll(() => sounds('blind')).toBeGreaterThan(0)
    network.restore()
    await page.clock.fastForward(3000)
    await ticketIn(page, 'New', 'Soup').waitFor()
    await ticketIn(page, 'New', 'Cake').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByRole('article').count()).toBe(2)
    await ticketIn(page, 'New', 'Soup')
      .getByText(/No. [12]/)
      .waitFor()
    expect(await sounds('order')).toBe(1)
  })
})

describe('a tablet', () => {
  test('is paired by its code, shows only the board, and asks for a code again when it is removed from the list', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    await diners[0].order(soup)
    const tablet = await openPhone(app(), { width: 768, height: 1024 })
    const { page } = tablet
    tablet.expectTrouble(/answered 401/, /screens\/pair answered 404/)
    await tablet.open('/restaurant-screen')
    await page.getByLabel('Pairing code').fill('2222-2222')
    await press(page, 'Connect')
    await page.getByText('That code is not valid').first().waitFor()
    await page.getByLabel('Pairing code').fill((await requestPairingCode(kitchen.owner)).toLowerCase())
    await page.getByLabel('Name of this screen').fill('Pass')
    await press(page, 'Connect')
    await page.getByRole('heading', { level: 1, name: 'Osteria Lucia' }).waitFor()
    await ticketIn(page, 'New', 'Soup').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.reload()
    await ticketIn(page, 'New', 'Soup').waitFor()
    // The sound is started once for board and floor.
    await start(page)
    await press(page, 'Tables')
    await page.getByRole('heading', { name: 'Now at the tables' }).waitFor()
    await press(page, 'Orders')
    await ticketIn(page, 'New', 'Soup').waitFor()
    expect(await page.getByRole('button', exactly('Turn on sound')).count()).toBe(0)

    await removeAllScreens(kitchen)
    await page.getByText('This screen was disconnected').waitFor()
  })
})

test('a board keeps its screen awake, marks nothing as seen while hidden, and says if its device forbids sound', async () => {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const { page } = await openBoard(kitchen, { movesClock: true, stub: simulateTablet })
  const awake = () => page.evaluate('tablet.locks')
  await expect.poll(awake).toEqual(['screen'])
  await page.evaluate('tablet.show(false)')
  expect(await awake()).toEqual(['screen'])
  await diners[0].order(soup)
  await ticketIn(page, 'New', 'Soup').waitFor()
  // By then a board that is shown has reported the order.
  await page.clock.runFor(1000)
  const isSeen = async () => (await lastOrder(diners[0], group)).isSeen
  expect(await isSeen()).toBe(false)
  await page.evaluate('tablet.show(true)')
  await expect.poll(awake).toEqual(['screen', 'screen'])
  await expect.poll(isSeen).toBe(true)

  await page.getByText('Sound is off.').waitFor()
  await press(page, 'Turn on sound')
  await page.clock.runFor(1000)
  await page.getByText('Sound is blocked on this device.').waitFor()
  await page.evaluate('tablet.isAllowed = true')
  await press(page, 'Turn on sound')
  await page.getByText('Sound is blocked on this device.').waitFor({ state: 'detached' })
  // The device withdraws the permission, as when another app plays sound.
  await page.evaluate('tablet.isAllowed = false')
  await page.evaluate('tablet.audio.onstatechange()')
  await page.getByText('Sound is blocked on this device.').waitFor()
})
