// A restaurant's account in the portal, from sign-up to deletion.

import { randomInt } from 'node:crypto'
import { getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { shareApp, startApp } from '@tablemate/test/app/app.ts'
import { mailEnv, startMailServer, tokenIn } from '@tablemate/test/app/mail.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { logInAs, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { expect, onTestFinished, test } from 'vitest'
import { ticketIn } from './board-steps.ts'
import { menuItem, upload } from './own-menu-steps.ts'
import { chooseCurrency, exactly, nextPaint, problemOf, signIn, toastOf, waitForFocus } from './steps.ts'

const app = shareApp()

test('signing up leads to the dashboard, errors show at their fields, and typed values stay', async () => {
  const phone = await openPhone(app(), { timeZone: 'Europe/Rome' })
  phone.expectTrouble(/signup answered 409/)
  const { page, open } = phone
  const email = `lucia.${randomInt(1e9)}@example.com`
  const taken = await makeRestaurant(app())
  await open('/')
  await page.getByRole('button', exactly('Restaurant Menu Management')).click()
  await page.getByRole('heading', exactly('Restaurant Login')).waitFor()
  await page.getByLabel('Email').fill('lucia@')
  await page.getByRole('button', exactly('Need an account? Sign up')).click()

  await page.getByRole('heading', exactly('Create Restaurant Account')).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('')
  await page.getByLabel('Email').fill('lucia@')
  await password(phone).fill('short')
  await page.getByLabel('Phone').fill('pizza')
  await page.getByRole('button', exactly('Create Account')).click()
  expect(await toastOf(phone, 'Validation Error')).toContain('Email, Password, Restaurant Name, Phone')
  expect(await problemOf(page.getByLabel('Email'))).toBe('Please enter a valid email address')
  expect(await problemOf(password(phone))).toBe('Password must be at least 6 characters')
  expect(await problemOf(page.getByLabel('Restaurant Name'))).toBe('Restaurant name is required')
  expect(await problemOf(page.getByLabel('Phone'))).toBe('Please enter a valid phone number')

  await page.getByLabel('Email').fill(taken.email)
  await password(phone).fill('open sesame')
  await page.getByLabel('Restaurant Name').fill('Da <b>Lucia</b>')
  await page.getByLabel('Phone').fill('+39 06 1234')
  await page.getByLabel('Business ID').fill('IT 1')
  await page.getByRole('radio', { name: 'My prices include tax', checked: true }).waitFor()
  expect(await page.getByLabel('Tax rate').count()).toBe(0)
  await page.getByRole('button', exactly('Create Account')).click()
  expect(await toastOf(phone, 'Registration Failed')).toContain('This email is already registered')
  expect(await problemOf(page.getByLabel('Email'))).toBe('This email is already registered')
  expect(await page.getByLabel('Restaurant Name').inputValue()).toBe('Da <b>Lucia</b>')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('City').fill('Rome')
  let isFound = false
  await page.route('**/api/restaurants/me', async route => {
    const response = await route.fetch()
    const body = await response.json()
    // The screen gives up a minute after the sign-up.
    const notYet = { ...body, position: null, createdAt: new Date().toISOString() }
    await route.fulfill({ response, json: isFound ? body : notYet })
  })
  await page.getByRole('button', exactly('Create Account')).click()

  await page.waitForURL('**/restaurant-dashboard')
  // The server guesses the position by itself. After the sign-up the screen waits for it only so long.
  await page.getByRole('heading', { ...exactly('Da <b>Lucia</b>'), level: 1 }).waitFor()
  await expect.poll(() => figure(phone, 'Active Groups')).toBe('0')
  expect(await figure(phone, "Today's Orders")).toBe('0')
  expect(await page.getByRole('region', exactly('How do your prices work?')).count()).toBe(0)
  await page.getByRole('link', exactly('Settings')).click()
  await page.getByText('Looking up your address...').waitFor()
  isFound = true
  await page.getByText('Our guess from your address.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  const lucia = makePhone(app().url)
  await logInAs(app(), { email, password: 'open sesame' }, lucia)
  const { body } = await lucia.call(getOwnRestaurant, {})
  expect(body).toMatchObject({
    phone: '+39 06 1234',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    language: 'en',
    country: 'IT',
    isTaxIncluded: true,
    taxPercentage: null,
    serviceFeePercentage: 0,
  })
  expect(await page.evaluate(() => [localStorage.restaurantId, localStorage.restaurantName])).toEqual([
    String(body.id),
    'Da <b>Lucia</b>',
  ])
})

test('a new restaurant is led from its sign-up to the first order in its kitchen with 14 presses at most', async () => {
  const laptop = await openPhone(app(), { timeZone: 'Europe/Rome', width: 1280 })
  const phone = await openPhone(app())
  const presses = [await countPresses(laptop), await countPresses(phone)]
  const { page } = laptop
  await laptop.open('/restaurant-login')
  await page.getByRole('button', exactly('Need an account? Sign up')).click()
  await page.getByLabel('Email').fill(`nina.${randomInt(1e9)}@example.com`)
  await password(laptop).fill('open sesame')
  await page.getByLabel('Restaurant Name').fill('Da Nina')
  await page.getByRole('button', exactly('Create Account')).click()
  await page.waitForURL('**/restaurant-dashboard')
  const steps = page.getByRole('region', exactly('From empty to the first order'))
  const current = (name: string) => steps.locator('[aria-current=step]', { hasText: name }).waitFor()

  await current('Menu')
  const draws = [
    line(50, 720, 'Soups', 20),
    ...[menuItem(690, 'Onion', '7.50'), menuItem(670, 'Leek', '6.00'), menuItem(650, 'Pea', '6.50')],
  ]
  await upload(page, 'menu.pdf', pdfOf({ pages: [draws.join('')] }))
  const choosingTheFile = 1
  await page.getByRole('button', exactly('Put 3 dishes on the menu')).click()
  await current('Tables')
  await steps.getByRole('button', exactly('Open the tables page')).click()
  await page.getByRole('button', exactly('Add 12 tables')).click()
  await current('Ordering')
  await steps.getByText('Orders are off: guests can only show their list to the waiter.').waitFor()
  await steps.getByRole('button', exactly('Turn on orders')).click()
  await current('Try it with your phone')
  await steps.getByRole('img', exactly('QR code for Table 1')).waitFor()

  const url = await steps.getByRole('link', exactly('Order in this browser')).getAttribute('href')
  await phone.open(new URL(url ?? '').pathname)
  await phone.page.getByLabel('Your Name').fill('Nina')
  await phone.page.getByRole('button', exactly('Start Ordering')).click()
  await phone.page.locator('[data-dish]').getByRole('button', { name: 'Leek' }).click()
  await phone.page.getByRole('button', { name: /^Add 1 · / }).click()
  await steps.getByRole('button', exactly('Open the orders page')).click()
  await page.getByRole('button', { name: /^Accept: No. 1/ }).click()
  await ticketIn(page, 'New', '1 × Leek').waitFor()
  expect(presses.reduce((sum, count) => sum + count(), choosingTheFile)).toBeLessThanOrEqual(14)

  await page.getByRole('link', exactly('Today')).click()
  await page.getByText('Sales by hour').first().waitFor()
  await steps.waitFor({ state: 'detached' })
})

/** Counts the presses of a mouse or finger from now on. */
async function countPresses({ context }: BrowserPhone): Promise<() => number> {
  let presses = 0
  await context.exposeFunction('countPress', () => {
    presses += 1
  })
  await context.addInitScript('addEventListener("pointerdown", () => countPress(), true)')
  return () => presses
}

// Threat: shared-browser
test('a failed login shows its reason, logging out ends the session, and without a session there is no dashboard', async () => {
  const owner = await makeRestaurant(app(), { name: 'Osteria Lucia' })
  const phone = await openPhone(app())
  phone.expectTrouble(/login answered (401|429)/, /me answered 401/)
  const { page, open } = phone
  await open('/restaurant-dashboard')
  await page.waitForURL('**/restaurant-login')
  await submitLogIn(phone, 'nobody@example.com', owner.password)
  expect(await toastOf(phone, 'Login Failed')).toContain('No account found with this email address')
  expect(await problemOf(page.getByLabel('Email'))).toBe('No account found with this email address')
  await submitLogIn(phone, owner.email, 'not the one')
  for (const field of [page.getByLabel('Email'), password(phone)])
    await expect.poll(() => problemOf(field)).toBe('Invalid email or password')
  expect(await page.getByLabel('Email').inputValue()).toBe(owner.email)

  await page.route('**/api/restaurants/login', async (route, request) => {
    if (request.postData()?.includes('too often'))
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '61' },
        json: { problem: 'too-many-requests', message: '' },
      })
    // The test checks the button before the reply arrives.
    await page.getByRole('button', exactly('Processing...')).waitFor()
    return route.continue()
  })
  await submitLogIn(phone, owner.email, 'too often')
  await expect.poll(() => toastOf(phone, 'Login Failed')).toContain('Please wait 2 minutes and try again.')
  await submitLogIn(phone, owner.email, owner.password)
  await page.getByRole('heading', exactly('Osteria Lucia')).waitFor()
  await open('/restaurant-login')
  await page.waitForURL('**/restaurant-dashboard')

  await page.getByRole('button', exactly('Logout')).click()
  await page.getByRole('heading', exactly('Restaurant Login')).waitFor()
  expect(await page.evaluate(() => localStorage.restaurantId)).toBeUndefined()
  // A stored restaurant id without a session does not open the dashboard.
  await page.evaluate(id => localStorage.setItem('restaurantId', id), String(owner.id))
  await open('/restaurant-campaigns')
  await page.getByRole('heading', exactly('Restaurant Login')).waitFor()
  await open('/restaurant-dashboard')
  await page.getByRole('heading', exactly('Restaurant Login')).waitFor()
})

