// The kitchen's board: an order is heard, made and served; what must not be missed is seen; a board that hears nothing says so.

import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cancelOrder, getOrders } from '#contract/orders.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { openKitchen, seatAt, staffAt } from '../restaurants/kitchen.ts'
import { askForCode } from '../restaurants/screen.ts'
import { faultsIn, runAxe } from './axe.ts'
import {
  change,
  fillBoard,
  lastOrder,
  openBoard,
  openRefusal,
  pagesOf,
  playTablet,
  press,
  removeAllScreens,
  sayAllergy,
  start,
  ticketIn,
} from './board-steps.ts'
import { openAir } from './network-switch.ts'
import { exactly, hasFocus, pressByKey, tabTo, withinASecond } from './steps.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })
const soup = { name: 'Soup', price: 900 }
const cake = { name: 'Cake', price: 600 }
const beer = { name: 'Beer', price: 500 }

describe('an order', () => {
  test('sounds, shows within a second, is seen, and goes by one tap each to the table and back', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const board = await openBoard(kitchen)
    const { page } = board
    const sounds = await start(page)
    await diners[0].order({ ...soup, quantity: 2, modifications: 'no cream' })
    const ticket = ticketIn(page, 'New', 'Table 7')
    await ticket.getByText('2 × Soup').waitFor(withinASecond)
    await ticket.getByText('no cream').waitFor()
    expect(await sounds('order')).toBe(1)
    const said = page.getByRole('status').getByText('New order: Table 7')
    await said.evaluate(element => element.setAttribute('data-read', ''))
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
    await page.getByText('Recently done: 1').click()
    await press(page, 'Bring back: No. 1 · Table 7')
    await ticketIn(page, 'Ready', 'Table 7').waitFor()
    // The same words are read out once more only where they are another element.
    await diners[1].order(cake)
    await said.and(page.locator(':not([data-read])')).waitFor()
  })

  test('is heard, seen, ticked, made and brought back by keyboard alone', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await sayAllergy(app(), group.id, diners[0], 'nuts')
    await diners[0].order(soup)
    await diners[1].order(cake)
    const board = await openBoard(kitchen)
    const { page } = board
    const button = (name: string) => page.getByRole('button', { name }).first()
    await pressByKey(board, 'button', 'Start the board')
    await button('Start the board').waitFor({ state: 'detached' })
    await pressByKey(board, 'button', 'ALLERGY “nuts”')
    await page.getByText('Seen by the kitchen').waitFor()
    await pressByKey(board, 'button', '1 × Soup', 'Space')
    await expect.poll(() => button('1 × Soup').getAttribute('aria-pressed')).toBe('true')
    await pressByKey(board, 'button', 'More for No. 1 · Table 7')
    await pressByKey(board, 'button', 'Refuse…')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(button('Refuse…'))

    await tabTo(board, 'button', 'Start: No. 1 · Table 7')
    await page.keyboard.press('ArrowDown')
    await hasFocus(button('Start: No. 2 · Table 7'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await ticketIn(page, 'Preparing', 'Soup').waitFor()
    await hasFocus(button('Start: No. 2 · Table 7'))
    await page.keyboard.press('ArrowRight')
    await hasFocus(button('Ready: No. 1 · Table 7'))
    await pressByKey(board, 'button', 'Undo No. 1')
    await ticketIn(page, 'New', 'Soup').waitFor()
  })

  test('that another board has moved shows where it is now', async () => {
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

  test('is ticked line by line, and divided among stations', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    await diners[0].order(soup, cake, beer)
    const { page } = await openBoard(kitchen)
    const line = ticketIn(page, 'New', 'Cake').getByRole('button', { name: '1 × Cake' })
    await line.click()
    await expect.poll(() => line.getAttribute('aria-pressed')).toBe('true')
    await page.getByText('All day: 2 to make').click()
    await press(page, 'Bar')
    await ticketIn(page, 'New', 'Beer').waitFor()
    expect(await ticketIn(page, 'New', 'Soup').count()).toBe(0)
    await page.reload()
    await ticketIn(page, 'New', 'Beer').waitFor()
    expect(await ticketIn(page, 'New', 'Soup').count()).toBe(0)
  })

  test('prints as a slip that ends where its words end, and the second time as a copy', async () => {
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

describe('what must not be missed', () => {
  test('stands out: an allergy, a change, a cancellation, each until it is acknowledged', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    const [ann, ben] = diners
    await sayAllergy(app(), group.id, ann, 'nuts')
    const order = await ann.order(soup)
    const others = await ben.order(cake)
    const { page } = await openBoard(kitchen)
    const ticket = ticketIn(page, 'New', 'Soup')
    await ticket.getByRole('button', { name: /ALLERGY\s*“nuts”/ }).click()
    await ticket.getByText('Seen by the kitchen').waitFor()
    await ticket.getByText('No. 1').waitFor()

    await change(ann, order, { ...soup, quantity: 3 })
    await ticket.getByText('Changed by the guest').waitFor(withinASecond)
    expect(await ticket.locator('del').textContent()).toContain('1 × Soup')
    await ticket.getByText('3 × Soup').waitFor()
    await page.getByRole('button', { name: 'Got it: No. 1 · Table 7' }).click()
    await ticket.locator('del').waitFor({ state: 'detached' })

    await ticketIn(page, 'New', 'Cake').getByText('No. 2').waitFor()
    await ben.phone.call(cancelOrder, { params: { orderId: others.id } })
    await ticketIn(page, 'New', 'Cake').getByText('Cancelled by the guest').waitFor(withinASecond)
    await page.getByRole('button', { name: 'Got it: No. 2 · Table 7' }).click()
    await ticketIn(page, 'New', 'Cake').waitFor({ state: 'detached' })
  })

  test('a refusal that was a mistake is undone, of one dish or of all; meanwhile the focus goes on', async () => {
    const kitchen = await openKitchen(app())
    const { group, diners } = await seatAt(kitchen)
    await diners[0].order(soup, cake)
    await diners[1].order(cake)
    const { page } = await openBoard(kitchen)
    const ticket = ticketIn(page, 'New', 'Soup')
    await ticketIn(page, 'New', 'Ben').getByText('No. 2').waitFor()
    const sheet = await openRefusal(page)
    await sheet.getByLabel('1 × Soup').uncheck()
    await sheet.getByRole('button', exactly('Refuse')).click()
    await ticket.getByText('Refused:').waitFor()
    await press(page, 'Undo No. 1 · Table 7: Refused')
    await ticket.getByText('Refused:').waitFor({ state: 'detached' })

    await press(page, 'Refuse…')
    await sheet.getByRole('button', exactly('Refuse')).focus()
    await page.keyboard.press('Enter')
    await ticket.waitFor({ state: 'detached' })
    await hasFocus(page.getByRole('button', exactly('Start: No. 2 · Table 7')))
    await press(page, 'Undo No. 1 · Table 7: Refused')
    await ticket.waitFor()
    const { body } = await diners[0].phone.call(getOrders, { params: { groupId: group.id } })
    expect(body.map(({ kitchen }) => kitchen)).toEqual(['new', 'new'])
    expect(body[0]?.items.some(item => 'refused' in item)).toBe(false)
  })

  test('a table that was accepted by mistake waits again', async () => {
    const kitchen = await openKitchen(app(), 'first-by-hand')
    const { group, diners } = await seatAt(kitchen)
    await diners[0].order(soup)
    const { page } = await openBoard(kitchen)
    await press(page, 'Accept: No. 1 · Table 7')
    await ticketIn(page, 'New', 'Soup').waitFor()
    await press(page, 'Undo No. 1 · Table 7: New')
    await ticketIn(page, 'To accept', 'Soup').waitFor()
    expect((await lastOrder(diners[0], group)).kitchen).toBe('waiting')
  })

  test('a board without a connection says so loudly, and shows all of it, each heard once, when it is back', async () => {
    const kitchen = await openKitchen(app())
    const { diners } = await seatAt(kitchen)
    const air = await openAir(app())
    const board = await openBoard(kitchen, { at: air, movesClock: true })
    board.expectTrouble(/failed/)
    const { page } = board
    const sounds = await start(page)
    air.goDead()
    await diners[0].order(soup)
    await diners[1].order(cake)
    await page.clock.fastForward(10_000)
    await page.getByRole('alert').getByText('No connection. Orders may be waiting.').waitFor()
    await expect.poll(() => sounds('blind')).toBeGreaterThan(0)
    air.comeBack()
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
  test('is paired by its code, shows the board alone, and asks for a code again once it is taken off the list', async () => {
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
    await page.getByLabel('Pairing code').fill((await askForCode(kitchen.owner)).toLowerCase())
    await page.getByLabel('Name of this screen').fill('Pass')
    await press(page, 'Connect')
    await page.getByRole('heading', { level: 1, name: 'Osteria Lucia' }).waitFor()
    await ticketIn(page, 'New', 'Soup').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.reload()
    await ticketIn(page, 'New', 'Soup').waitFor()
    // Its sound is started once, for the tables too.
    await start(page)
    await press(page, 'Tables')
    await page.getByRole('heading', { name: 'Now at the tables' }).waitFor()
    await press(page, 'Orders')
    await ticketIn(page, 'New', 'Soup').waitFor()
    expect(await page.getByRole('button', exactly('Start the board')).count()).toBe(0)

    await removeAllScreens(kitchen)
    await page.getByText('This screen was disconnected').waitFor({ timeout: 15_000 })
  })
})

test('a board keeps its screen awake, sees nothing while it is hidden, and says where its device forbids it to sound', async () => {
  const kitchen = await openKitchen(app())
  const { group, diners } = await seatAt(kitchen)
  const { page } = await openBoard(kitchen, { movesClock: true, stub: playTablet })
  const awake = () => page.evaluate('tablet.locks')
  await expect.poll(awake).toEqual(['screen'])
  await page.evaluate('tablet.show(false)')
  expect(await awake()).toEqual(['screen'])
  await diners[0].order(soup)
  await ticketIn(page, 'New', 'Soup').waitFor()
  const isSeen = async () => (await lastOrder(diners[0], group)).isSeen
  expect(await isSeen()).toBe(false)
  await page.evaluate('tablet.show(true)')
  await expect.poll(awake).toEqual(['screen', 'screen'])
  await expect.poll(isSeen).toBe(true)

  await page.getByText('Sound is off.').waitFor()
  await press(page, 'Start the board')
  await page.clock.runFor(1000)
  await page.getByText('Sound is blocked on this device.').waitFor()
  await page.evaluate('tablet.isAllowed = true')
  await press(page, 'Turn sound on')
  await page.getByText('Sound is blocked on this device.').waitFor({ state: 'detached' })
  // Its owner takes the permission back, as another app does that plays.
  await page.evaluate('tablet.isAllowed = false')
  await page.evaluate('tablet.audio.onstatechange()')
  await page.getByText('Sound is blocked on this device.').waitFor()
})

test.each(['light', 'dark'])('axe finds nothing on a full board, %s', async theme => {
  const kitchen = await openKitchen(app(), 'first-by-hand')
  await fillBoard(kitchen)
  const { page } = await openBoard(kitchen, { dark: theme === 'dark' })
  await page.getByText('Late').first().waitFor()
  await page.getByText('Recently done').click()
  expect(faultsIn((await runAxe(page)).violations)).toEqual([])
  await openRefusal(page)
  expect(faultsIn((await runAxe(page)).violations)).toEqual([])
})
