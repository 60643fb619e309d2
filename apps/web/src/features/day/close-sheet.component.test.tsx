// Closing the day: the cash is counted, a difference is explained, and cash that came in meanwhile is seen.

import { closeDay, type DayClose } from '@tablemate/contract/figures.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { CloseSheet } from './close-sheet.tsx'

const closed: DayClose = {
  ...{ number: 7, day: '2026-11-21', closedAt: '2026-11-21T23:00:00.000Z', closedBy: 'Owner' },
  currency: 'EUR',
  ...{ counted: null, denominations: null, note: null, reports: [] },
}
const confirm = button('Close the day')

test('without a count nothing is asked', async () => {
  const sent = respond(closeDay, closed)
  const { onClose } = open()
  await confirm.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent.map(({ body }) => body)).toMatchObject([{ expected: 5000, counted: null, note: null }])
})

test('a difference is named and needs a reason; notes and coins add up', async () => {
  const sent = respond(closeDay, closed)
  open()
  await page.getByLabelText('Cash counted (€)').fill('48,50')
  await expect.element(page.getByText('€1.50 too little')).toBeVisible()
  await confirm.click()
  await expect
    .element(page.getByLabelText('Why does it differ?'))
    .toHaveAccessibleDescription('Say why the cash differs.')
  await button('Count notes and coins').click()
  await page.getByLabelText('Pieces of €20.00').fill('3')
  await expect.element(page.getByText('€10.00 too much')).toBeVisible()
  await page.getByLabelText('Why does it differ?').fill('Change')
  await confirm.click()
  const denominations = [{ value: 2000, count: 3 }]
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ expected: 5000, counted: 6000, denominations, note: 'Change' }])
})

test('cash that came in meanwhile is shown, and nothing is closed before that is seen', async () => {
  respond(closeDay, problem('cash-changed', {}, { due: 6200 }))
  const { onClose } = open()
  await confirm.click()
  await expect.element(page.getByText('Cash that should be there: €62.00')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  const sent = respond(closeDay, closed)
  await confirm.click()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ expected: 6200 }])
})

function open() {
  const onClose = vi.fn()
  show(<CloseSheet restaurantId={1} currency="EUR" expected={5000} onClose={onClose} />)
  return { onClose }
}