test('a forgotten password is reset by a link in a mail, which works once', async () => {
  const mails = await startMailServer()
  onTestFinished(mails.close)
  const app = await startApp({ env: mailEnv(mails) })
  const owner = await makeRestaurant(app, { name: 'Osteria Lucia' })
  const phone = await openPhone(app)
  phone.expectTrouble(/password-reset answered 404/)
  const { page, open } = phone
  await open('/restaurant-login')
  await page.getByRole('link', exactly('Forgot password?')).click()
  await page.getByRole('heading', exactly('Forgot Password')).waitFor()
  await page.getByLabel('Email').fill('lucia@')
  await page.getByRole('button', exactly('Send Link')).click()
  expect(await problemOf(page.getByLabel('Email'))).toBe('Please enter a valid email address')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', exactly('Send Link')).click()
  await page.getByText(`If ${owner.email} has an account, a link is on its way.`).waitFor()
  await waitForFocus(page.getByRole('heading', exactly('Check your email')))

  const link = `/restaurant-reset-password?token=${tokenIn(await mails.mail(1))}`
  await open(link)
  await page.getByRole('heading', exactly('New Password')).waitFor()
  // The token is no longer in the URL, and the page still has it after a reload.
  expect(page.url()).not.toContain('token')
  await page.reload()
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('short')
  await page.getByRole('button', exactly('Save Password')).click()
  expect(await problemOf(field)).toBe('Password must be at least 6 characters')
  await field.fill('a new sesame')
  await page.getByRole('button', exactly('Save Password')).click()
  await page.getByRole('heading', { ...exactly('Osteria Lucia'), level: 1 }).waitFor()
  expect((await logInAs(app, { ...owner, password: 'a new sesame' })).status).toBe(200)

  await open(link)
  await field.fill('yet another one')
  await page.getByRole('button', exactly('Save Password')).click()
  await page.getByText('This link no longer works').waitFor()
  await page.getByRole('button', exactly('Send a New Link')).click()
  await page.getByRole('heading', exactly('Forgot Password')).waitFor()
})

