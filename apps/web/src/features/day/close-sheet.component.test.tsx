// Closing the day: the cash is counted, a difference is explained, and cash that came in meanwhile is seen.

import { closeDay, type DayClose, getDayCloses } from '@tablemate/contract/figures.ts'
import { reportsOf } from '@tablemate/domain/day/figures.ts'
import { problem, respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../portal.css'
import { BookkeeperSheet } from './bookkeeper-sheet.tsx'
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

test('a bookkeeper gets the closes of the chosen month alone, once DATEV’s numbers are possible', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    blobs.push(blob as Blob)
    return 'blob:'
  })
  const october = { ...closed, number: 6, day: '2026-10-31' }
  respond(getDayCloses, [{ ...closed, reports: reportsOfSoup }, october])
  const onClose = vi.fn()
  show(<BookkeeperSheet restaurantId={1} currency="EUR" lastDay="2026-11-21" onClose={onClose} />)
  await page.getByLabelText('Format').selectOptions('DATEV')
  await page.getByLabelText('Adviser number').fill('12')
  await button('Download').click()
  await expect
    .element(page.getByLabelText('Adviser number'))
    .toHaveAccessibleDescription('Enter the number you were given.')
  expect(blobs).toEqual([])
  await page.getByLabelText('Adviser number').fill('29098')
  await page.getByLabelText('Client number').fill('55003')
  await button('Download').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const text = await blobs[0]?.text()
  expect(text?.match(/"Z\d+"/g)).toEqual(['"Z7"'])
  expect(text).toContain(';29098;55003;20260101;4;20261101;20261130;')
})

const reportsOfSoup = reportsOf([
  { kind: 'taxed', key: '19000', part: 'included', currency: 'EUR', count: 1, amount: 1190 },
]) as DayClose['reports']
