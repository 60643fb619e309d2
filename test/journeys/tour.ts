// A tour of every screen in each of its states, for tests that check all screens.

import { chooseBill } from '#contract/bills.ts'
import { changeCardSettings } from '#contract/card-payments.ts'
import { joinGroup } from '#contract/groups.ts'
import { placeOrder, shareItem } from '#contract/orders.ts'
import { payShare } from '#contract/payments.ts'
import type { PosSettings } from '#contract/pos.ts'
import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { ended, error, final, guess, hears, started } from '../browser/recordings.ts'
import { installRecogniser, playRecording } from '../browser/speech.ts'
import { joinAs, makeGroup, type TestTable } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { makeCampaign, makeRestaurantAt, offersAt, reportImpression } from '../restaurants/campaign.ts'
import { addDishes, makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import { addTablesTo, joinByCode } from '../restaurants/tables.ts'
import { planBoard } from './board-tour.ts'
import { planDeliveries } from './deliveries-tour.ts'
import { planKitchen } from './kitchen-tour.ts'
import { mockPos } from './mocked-destinations.ts'
import { planOwnMenu } from './own-menu-tour.ts'
import { planSettings } from './settings-tour.ts'
import {
  exactly,
  openForm,
  openInstallCard,
  openMenu,
  simulateNewerVersion,
  toastOf,
  typeDishes,
  userAgents,
} from './steps.ts'

export interface Stop extends State {
  readonly app: Pick<TestApp, 'url'>
}

interface State {
  readonly name: string
  /** Options of the phone for the state. */
  readonly phone: PhoneOptions
  /** Brings the phone into the state. */
  readonly go: (phone: BrowserPhone) => Promise<void>
}

/** The environment of the app that the tour visits: where cards are taken, it has an address. */
export const tourEnv = { PUBLIC_URL: 'https://tablemate.example', RATE_LIMIT_SCALE: '10' }

/** The environment of the app behind a beta gate. */
export const gateEnv = { BETA_ACCESS_CODE: 'Supper-7Q', RATE_LIMIT_SCALE: '100' }

/** The states of the beta gate. */
const gateStops: readonly State[] = [
  atGate('gate', async () => undefined),
  atGate('gate, a wrong code', async phone => {
    phone.expectTrouble(/verify answered 401/)
    await phone.page.getByRole('button', exactly('Access Beta')).click()
    await phone.page.getByText('Incorrect access code.').first().waitFor()
  }),
  atGate('gate, asking', async ({ page }) => {
    // The request never gets a reply.
    await page.route('**/api/beta/verify', () => undefined)
    await page.getByRole('button', exactly('Access Beta')).click()
    await page.getByRole('button', exactly('Verifying...')).waitFor()
  }),
]

/** The states of the shell around the screens, on the landing page. */
const shellStops: readonly State[] = [
  {
    ...stop('privacy notice', '/', 'Group dining made effortless', async ({ page }) => {
      await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor()
    }),
    phone: { isNew: true },
  },
  { name: 'install card', phone: { mayInstall: true }, go: openInstallCard },
  ...Object.entries(userAgents).map(([browser, userAgent]) => ({
    name: `install card, how in ${browser}`,
    phone: { mayInstall: true, userAgent },
    async go(phone: BrowserPhone) {
      await openInstallCard(phone)
      await phone.page.getByRole('button', exactly('Install Now')).click()
      await phone.page.getByText('It wasn’t installed.').waitFor()
    },
  })),
  stop('newer version, toast', '/', 'Group dining made effortless', async phone => {
    await simulateNewerVersion(phone, 'while open')
    await phone.page.reload()
    await toastOf(phone, 'New Version Available')
  }),
  stop('newer version, banner', '/', 'Group dining made effortless', async phone => {
    await simulateNewerVersion(phone, 'before')
    await phone.page.reload()
    await phone.page.getByRole('button', exactly('Refresh Now')).waitFor()
  }),
  inMenu('menu', async () => undefined),
  inMenu('menu, choosing a currency', async ({ page }) => {
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('dialog', exactly('Currency')).waitFor()
  }),
  inMenu('menu, how to install', async ({ page }) => {
    await page.getByRole('button', exactly('Install the app')).click()
    await page.getByRole('dialog', exactly('How to install')).waitFor()
  }),
  inMenu('menu, privacy notice', async ({ page }) => {
    await page.getByRole('button', exactly('Privacy notice')).click()
    await page.getByRole('dialog', exactly('Data Privacy Notice')).waitFor()
  }),
]

/** Offers for diners and campaigns in the portal, with the longest words, at a position without other offers. */
async function planOffers(app: TestApp): Promise<State[]> {
  const place = { latitude: 64.1466, longitude: -21.9426 }
  const owner = await makeRestaurantAt(app, place, { name: 'Donaudampfschiff '.repeat(4), currency: 'JPY' })
  const { id } = await makeCampaign(app, owner, {
    title: 'W'.repeat(80),
    description: 'M'.repeat(500),
    offerDetails: 'W'.repeat(300),
    offerType: 'fixed_amount',
    offerValue: 100_000_000,
    durationDays: 365,
  })
  const diner = makePhone(app.url)
  await offersAt(diner, place)
  await reportImpression(diner, id)
  await addDishes(owner, { name: 'M'.repeat(120), price: 100_000_000, isSoldOut: true })
  const unplaced = await makeRestaurant(app)
  await makeCampaign(app, unplaced)
  const here = { position: place, permissions: ['geolocation'] }
  return [
    { ...stop('landing, offers', '/', 'Offers near you'), phone: here },
    {
      name: 'landing, may be asked for offers',
      phone: {},
      async go(phone) {
        await phone.page.addInitScript(() => {
          navigator.permissions.query = async () => ({ state: 'prompt' }) as PermissionStatus
        })
        await phone.open('/')
        await phone.page.getByRole('button', { name: 'Show offers near me' }).waitFor()
      },
    },
    stop('offer', `/restaurant/${id}`, 'Sold out'),
    stop('offer, missing', '/restaurant/999999', 'We can’t find this offer'),
    {
      ...stop('campaigns', '/restaurant-campaigns', 'By day, UTC time'),
      phone: { of: owner },
    },
    {
      ...stop('campaigns, deletion', '/restaurant-campaigns', 'Total Views', async ({ page }) => {
        await page.getByRole('button', { name: 'Delete' }).first().click()
        await page.getByRole('button', exactly('Keep It')).waitFor()
      }),
      phone: { of: owner },
    },
    {
      ...stop('campaigns, form', '/restaurant-campaigns', 'Nobody can see this yet', async ({ page }) => {
        await page.getByRole('button', exactly('Create Campaign')).click()
        await page.getByLabel('Image URL').fill('x')
        await page.getByRole('region').getByRole('button', exactly('Create Campaign')).click()
        await page.getByText('Description is required').waitFor()
      }),
      phone: { of: unplaced },
    },
  ]
}

/** All states: `app` has no gate, `guarded` has one. */
export async function planTour(app: TestApp, guarded: Pick<TestApp, 'url'>): Promise<readonly Stop[]> {
  return [
    ...gateStops.map(state => ({ ...state, app: guarded })),
    ...[
      ...shellStops,
      ...(await planKitchen(app)),
      ...(await planScreens(app)),
      ...(await planOwnMenu(app)),
      ...(await planSettings(app)),
      ...(await planDeliveries(app)),
      ...(await planOffers(app)),
      ...(await planBoard(app)),
    ].map(state => ({ ...state, app })),
  ]
}

/** Visits all stops, three at a time, because a visit mostly waits. */
export async function visitAll(
  stops: readonly Stop[],
  visit: (stop: Stop, at: number) => Promise<void>,
): Promise<void> {
  const left = stops.entries()
  const go = async () => {
    for (const [at, stop] of left) await visit(stop, at)
  }
  await Promise.all([go(), go(), go()])
}

/** The diners' screens, with the longest possible words, and with empty tables. */
async function planScreens(app: Pick<TestApp, 'url'>): Promise<State[]> {
  const long = await makeGroup(app, {
    diners: 2,
    restaurantName: 'Zur Donaudampfschifffahrtsgesellschaft '.repeat(2),
  })
  const [ann, ben] = long.diners
  await joinAs(app, long.group, 'W'.repeat(40))
  for (const diner of [ann, ben])
    await diner.order(
      {
        name: 'M'.repeat(120),
        price: 100_000_000,
        quantity: 99,
        modifications: 'no basil '.repeat(33).trim(),
      },
      { name: 'Soup', price: 950, quantity: 2 },
    )
  const empty = await makeGroup(app, { diners: 1, restaurantName: '' })
  const paid = await makeGroup(app, { diners: 1 })
  const { id: memberId, phone, order } = paid.diners[0]
  await order({ name: 'Soup', price: 900 })
  // With tax 0.80, service fee 0.27 and tip 1.62.
  await phone.call(payShare, { body: { groupId: paid.group.id, memberId, amount: 1169 } })
  const shared = await makeSharedDishes(app)
  const other = await makeGroup(app)
  const addGuest = { params: { groupId: other.group.id }, body: { name: 'W'.repeat(40), isGuest: true } }
  await other.diners[0].phone.call(joinGroup, addGuest)
  const doubtful = await makeGroup(app, { diners: 1, restaurantName: '' })
  await doubtful.diners[0].phone.call(placeOrder, {
    body: {
      groupId: doubtful.group.id,
      memberId: doubtful.diners[0].id,
      items: [],
      transcription: longSentence,
    },
  })

  const owner = await makeRestaurant(app, { name: 'Zum Löwen '.repeat(8).trim(), city: 'M'.repeat(80) })
  const unasked = await makeRestaurant(app, { isTaxIncluded: false })
  await addDishes(
    owner,
    { name: 'M'.repeat(120), price: 100_000_000, category: 'W'.repeat(60), description: 'basil '.repeat(80) },
    { name: 'Soup', price: 900, isSoldOut: true },
    { name: 'Tea', price: 300 },
  )
  const registered = await makeGroup(app, { diners: 1, restaurantId: owner.id })
  const byCard = await makeBillByCard(app, owner)
  const [free, taken] = await addTablesTo(owner, '1', 'W'.repeat(20))
  await joinByCode(app, taken?.token ?? '', 'Ann')
  await registered.diners[0].order({ name: 'Cake of mine', price: 900 })

  return [
    stop('landing', '/', 'Group dining made effortless'),
    seated('landing, with the way back', long, '', 'Zur Donau', async phone => {
      await phone.open('/')
      await phone.page.getByRole('navigation', exactly('Your tables')).waitFor()
    }),
    stop('landing, choosing a currency', '/', 'Group dining made effortless', async ({ page }) => {
      await page.getByRole('button', { name: /^Currency: / }).click()
      await page.getByRole('dialog').waitFor()
    }),
    stop('create, simple', '/create-group', 'Create a Group'),
    stop('create, simple, refused', '/create-group', 'Create a Group', async ({ page }) => {
      await page.getByRole('button', exactly('Create Group')).click()
      await page.getByText('Please enter your name.').first().waitFor()
    }),
    stop('group created', '/create-group', 'Create a Group', async ({ page }) => {
      await page.route(/\/api\/groups(\/[\w-]+)?$/, async route => {
        const response = await route.fetch()
        // The widest code there can be.
        await route.fulfill({ response, json: { ...(await response.json()), code: 'WWMWWM' } })
      })
      await page.getByLabel('Your Name').fill('Ann')
      await page.getByRole('button', exactly('Create Group')).click()
      await page.getByRole('heading', exactly('Group Created')).waitFor()
    }),
    stop('create, fuller', '/universal-create-group', 'Create a Group'),
    stop('create, restaurants suggested', '/universal-create-group', 'Create a Group', async ({ page }) => {
      await page.getByLabel('Restaurant Name').pressSequentially('low')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    }),
    stop('create, by a table’s code', `/universal-create-group?restaurant=${owner.id}&table=7`, 'Undo'),
    stop('table, first', `/table/${free?.token}`, 'You’re the first one here.'),
    stop('table, taken name', `/table/${taken?.token}`, '1 person is ordering here.', async phone => {
      phone.expectTrouble(/join answered 409/)
      await phone.page.getByLabel('Your Name').fill('Ann')
      await phone.page.getByRole('button', exactly('Join the Table')).click()
      await phone.page.getByText('Someone at the table already has this name.').waitFor()
    }),
    stop('table, code replaced', '/table/ABC', 'No table has this code'),
    {
      name: 'table, did not arrive',
      phone: {},
      async go(phone) {
        phone.expectTrouble(/failed: net::/)
        await phone.page.route('**/api/tables/**', route => route.abort('connectionreset'))
        await phone.open(`/table/${free?.token}`)
        await phone.page.getByText('We couldn’t find your table just now').waitFor()
      },
    },
    stop('join', '/join-group', 'Join a Group'),
    stop('join, table found', `/join-group?code=${other.group.code}`, 'Join a Group', async ({ page }) => {
      await page.getByLabel('Your Name').waitFor()
    }),
    stop('join, no such table', '/join-group', 'Join a Group', async phone => {
      await phone.page.getByLabel('Group Code').fill('ZZZZZZ')
      await toastOf(phone, 'Group Not Found')
    }),
    stop('join, while the browser proves its work', '/join-group', 'Join a Group', async phone => {
      const { page, expectTrouble } = phone
      expectTrouble(/code\/\w+ answered 429/)
      const challenge = { token: 'a.b.c', puzzles: 1, bits: 1 }
      const refusal = { problem: 'proof-of-work-required', message: '', challenge }
      await page.route('**/api/groups/code/*', route => route.fulfill({ status: 429, json: refusal }))
      await page.route('**/online-proof-worker-*', () => {})
      await page.getByLabel('Group Code').fill('ZZZZZZ')
      await page.getByRole('button', exactly('Checking… one moment')).waitFor()
    }),
    {
      ...stop('join, already a member', `/join-group?code=${long.group.code}`, 'Already a Member'),
      phone: { at: memberOf(long) },
    },
    seated('group, empty', empty, '', 'Group Order'),
    seated('group, form open', empty, '', 'Group Order', async phone => {
      await openForm(phone)
      await phone.page.getByLabel('Item name').fill('M'.repeat(120))
      await phone.page.getByLabel('Price').fill('-1')
      await phone.page.getByLabel('Modifications').focus()
    }),
    seated('group, with orders', long, '', 'Zur Donau'),
    seated('group, editing', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByLabel('Item name').first().waitFor()
    }),
    seated('group, of a registered restaurant', registered, '', 'Not on the menu'),
    seated('group, the menu', registered, '', 'Zum L', async ({ page }) => {
      await page.getByRole('button', exactly('Add Manually')).click()
      await page.getByRole('button', { name: /^MMM/ }).click()
      await page.getByRole('textbox', { name: /^How would you like/ }).waitFor()
    }),
    {
      name: 'group, the menu did not arrive',
      phone: { at: memberOf(registered) },
      async go(phone) {
        phone.expectTrouble(/failed: net::/)
        await phone.page.route('**/menu', route => route.abort('connectionreset'))
        await phone.open(`/group/${registered.group.id}`)
        await phone.page.getByRole('button', exactly('Add Manually')).click()
        await phone.page.getByText('The menu didn’t load').waitFor()
      },
    },
    seated('group, asking before deletion', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByText('Delete this order?').waitFor()
    }),
    spoken('group, recording', empty, async ({ page }) => {
      await page.getByRole('button', exactly('Record your order')).click()
      await playRecording(page, [started, hears(final(longSentence), guess('and a second cake'))])
      await page.getByRole('list', exactly('Understood so far')).waitFor()
    }),
    spoken('group, microphone silent', empty, async ({ page }) => {
      await page.getByRole('button', exactly('Record your order')).click()
      await page.getByText('Your microphone isn’t responding').waitFor()
    }),
    spoken('group, microphone denied', empty, async ({ page }) => {
      await page.getByRole('button', exactly('Record your order')).click()
      await playRecording(page, [error('not-allowed'), ended])
      await page.getByText('Microphone permission denied.').first().waitFor()
    }),
    spoken('group, spoken order with doubts', doubtful, async ({ page }) => {
      await page.getByText('Not understood:').waitFor()
    }),
    seated('group, what was said and not understood', doubtful, '', 'Group Order', async ({ page }) => {
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByRole('region', exactly('What was said')).waitFor()
    }),
    spoken('group, a correction about to be sent', doubtful, async ({ page }) => {
      const field = page.getByLabel('Type what you would like')
      await field.fill('one beer')
      await page.keyboard.press('Enter')
      await page.getByText('Got it', { exact: true }).waitFor()
      await field.fill('cancel that')
      await page.getByText('Deletes your order:').waitFor()
    }),
    seated('group, an order waiting', empty, '', 'Group Order', orderOffline),
    seated('group, an order refused', empty, '', 'Group Order', async phone => {
      phone.expectTrouble(/orders answered 400/)
      const body = JSON.stringify({ problem: 'too-many-orders', message: '' })
      await phone.page.route('**/api/orders', route =>
        route.fulfill({ status: 400, contentType: 'application/json', body }),
      )
      await orderOffline(phone)
      await phone.context.setOffline(false)
      await phone.page.getByText('Not sent', { exact: true }).waitFor()
      await phone.page.getByText('live', { exact: true }).waitFor()
    }),
    seated('group, who shares a dish', shared, '', 'Group Order', async ({ page }) => {
      await page
        .getByRole('button', { name: /^Who shares M/ })
        .first()
        .click()
      await page.getByLabel('Everyone at the table').waitFor()
    }),
    seated('group, a dish of somebody else', shared, '', 'Group Order', async ({ page }) => {
      await page.getByRole('button', { name: /^Take me off: / }).waitFor()
    }),
    seated('group, people', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: 'Show who is at the table' }).click()
      await page.getByRole('dialog').waitFor()
    }),
    seated('group, a removal asked', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: 'Show who is at the table' }).click()
      await page.getByRole('button', { name: /^Remove: W/ }).click()
      await page.getByLabel('New code, so that').waitFor()
    }),
    seated('group, ordering for a guest', other, '', 'Chez Nous', async ({ page }) => {
      await page.getByLabel('Ordering for:').selectOption({ index: 1 })
      await page.getByText('Orders for').waitFor()
    }),
    seated('group, a guest added and one renamed', other, '', 'Chez Nous', async ({ page }) => {
      await page.getByRole('button', exactly('Add a guest')).click()
      await page.getByRole('dialog').getByRole('button', exactly('Add Guest')).click()
      await page.getByText('Please enter a name.').waitFor()
      await page.getByRole('button', { name: /^Rename: W/ }).click()
    }),
    seated('group, code', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: 'Show the code' }).click()
      await page.getByRole('dialog').waitFor()
    }),
    seated('group, a new code asked', long, '', 'Zur Donau', async ({ page }) => {
      await page.getByRole('button', { name: 'Show the code' }).click()
      await page.getByRole('button', exactly('New code')).click()
      await page.getByText('Replace this code?').waitFor()
    }),
    seated('group, removed, with orders that were not sent', empty, '', 'Group Order', async phone => {
      await orderOffline(phone)
      phone.expectTrouble(/answered 404/)
      await phone.context.clearCookies()
      await phone.context.setOffline(false)
      await phone.page.getByText('One order on this phone wasn’t sent.').waitFor()
    }),
    {
      name: 'group, did not arrive',
      phone: { at: memberOf(long) },
      async go(phone) {
        phone.expectTrouble(/failed: net::/)
        await phone.page.route('**/api/**', route => route.abort('connectionreset'))
        await phone.open(`/group/${long.group.id}`)
        await phone.page.getByRole('heading', exactly('Couldn’t load the table')).waitFor()
      },
    },
    stop('group, missing', nowhere, 'Group not found or access denied.'),
    stop('group, ended', '/group/0190f0e0-0000-7000-8000-000000000000', 'This table has ended.'),
    seated('summary, empty', empty, '/summary', 'Group Summary'),
    seated('summary, full', long, '/summary', 'Group Summary'),
    seated('summary, shared dishes', shared, '/summary', 'Group Summary'),
    seated('summary, offline', long, '/summary', 'Group Summary', goOffline),
    stop('summary, missing', `${nowhere}/summary`, 'Group summary not found'),
    seated('bill, empty', empty, '/bill-split', 'Split the Bill'),
    seated('bill, open', long, '/bill-split', 'Split the Bill'),
    seated('bill, custom tip and details', long, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('Custom')).click()
      await page.getByLabel('Tip amount').fill('x')
      await page.getByRole('button', exactly('Set Tip')).click()
      await page.getByRole('button', { name: 'What Ann pays for' }).click()
    }),
    seated('bill, tax and fee', long, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('Tax and fee')).click()
      await page.getByLabel('Tax rate').fill('x')
      await page.getByRole('button', exactly('Save for the Table')).click()
      await page.getByText('Please enter a percentage').waitFor()
    }),
    seated('bill, guessed prices', doubtful, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByText('on this bill').waitFor()
    }),
    seated('bill, paying for everyone', long, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('Process All Payments')).click()
      await page.getByRole('dialog', exactly('Pay for everyone?')).waitFor()
    }),
    seated('bill, paying for several', long, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('Pay for several')).click()
      const sheet = page.getByRole('dialog', exactly('Pay for several'))
      await sheet.getByRole('button', exactly('Custom')).click()
      await sheet.getByLabel('Tip amount').fill('x')
      await sheet.getByText('Please enter an amount').waitFor()
    }),
    seated('receipt', paid, `/receipt/${memberId}`, 'For Ann'),
    seated('receipt, of the table', paid, '/receipt', 'For the whole table'),
    seated('receipt, not paid', long, '/receipt', 'No receipt yet'),
    stop('receipt, missing', `${nowhere}/receipt`, 'Group not found or access denied.'),
    seated('bill, details by items', paid, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('radio', exactly('By items')).check()
      await page
        .getByRole('button', { name: /^What .* pays for/ })
        .first()
        .click()
    }),
    seated('bill, by shares', shared, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('I treat')).waitFor()
      await page
        .getByRole('button', { name: /^What .* pays for/ })
        .first()
        .click()
      await page.getByText('2/24 of everything').waitFor()
    }),
    seated('bill, by card', byCard, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', { name: /^Pay by card/ }).waitFor()
    }),
    seated('bill, paying for several by card', byCard, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByRole('button', exactly('Pay for several')).click()
      const sheet = page.getByRole('dialog', exactly('Pay for several'))
      for (const box of await sheet.getByRole('checkbox').all()) await box.check()
      await sheet.getByRole('button', { name: /^Pay by card/ }).waitFor()
    }),
    seated('bill, paid', paid, '/bill-split', 'Split the Bill', async ({ page }) => {
      await page.getByText('Everyone has paid. Thank you!').waitFor()
    }),
    seated('bill, offline', long, '/bill-split', 'Split the Bill', goOffline),
    stop('bill, missing', `${nowhere}/bill-split`, 'Group not found or access denied.'),
    stop('restaurant login, refused', '/restaurant-login', 'Restaurant Login', async ({ page }) => {
      await page.getByRole('button', exactly('Login')).click()
      await page.getByText('Please enter a valid email address').waitFor()
    }),
    stop('forgotten password, no mail', '/restaurant-reset-password', 'This server can’t send email'),
    ...['asked wrongly', 'link sent'].map(name => ({
      ...stop(`forgotten password, ${name}`, '/restaurant-reset-password', 'Forgot Password'),
      async go(phone: BrowserPhone) {
        await phone.page.route('**/api/restaurants/password-reset', (route, request) =>
          request.method() === 'GET'
            ? route.fulfill({ json: { isAvailable: true } })
            : route.fulfill({ status: 204 }),
        )
        await phone.open('/restaurant-reset-password')
        await phone.page.getByLabel('Email').fill(name === 'link sent' ? owner.email : 'lucia@')
        await phone.page.getByRole('button', exactly('Send Link')).click()
        const next = name === 'link sent' ? 'Check your email' : 'Please enter a valid email address'
        await phone.page.getByText(next).first().waitFor()
      },
    })),
    stop(
      'forgotten password, new one',
      `/restaurant-reset-password?token=x`,
      'New Password',
      async ({ page }) => {
        await page.getByRole('button', exactly('Save Password')).click()
        await page.getByText('Password must be at least 6 characters').first().waitFor()
      },
    ),
    stop(
      'forgotten password, link over',
      `/restaurant-reset-password?token=x`,
      'New Password',
      async phone => {
        phone.expectTrouble(/password-reset answered 400/)
        await phone.page.getByLabel('New password', { exact: true }).fill('open sesame')
        await phone.page.getByRole('button', exactly('Save Password')).click()
        await phone.page.getByText('This link no longer works').waitFor()
      },
    ),
    stop('restaurant sign-up', '/restaurant-login', 'Restaurant Login', async ({ page }) => {
      await page.getByRole('button', exactly('Need an account? Sign up')).click()
      await page.getByLabel('Business ID').waitFor()
    }),
    portal('settings, place refused', owner, async ({ page }) => {
      await page.getByRole('button', exactly('Enter Coordinates')).click()
      await page.getByRole('button', exactly('Save Location')).click()
      await page.getByText('Please enter degrees from -90 to 90.').waitFor()
    }),
    onDashboard('dashboard, how prices work', unasked, async ({ page }) => {
      await page.getByRole('heading', exactly('How do your prices work?')).waitFor()
      await page.getByRole('button', exactly('Save')).click()
      await page.getByText('Please enter the rate').waitFor()
    }),
    portal('settings, profile', owner, async ({ page }) => {
      await page.getByRole('button', exactly('Edit Profile')).click()
      await page.getByRole('dialog', exactly('Profile')).waitFor()
    }),
    portal('settings, password', owner, async ({ page }) => {
      await page.getByRole('button', exactly('Change Password')).click()
      await page.getByRole('dialog', exactly('Change Password')).waitFor()
    }),
    portal('settings, deletion', owner, async ({ page }) => {
      await page.getByRole('button', exactly('Delete Account')).click()
      await page.getByRole('dialog', exactly('Delete this account?')).waitFor()
    }),
    stop('not found', '/nowhere', 'Page Not Found'),
    stop('interest, refused', '/restaurant-interest', 'Restaurant Interest', async ({ page }) => {
      await page.getByLabel('Order analytics dashboard').check()
      await page.getByRole('button', exactly('Submit Interest')).click()
      await page.getByText('Please fill this in.').first().waitFor()
    }),
    ...(await planPosSettings(app)),
  ]
}

