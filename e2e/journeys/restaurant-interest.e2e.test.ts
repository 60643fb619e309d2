// The form for interested restaurants: from the login to the confirmation, with failures on the way.

import { interestTable } from '@tablemate/server/features/interest/interest-table.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { expect, test } from 'vitest'
import { exactly, linesOf, problemOf, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('an interested restaurant fills in the form, reads what happens next, and is stored once', async () => {
  const phone = await openPhone(app())
  const { page, open } = phone
  const field = (name: string) => page.getByRole('textbox', { name })
  await open('/restaurant-login')
  await page.getByRole('link', { name: /interest/i }).click()
  await page.getByRole('heading', { name: 'Restaurant Interest', level: 1 }).waitFor()
  await page.getByRole('button', exactly('Submit Interest')).click()
  const needed = ['Restaurant Name', 'Contact Name', 'Email', 'Phone', 'Address', 'City', 'State / County']
  for (const label of [...needed, 'Postal Code'])
    expect([label, await problemOf(field(label))]).toEqual([label, 'Please fill this in.'])
  await waitForFocus(field('Restaurant Name'))

  const typed = {
    'Restaurant Name': '<b>The Crown</b>',
    'Contact Name': 'Zoë',
    Email: 'zoe at crown',
    Phone: 'ring twice',
    Address: '1 Mill Lane',
    City: 'Norwich',
    'State / County': 'Norfolk',
    'Postal Code': 'NR3 1AB',
    'Anything else?': 'After three,\nplease',
  }
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  await page.getByLabel('Restaurant Type').selectOption('Pub')
  await page.getByLabel('Seating Capacity').selectOption('50–100 seats')
  await page.getByLabel('Current POS System').selectOption('None yet')
  await page.getByLabel('Average Order Value').selectOption('£15–£30')
  await page.getByLabel('POS system integration').check()
  await page.getByLabel('Customer engagement tools').check()
  expect(await problemOf(field('Email'))).toBe('Please enter a valid email address')
  expect(await problemOf(field('Phone'))).toBe('Please enter a valid phone number')
  await field('Email').fill('zoe@crown.example')
  await field('Phone').fill('+44 1603 496 0018')

  // The reply to the first try is lost. The typed values stay.
  phone.expectTrouble(/restaurant-interest answered 503/)
  await page.route('**/api/restaurant-interest', async route => {
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await page.getByRole('button', exactly('Submit Interest')).click()
  expect(await toastOf(phone, 'Submission Failed')).toContain('Please try again or contact support.')
  expect(await field('Anything else?').inputValue()).toBe('After three,\nplease')
  await page.unroute('**/api/restaurant-interest')

  await page.getByRole('button', exactly('Submit Interest')).click()
  await page.getByRole('heading', exactly('Thank You!')).waitFor()
  expect(await toastOf(phone, 'Interest Submitted!')).toContain(
    "We'll contact you when the restaurant platform launches.",
  )
  await page.getByText('<b>The Crown</b>').waitFor()
  const next = await linesOf(page.getByRole('region', exactly('What happens next')))
  expect(next.join(' ')).toMatch(/48 hours.*contacts you.*early access.*training/i)

  const features = 'POS system integration, customer engagement tools'
  const table = await interestTable(app().database.sql, new Date(0))
  expect(table).toContain(`"pub","50-100","none","15-30","${features}","After three,\nplease"`)

  await page.getByRole('button', exactly('Back to Home')).click()
  await page.getByRole('heading', { name: 'Group dining made effortless' }).waitFor()
})
