// Alerts on the kitchen's board: changes stand out, refusals can be undone, and a lost connection sounds.

import { describe, expect, test } from 'vitest'
import { cancelOrder, getOrders } from '#contract/orders.ts'
import { shareApp } from '../app/app.ts'
import { openKitchen, seatAt } from '../restaurants/kitchen.ts'
import {
  cake,
  change,
  lastOrder,
  openBoard,
  openRefusal,
  press,
  sayAllergy,
  soup,
  start,
  ticketIn,
} from './board-steps.ts'
import { openNetworkSwitch } from './network-switch.ts'
import { exactly, waitForFocus } from './steps.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })

describe('on the board', () => {
  test('an alert for an allergy, a change or a cancellation stands out until it is acknowledged', async () => {
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
    await sheet.getByLabel('1 × Soup').uncheck()
    await sheet.getByRole('button', exactly('Refuse')).click()
    await ticket.getByText('Refused:').waitFor()
    await press(page, 'Undo No. 1 · Table 7: Refused')
    await ticket.getByText('Refused:').waitFor({ state: 'detached' })

    await press(page, 'Refuse…')
    await sheet.getByRole('button', exactly('Refuse')).focus()
    await page.keyboard.press('Enter')
    await ticket.waitFor({ state: 'detached' })
    await waitForFocus(page.getByRole('button', exactly('Start: No. 2 · Table 7')))
    await press(page, 'Undo No. 1 · Table 7: Refused')
    await ticket.waitFor()
    const { body } = await diners[0].phone.call(getOrders, { params: { groupId: group.id } })
    expect(body.map(({ kitchen }) => kitchen)).toEqual(['new', 'new'])
    expect(body[0]?.items.some(item => 'refused' in item)).toBe(false)
  })

  test('accepting a table can be undone, and the table waits again', async () => {
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