/** The owner's restaurant takes cards, and three people have a bill there. */
async function makeBillByCard(app: Pick<TestApp, 'url'>, owner: Owner): Promise<TestTable<2>> {
  const secrets = { key: `rk_test_${'a'.repeat(24)}`, secret: `whsec_${'a'.repeat(32)}` }
  const params = { restaurantId: owner.id }
  await owner.phone.call(changeCardSettings, { params, body: { ...secrets, isEnabled: true } })
  const table = await makeGroup(app, { diners: 2, restaurantId: owner.id })
  await joinAs(app, table.group, 'W'.repeat(40))
  await table.diners[0].order({ name: 'M'.repeat(120), price: 100_000_000, quantity: 99 })
  return table
}

/** Twelve diners with long names, who share dishes and split by shares, in a currency without decimals. */
async function makeSharedDishes(app: Pick<TestApp, 'url'>): Promise<TestTable<2>> {
  const shared = await makeGroup(app, { diners: 2, currency: 'JPY', restaurantName: '' })
  const [ann, ben] = shared.diners
  for (let at = 1; at <= 10; at += 1) await joinAs(app, shared.group, `${at} ${'W'.repeat(37)}`)
  const dish = { name: 'M'.repeat(120), price: 100_000_000 }
  const everyone = { item: 0, name: dish.name, sharedBy: 'all' } as const
  for (const { phone, order } of [ann, ben]) {
    const { id: orderId } = await order(dish)
    await phone.call(shareItem, { params: { orderId }, body: everyone })
  }
  await ann.phone.call(chooseBill, { params: { groupId: shared.group.id }, body: { splitMethod: 'shares' } })
  return shared
}

