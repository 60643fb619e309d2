// The form of the opening hours.

import { changeOpeningHours } from '@tablemate/contract/ordering.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { weekdays } from '@tablemate/domain/day/opening-hours.ts'
import { respond } from '@tablemate/test/components/fake-api.ts'
import { button } from '@tablemate/test/components/find.ts'
import { show } from '@tablemate/test/components/show.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../../portal.css'
import { HoursSection } from './hours-section.tsx'

const none: OwnRestaurant['hours'] = { dayStartsAt: '04:00', periods: [], closedDates: [], lastOrders: 0 }

test('hours of one day are copied to all, closed dates and last orders are saved with them, and past dates leave', async () => {
  const sent = respond(changeOpeningHours, ({ body }) => ({ ...none, ...body }) as never)
  const hours = { ...none, closedDates: ['2020-12-25', '2099-01-01'] }
  show(<HoursSection restaurant={{ id: 1, timeZone: 'Asia/Tokyo', hours } as OwnRestaurant} />)
  await expect.element(page.getByText('Jan 1, 2099')).toBeVisible()
  expect(page.getByText('Dec 25, 2020').elements()).toEqual([])
  await expect.element(page.getByText('No hours yet: guests can order at any time.')).toBeVisible()
  await button('Add hours on Monday').click()
  expect(page.getByText('Closed', { exact: true }).elements()).toHaveLength(6)
  await page.getByLabelText('Monday: From').fill('18:00')
  await page.getByLabelText('Monday: To').fill('01:30')
  await expect.element(page.getByText('Ends at 1:30 AM the next day.')).toBeVisible()
  await button('Copy Monday to all days').click()
  await button('Remove Sunday, 6:00 PM – 1:30 AM next day').click()
  await page.getByLabelText('Date', { exact: true }).fill('2098-12-25')
  await button('Add date').click()
  await expect.element(page.getByText('Dec 25, 2098')).toBeVisible()
  await page.getByLabelText(/^Last orders/).fill('30')
  await button('Save Hours').click()
  await expect.poll(() => sent.length).toBe(1)
  const periods = weekdays.slice(0, 6).map(weekday => ({ weekday, from: '18:00', to: '01:30' }))
  expect(sent[0]?.body).toMatchObject({
    ...{ periods, closedDates: ['2098-12-25', '2099-01-01'], lastOrders: 30 },
    base: { periods: [], closedDates: hours.closedDates, lastOrders: 0 },
  })
})

test('periods that overlap or lack a time, and odd minutes are named and not saved', async () => {
  const sent = respond(changeOpeningHours, none)
  const late = { weekday: 7, from: '20:00', to: '02:00' } as const
  const early = { weekday: 1, from: '02:00', to: '05:00' } as const
  show(
    <HoursSection
      restaurant={{ id: 1, timeZone: 'UTC', hours: { ...none, periods: [late, early] } } as OwnRestaurant}
    />,
  )
  const overlap = page.getByText('These hours overlap with others.')
  expect(overlap.elements()).toEqual([])
  await page.getByLabelText('Sunday: To').fill('02:01')
  await expect.poll(() => overlap.elements().length).toBe(2)
  await button('Save Hours').click()
  await page.getByLabelText('Sunday: To').fill('01:00')
  await expect.poll(() => overlap.elements().length).toBe(0)
  await button('Add hours on Sunday').click()
  await expect.element(page.getByText('Please enter both times.')).toBeVisible()
  await button('Save Hours').click()
  await button(/^Remove Sunday$/).click()
  await page.getByLabelText(/^Last orders/).fill('1.5')
  await button('Save Hours').click()
  await expect.element(page.getByText('Please enter whole minutes from 0 to 180.')).toBeVisible()
  expect(sent).toEqual([])
})
