// The states of an owner's tables and settings.

import { pairKitchenDisplay, startPairing } from '@tablemate/contract/kitchen-displays.ts'
import { changeOpeningHours, changeOrdering, pauseOrdering } from '@tablemate/contract/ordering.ts'
import { setStations } from '@tablemate/contract/stations.ts'
import { weekdays } from '@tablemate/domain/day/opening-hours.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { staffRoles } from '@tablemate/domain/staff/roles.ts'
import type { TestApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addMenuItems, makeRestaurant, type Owner } from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo, joinByCode } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { addStaff } from '@tablemate/test/restaurants/staff.ts'
import { chooseCurrency, exactly } from '../journeys/steps.ts'
import {
  check,
  fill,
  type Part,
  portal,
  press,
  type ScreenState,
  screen,
  sees,
  seesButton,
  seesDialog,
  seesField,
} from './state.ts'
import type { Words } from './words.ts'

export async function planSettings(app: TestApp, words: Words): Promise<ScreenState[]> {
  const { restaurant: name, place, device, categories } = words
  const { businessId: _, ...shownPlace } = place
  const owner = await makeRestaurant(app, { name, ...place, currency: 'JPY' })
  await addMenuItems(owner, ...categories.map(category => ({ name: 'Tea', price: 20_000, category })), {
    name: 'Soup',
    price: 90_000,
    category: 'DANIA WEGETARIAŃSKIE',
  })
  const params = { restaurantId: owner.id }
  await owner.phone.call(changeOrdering, { body: { mode: 'at-once', isPaused: true } })
  await owner.phone.call(setStations, {
    params,
    body: { stations: [{ name: device, categories: ['DANIA WEGETARIAŃSKIE'] }] },
  })
  const { body } = await owner.phone.call(startPairing, { params, query: {} })
  await makePhone(app.url).call(pairKitchenDisplay, { body: { code: body.code, name: device } })
  // Closed for at least a day.
  const weekday = weekdays[(new Date().getUTCDay() + 2) % 7] ?? 1
  await owner.phone.call(changeOpeningHours, {
    body: { periods: [{ weekday, from: '18:00', to: '01:00' }], closedDates: ['2099-12-25'] },
  })
  const [closed] = await addRestaurantTablesTo(owner, '7')
  const unset = await makeRestaurant(app)
  const at = (name: string, of: Owner, ...parts: Part[]) =>
    portal(of)(`settings, ${name}`, '/restaurant-settings', 'Add Station', ...parts)
  return [
    at('nothing set', unset, sees('No tablet is paired yet.')),
    at('everything set', owner, press('Add Station'), {
      shows: [name, ...Object.values(shownPlace), device, ...categories],
    }),
    at(
      'orders and stations refused',
      owner,
      fill('Late after (minutes)', '0'),
      press('Save Orders'),
      sees('Please enter whole minutes'),
      press('Add Station'),
      press('Save Stations'),
      sees('Please enter a name.'),
    ),
    at(
      'opening hours refused',
      owner,
      press(/^Add hours on /),
      press(/^Copy \w+ to all days$/),
      press(/^Add hours on /),
      press('Save Hours'),
      sees('Please enter both times.'),
    ),
    screen('table, closed', `/table/${closed?.token}`, 'Closed at this time', { shows: [name] }),
    portal(owner)('board, closed', '/restaurant-orders', /^Closed by the opening hours/),
    at(
      'a code for a tablet',
      owner,
      {
        // The widest possible code.
        before: ({ page }) =>
          page.route('**/screens', async route => {
            if (route.request().method() !== 'POST') return route.fallback()
            const response = await route.fetch()
            return route.fulfill({ response, json: { ...(await response.json()), code: 'WWMWWMWW' } })
          }),
      },
      press('Pair a Kitchen Tablet'),
      sees('Valid for'),
    ),
    at('a screen’s removal asked', owner, press(/^Remove /, -1), sees('Keep It')),
    at(
      'another currency',
      owner,
      // The window is as high as the sheet, so that axe sees the whole sheet.
      { phone: { height: 2000 } },
      press('Edit Profile'),
      ({ page }) => chooseCurrency(page, 'KRW'),
      press('Save Profile'),
      sees('Please choose one.'),
    ),
    at(
      'place refused',
      owner,
      press('Enter Coordinates'),
      press('Save Location'),
      sees('Please enter degrees from -90 to 90.'),
    ),
    at('profile', owner, press('Edit Profile'), seesDialog('Profile')),
    at('password', owner, press('Change Password'), seesDialog('Change Password')),
    at('deletion', owner, press('Delete Account'), seesDialog('Delete this account?')),
    ...(await planTableCodes(app, unset, words)),
    ...(await planStaff(app, unset, words)),
  ]
}

async function planStaff(app: TestApp, unset: Owner, { staff, device }: Words): Promise<ScreenState[]> {
  const owner = await makeRestaurant(app)
  for (const [at, name] of staff.entries()) await addStaff(owner, name, staffRoles[at % 3] ?? 'waiter')
  const { phone } = await makeKitchenDisplay(app, owner, { name: device })
  await phone.call(pauseOrdering, { params: { restaurantId: owner.id }, body: { isPaused: true } })
  const at = (name: string, of: Owner, ...parts: Part[]) =>
    portal(of)(`staff, ${name}`, '/restaurant-staff', 'What was done', ...parts)
  const edit = press(/^Edit /)
  return [
    at('nobody', unset, sees('Nobody yet.'), sees('Nothing yet.')),
    at('a new one refused', owner, press('Add Person'), press('Save'), sees('Please enter 4 to 8 digits.')),
    at(
      'one changed',
      owner,
      { phone: { height: 1400 }, shows: [...staff, device] },
      ({ page }) => page.getByRole('list', exactly('What was done')).waitFor(),
      edit,
      seesField('New PIN'),
    ),
    at('one’s removal asked', owner, edit, press('Remove'), seesButton('Keep')),
  ]
}

async function planTableCodes(app: TestApp, unset: Owner, { tables }: Words): Promise<ScreenState[]> {
  const host = await makeRestaurant(app)
  const numbers = Array.from(
    { length: limits.restaurantTablesAtOnce - tables.length },
    (_, at) => `${at + 1}`,
  )
  const stored = await addRestaurantTablesTo(host, ...numbers, ...tables)
  await joinByCode(app, stored.find(({ name }) => name === '1')?.token ?? '', 'Ann')
  const path = '/restaurant-tables'
  const showAll = press(/^Show \d+ more$/)
  return [
    portal(unset)('tables, no such numbers', path, 'To table', fill('To table', 'x')),
    portal(unset)('tables, by name', path, 'By name', check('By name'), fill('Table names', 'W'.repeat(20))),
    portal(host)(
      'tables, one asked about',
      path,
      /more$/,
      showAll,
      sees('1 person now'),
      ({ page }) => page.getByRole('checkbox').last().check(),
      sees('Print 1 code'),
      press('Edit Table 2'),
      fill('Name or number', ''),
      press('Save'),
      sees('Please enter a name or number.'),
      press('New code'),
      sees('A new code for Table 2?'),
    ),
    portal(host)(
      'tables, printed',
      path,
      /more$/,
      {
        before: ({ page }) =>
          page.addInitScript(() => {
            window.print = () => undefined
          }),
        shows: tables,
      },
      showAll,
      press(/^Print \d+ code/),
    ),
  ]
}