async function planPosSettings(app: Pick<TestApp, 'url'>): Promise<State[]> {
  const owner = await makeRestaurant(app, { name: 'Zur Donaudampfschifffahrtsgesellschaft '.repeat(2) })
  const own = `/restaurant/${owner.id}/pos-settings`
  const at = (name: string, settings: Partial<PosSettings>, title: string, act: State['go']): State => {
    const plain = stop(name, own, title, act)
    const go = async (phone: BrowserPhone) => {
      await mockPos(phone.page, settings)
      await plain.go(phone)
    }
    return { ...plain, go }
  }
  const saved = { posProvider: 'micros', hasApiKey: true, posEnabled: true } as const
  const square = {
    ...({ ...saved, posProvider: 'square', hasSignatureKey: true, hasWebhookSecret: true } as const),
    posWebhookUrl: `https://hooks.example.com/${'W'.repeat(80)}`,
    earlierSecretUntil: '2026-11-27T19:30:00.000Z',
    pos: { state: 'connected', confirmedAt: '2026-11-26T19:30:00.000Z' },
    webhook: { state: 'gone', confirmedAt: null },
  } as const
  return [
    at('POS settings, refused', saved, 'Saved, not connected.', async ({ page }) => {
      await page.getByLabel('POS Provider').selectOption('')
      await page.getByLabel('API Key', { exact: true }).fill('key')
      await page.getByLabel('Webhook URL').fill('http://10.0.0.1')
      await page.getByRole('button', exactly('Save Settings')).click()
      await page.getByText('Please choose your provider.').waitFor()
    }),
    at('POS settings, connected', square, 'Connected to Square', async ({ page }) => {
      await page.getByRole('button', exactly('Test connection')).click()
      await page.getByText('Square accepted the key and the location.').waitFor()
      await page.getByRole('button', exactly('New Secret')).click()
      await page.getByText('it is shown only this once').waitFor()
      await page.getByText('For developers').click()
    }),
    stop('POS settings, another’s', '/restaurant/999999/pos-settings', 'These aren’t your settings'),
  ].map(state => ({ ...state, phone: { of: owner } }))
}