test('a late reply to a request from before the logout does not restore the session', async () => {
  const owner = await makeRestaurant(app())
  const { page, open } = await openPhone(app(), { of: owner })
  await open('/restaurant-dashboard')
  await page.getByText('Your menu is empty').waitFor()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>()
  await page.route('**/api/restaurants/me', async route => {
    const response = await route.fetch()
    answered()
    await held
    await route.fulfill({ response })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await isAnswered
  await page.getByRole('button', exactly('Logout')).click()
  await page.getByRole('heading', exactly('Restaurant Login')).waitFor()
  const late = page.waitForResponse('**/api/restaurants/me')
  release()
  await (await late).finished()
  await nextPaint(page)
  expect(await page.evaluate(() => localStorage.restaurantId)).toBeUndefined()
  expect(new URL(page.url()).pathname).toBe('/restaurant-login')
})

test('the owner changes profile and position, ends another browser’s session by a new password, and deletes the account', async () => {
  const owner = await makeRestaurant(app(), { name: 'Osteria Lucia' })
  const here = { latitude: 41.8902, longitude: 12.4922 }
  const phone = await openPhone(app(), { position: here, permissions: ['geolocation'] })
  const other = await openPhone(app(), { width: 1280, height: 800 })
  for (const browser of [phone, other]) {
    browser.expectTrouble(/answered 40[13]/)
    await signIn(browser, owner)
    await browser.page.getByRole('heading', exactly('Osteria Lucia')).waitFor()
  }
  const { page } = phone
  await page.getByRole('link', exactly('Settings')).click()
  const location = page.getByRole('region', exactly('Location'))
  await location.getByText('Your location isn’t set yet').waitFor()
  await location.getByRole('button', exactly('Enter Coordinates')).click()
  await waitForFocus(location.getByLabel('Latitude'))
  await location.getByLabel('Latitude').fill('91')
  await location.getByRole('button', exactly('Save Location')).click()
  expect(await problemOf(location.getByLabel('Latitude'))).toBe('Please enter degrees from -90 to 90.')
  expect(await problemOf(location.getByLabel('Longitude'))).toBe('Please enter degrees from -180 to 180.')
  await location.getByRole('button', exactly('Use My Current Location')).click()
  await location.getByText('41.8902, 12.4922').waitFor()
  await location.getByText('Confirmed by you.').waitFor()

  await page.getByRole('button', exactly('Edit Profile')).click()
  const profile = page.getByRole('dialog', exactly('Profile'))
  await profile.getByLabel('Restaurant Name').fill('Da Lucia')
  await profile.getByLabel('Tax rate').fill('101')
  await profile.getByRole('button', exactly('Save Profile')).click()
  expect(await problemOf(profile.getByLabel('Tax rate'))).toContain('from 0 to 100')
  await profile.getByLabel('Tax rate').fill('7,5')
  await chooseCurrency(page, 'Japanese')
  await profile.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await profile.getByRole('button', exactly('Save Profile')).click()
  await toastOf(phone, 'Profile Saved')
  await page.getByRole('banner').getByText('Da Lucia', { exact: true }).waitFor()
  const account = page.getByRole('region', exactly('Account'))
  for (const text of ['7.5%, included in your prices', 'none', '¥\u00a0JPY', 'Asia/Tokyo', 'English'])
    await account.getByText(text, { exact: true }).waitFor()

  await page.getByRole('button', exactly('Change Password')).click()
  const change = page.getByRole('dialog', exactly('Change Password'))
  await change.getByLabel('Current password', { exact: true }).fill('not the one')
  await change.getByLabel('New password', { exact: true }).fill('another sesame')
  await change.getByRole('button', exactly('Change Password')).click()
  expect(await problemOf(change.getByLabel('Current password', { exact: true }))).toContain(
    'not your current',
  )
  await change.getByLabel('Current password', { exact: true }).fill(owner.password)
  await change.getByRole('button', exactly('Change Password')).click()
  await toastOf(phone, 'Password Changed')
  await other.page.getByRole('link', exactly('Tables')).waitFor()
  await other.page.reload()
  await other.page.getByRole('heading', exactly('Restaurant Login')).waitFor()

  await page.getByRole('button', exactly('Delete Account')).click()
  const end = page.getByRole('dialog', exactly('Delete this account?'))
  await end.getByText('your menu and table codes').waitFor()
  await end.getByLabel('Your password, to confirm', { exact: true }).fill('another sesame')
  await end.getByRole('button', exactly('Delete Account')).click()
  await page.getByRole('button', exactly('Create New Group')).waitFor()
  expect(await page.evaluate(() => localStorage.restaurantId)).toBeUndefined()
  expect((await logInAs(app(), { ...owner, password: 'another sesame' })).problem.problem).toBe(
    'email-not-found',
  )
})

const password = ({ page }: BrowserPhone) => page.getByLabel('Password', { exact: true })

async function submitLogIn(phone: BrowserPhone, email: string, secret: string): Promise<void> {
  await phone.page.getByLabel('Email').fill(email)
  await password(phone).fill(secret)
  await phone.page.getByRole('button', exactly('Login')).click()
}

/** The value of a figure on the dashboard. */
function figure({ page }: BrowserPhone, label: string): Promise<string | null> {
  return page.locator('dl > div').filter({ hasText: label }).locator('dd').textContent()
}
