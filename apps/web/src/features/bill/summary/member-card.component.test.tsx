// A member's orders: one that was not sent is marked as such, on the screen, on paper and at a closed group. Words are text only.

import type { Order } from '@tablemate/contract/orders.ts'
import { groupStateOf, sitAt } from '@tablemate/test/components/group-state.ts'
import { dismissNotices, openApp } from '@tablemate/test/components/show.tsx'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

const showAs = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(() => showAs(''))

function openSummary(isActive: boolean, screen = '/summary'): void {
  dismissNotices()
  const soup = { name: 'Soup', quantity: 1, price: 900 }
  const groupState = groupStateOf({ names: ['Ann'], orders: [[1, [soup]]] })
  const [order] = groupState.orders as [Order]
  const sent = { ...order, kitchen: 'served' as const }
  const unsent = {
    ...{ ...order, id: 91, items: [{ ...soup, name: 'Tea', isToConfirm: true as const }], total: 0 },
    ...{ kitchen: 'to-confirm' as const, state: 'incomplete' as const, transcription: 'a tea' },
  }
  const group = { ...groupState.group, isActive }
  openApp(`${sitAt({ ...groupState, group, requests: [], orders: [sent, unsent] })}${screen}`)
}

test.each(['', '/summary', '/bill-split'])('what people wrote is text, never HTML: %s', async screen => {
  dismissNotices()
  const html = (text: string) => `<mark>${text}</mark>`
  const soup = { name: html('Soup'), quantity: 1, price: 900, modifications: html('no salt') }
  const groupState = groupStateOf({
    names: ['Ann', html('Ben')],
    orders: [
      [1, [soup]],
      [2, [soup]],
    ],
  })
  const group = { ...groupState.group, restaurantName: html('Osteria'), tableNumber: html('7') }
  const orders = groupState.orders.map(order => ({
    ...{ ...order, note: html('in a hurry'), transcription: html('a soup') },
    notUnderstood: [{ start: 0, end: 10 }],
  }))
  openApp(`${sitAt({ ...groupState, group, orders })}${screen}`)
  const written = screen === '/bill-split' ? /Ben/ : /in a hurry/
  await expect.element(page.getByText(written).first()).toBeVisible()
  expect(document.querySelector('mark')).toBeNull()
})

test('paper says which order was not sent, and no time', async () => {
  openSummary(true)
  await expect.element(page.getByText('Not sent yet')).toBeVisible()
  await showAs('print')
  await expect.element(page.getByText('Not sent yet')).toBeVisible()
  for (const time of page.getByText('just now').elements()) expect(time).not.toBeVisible()
})

test.each(['/summary', ''])(
  'once the table is closed, an order that was not sent stays so: %s',
  async screen => {
    openSummary(false, screen)
    await expect.element(page.getByText('1 × Tea')).toBeVisible()
    await expect.element(page.getByText('Not sent', { exact: true })).toBeVisible()
    expect(page.getByText('Not sent', { exact: true }).elements()).toHaveLength(1)
    expect(page.getByText('Not sent yet').query()).toBeNull()
  },
)