type PhoneOptions = NonNullable<Parameters<typeof openPhone>[1]>
type Membership = NonNullable<PhoneOptions['at']>

function atGate(name: string, act: State['go']): State {
  return stop(name, '/', 'Beta Testing Access', async phone => {
    await phone.page.getByLabel('Access code', { exact: true }).fill('lunch')
    await act(phone)
  })
}

function inMenu(name: string, act: State['go']): State {
  return stop(name, '/', 'Group dining made effortless', async phone => {
    await openMenu(phone)
    await act(phone)
  })
}

const nowhere = '/group/00000000-0000-4000-8000-000000000000'

function stop(name: string, path: string, title: string, act: State['go'] = async () => undefined): State {
  return {
    name,
    phone: {},
    async go(phone) {
      await phone.open(path)
      await phone.page.getByText(title).first().waitFor()
      await phone.page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'detached' })
      await act(phone)
    },
  }
}

function seated(
  name: string,
  table: TestTable<number>,
  screen: string,
  title: string,
  act?: State['go'],
): State {
  return { ...stop(name, `/group/${table.group.id}${screen}`, title, act), phone: { at: memberOf(table) } }
}

/** A state of the settings of a logged-in restaurant. */
function portal(name: string, owner: Owner, act: State['go']): State {
  return { ...stop(name, '/restaurant-settings', 'Account', act), phone: { of: owner } }
}

function onDashboard(name: string, owner: Owner, act: State['go']): State {
  return { ...stop(name, '/restaurant-dashboard', 'Quick Actions', act), phone: { of: owner } }
}

/** Like `seated`, on a phone with a simulated speech recogniser. */
function spoken(name: string, table: TestTable<number>, act: Stop['go']): State {
  const plain = seated(name, table, '', 'Group Order', act)
  const go = async (phone: BrowserPhone) => {
    await installRecogniser(phone.page)
    await plain.go(phone)
  }
  return { ...plain, go }
}

const longSentence =
  'two soups for six fifty and a burger without onions and 100 pizzas and the biggest chocolate cake with cream i am allergic to nuts'

async function goOffline(phone: BrowserPhone): Promise<void> {
  phone.expectTrouble(/failed: net::/)
  await phone.context.setOffline(true)
  await phone.page.getByText('offline', { exact: true }).waitFor()
}

async function orderOffline(phone: BrowserPhone): Promise<void> {
  await openForm(phone)
  await typeDishes(phone, {
    name: 'M'.repeat(120),
    price: '1000000',
    quantity: 99,
    modifications: 'no basil',
  })
  await goOffline(phone)
  await phone.page.getByRole('button', exactly('Add Order')).click()
  await phone.page.getByText('offline, 1 order waiting', { exact: true }).waitFor()
}

function memberOf({ group, diners }: TestTable<number>): Membership {
  return { group, diner: diners[0] }
}
