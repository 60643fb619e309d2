// Access control of restaurant calls and public calls: every call, made by every kind of caller.

import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makePrinter } from '../../../test/deliveries/tickets.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'
import { makeCampaign } from '../../../test/restaurants/campaign.ts'
import {
  addDishes,
  logInAs,
  makeRestaurant,
  type Owner,
  uploadFile,
} from '../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../test/restaurants/screen.ts'
import { addTablesTo } from '../../../test/restaurants/tables.ts'

const app = shareApp({
  env: { RATE_LIMIT_SCALE: '100', BETA_ACCESS_CODE: 'SUPPER', METRICS_TOKEN: 'sesame' },
})

/** In the order of the columns of `expected`. */
const callers = ['nobody', 'a diner', 'one who logged out', 'another restaurant', 'the owner'] as const

const out = 'not-signed-in'

/** The status or problem that each caller gets for a call about the owner's restaurant ('me' is the caller's own). Order matters. */
const expected: Partial<Record<keyof typeof endpoints, readonly (number | string)[]>> = {
  getRestaurant: [200, 200, 200, 200, 200],
  searchRestaurants: [200, 200, 200, 200, 200],
  signUp: ['email-taken', 'email-taken', 'email-taken', 'email-taken', 'email-taken'],
  logIn: Array(5).fill('invalid-credentials'),
  getPasswordReset: [200, 200, 200, 200, 200],
  requestPasswordReset: Array(5).fill('mail-not-set-up'),
  resetPassword: Array(5).fill('reset-link-invalid'),
  getOwnRestaurant: [out, out, out, 200, 200],
  changeOwnRestaurant: [out, out, out, 200, 200],
  placeRestaurant: [out, out, out, 'restaurant-not-found', 200],
  getStatistics: [out, out, out, 'restaurant-not-found', 200],
  getMenu: [200, 200, 200, 200, 200],
  addMenuItem: [out, out, out, 'restaurant-not-found', 201],
  changeMenuItem: [out, out, out, 'menu-item-not-found', 200],
  orderCategories: [out, out, out, 'restaurant-not-found', 200],
  changeCategory: [out, out, out, 'restaurant-not-found', 200],
  moveMenuItems: [out, out, out, 'restaurant-not-found', 200],
  removeMenuItem: [out, out, out, 'menu-item-not-found', 204],
  uploadMenu: [out, out, out, 'restaurant-not-found', 201],
  importMenu: [out, out, out, 'restaurant-not-found', 201],
  takePosMenu: [out, out, out, 'restaurant-not-found', 'pos-not-set-up'],
  getCampaigns: [out, out, out, 'restaurant-not-found', 200],
  createCampaign: [out, out, out, 'restaurant-not-found', 201],
  changeCampaign: [out, out, out, 'campaign-not-found', 200],
  getCampaignStatistics: [out, out, out, 'campaign-not-found', 200],
  findNearbyOffers: [200, 200, 200, 200, 200],
  getOffer: [200, 200, 200, 200, 200],
  recordImpression: [204, 204, 204, 204, 204],
  deleteCampaign: [out, out, out, 'campaign-not-found', 204],
  getTables: [out, out, out, 'restaurant-not-found', 200],
  addTables: [out, out, out, 'restaurant-not-found', 201],
  updateTable: [out, out, out, 'restaurant-not-found', 200],
  scanTable: [200, 200, 200, 200, 200],
  findTableByName: [200, 200, 200, 200, 200],
  joinTable: [201, 201, 201, 201, 201],
  startPairing: [out, out, out, 'restaurant-not-found', 200],
  pairScreen: Array(5).fill('code-not-found'),
  getScreens: [out, out, out, 'restaurant-not-found', 200],
  removeScreen: [out, out, out, 'restaurant-not-found', 204],
  removeTable: [out, out, out, 'restaurant-not-found', 204],
  getPrinters: [out, out, out, 'restaurant-not-found', 200],
  addPrinter: [out, out, out, 'restaurant-not-found', 200],
  changePrinter: [out, out, out, 'restaurant-not-found', 200],
  renewPrinterUrl: [out, out, out, 'restaurant-not-found', 200],
  testPrinter: [out, out, out, 'restaurant-not-found', 204],
  removePrinter: [out, out, out, 'restaurant-not-found', 204],
  changePassword: [out, out, out, 'wrong-password', 'wrong-password'],
  deleteOwnRestaurant: [out, out, out, 'wrong-password', 'wrong-password'],
  getPosSettings: [out, out, out, 'restaurant-not-found', 200],
  changePosSettings: [out, out, out, 'restaurant-not-found', 200],
  testPosSettings: [out, out, out, 'restaurant-not-found', 200],
  testWebhook: [out, out, out, 'restaurant-not-found', 200],
  renewWebhookSecret: [out, out, out, 'restaurant-not-found', 200],
  // Without Square's signature it exists for nobody.
  receiveSquareEvent: Array(5).fill('not-found'),
  getCardSettings: [out, out, out, 'restaurant-not-found', 200],
  changeCardSettings: [out, out, out, 'restaurant-not-found', 200],
  testCardSettings: [out, out, out, 'restaurant-not-found', 200],
  getCardPayments: [out, out, out, 'restaurant-not-found', 200],
  refundCardPayment: [out, out, out, 'restaurant-not-found', 'card-payment-not-found'],
  receiveStripeEvent: Array(5).fill('not-found'),
  setStations: [out, out, out, 'restaurant-not-found', 200],
  changeOrdering: [out, out, out, 200, 200],
  declareInterest: [201, 201, 201, 201, 201],
  createGroup: [201, 201, 201, 201, 201],
  findGroupByCode: [200, 200, 200, 200, 200],
  joinGroup: [201, 201, 201, 201, 201],
  staffRemoveMember: [out, out, out, 'restaurant-not-found', 204],
  staffRenewCode: [out, out, out, 'restaurant-not-found', 200],
  moveParty: [out, out, out, 'restaurant-not-found', 204],
  closeTable: [out, out, out, 'restaurant-not-found', 204],
  findCountry: [200, 200, 200, 200, 200],
  getCurrencies: [200, 200, 200, 200, 200],
  getGate: [200, 200, 200, 200, 200],
  verifyBeta: [204, 204, 204, 204, 204],
  isLive: [200, 200, 200, 200, 200],
  isReady: [200, 200, 200, 200, 200],
  logOut: [204, 204, 204, 204, 204],
}

const wrong = 'not the one'
const printer = {
  name: 'Bar',
  model: 'star',
  stations: [],
  columns: 48,
  encoding: 'multilingual',
  hasBell: false,
} as const
const bodies: Partial<Record<keyof typeof endpoints, object>> = {
  changeOwnRestaurant: { businessId: 'changed' },
  placeRestaurant: { latitude: 1, longitude: 2 },
  changeMenuItem: { isSoldOut: false },
  orderCategories: { categories: ['Food'] },
  changeCategory: { category: 'Food', name: 'Dishes' },
  importMenu: { rows: [{ name: 'Cake', price: 400, category: 'Sweets' }] },
  createCampaign: {
    title: 'Dinner',
    description: 'For two',
    offerType: 'free_item',
    startDate: new Date().toISOString(),
  },
  changeCampaign: { isActive: false },
  recordImpression: { campaignId: 1, impressionType: 'view' },
  requestPasswordReset: { email: 'nobody@example.com' },
  resetPassword: { token: 'x'.repeat(43), newPassword: 'another one' },
  changePassword: { currentPassword: wrong, newPassword: 'another one' },
  deleteOwnRestaurant: { password: wrong },
  // Without an adapter, so that a test sends nothing.
  changePosSettings: { posProvider: 'resy', posApiKey: 'EAAA-1', posEnabled: true },
  receiveSquareEvent: { type: 'order.updated' },
  // Without a key, so that the test of it sends nothing.
  changeCardSettings: { secret: 'whsec_1', isEnabled: false },
  receiveStripeEvent: { type: 'checkout.session.completed', data: { object: {} } },
  setStations: { stations: [{ name: 'Bar', categories: ['Drinks'] }] },
  changeOrdering: { lateAfter: 20 },
  addPrinter: printer,
  changePrinter: { ...printer, isEnabled: true },
  addTables: { names: ['8'] },
  staffRemoveMember: { renewCode: true },
  updateTable: { name: 'Window' },
  pairScreen: { code: 'N0T4C0DE' },
  declareInterest: {
    restaurantName: 'Chez Nous',
    contactName: 'Ann',
    email: 'ann@example.com',
    phone: '555 0100',
    address: '1 Mill Lane',
    city: 'Norwich',
    state: 'Norfolk',
    zipCode: 'NR3 1AB',
  },
  createGroup: { memberName: 'Cyd' },
  verifyBeta: { code: 'SUPPER' },
}

const queries: Partial<Record<keyof typeof endpoints, string>> = {
  findNearbyOffers: '?lat=1&lng=2',
  findCountry: '?lat=52.5&lon=13.4',
  findTableByName: '?restaurantId=1&name=7',
}

describe('a call of a restaurant', () => {
  let owner: Owner
  /** Ids of the owner's data by path parameter. */
  let parts: Record<string, number | string>
  let phones: Record<(typeof callers)[number] | 'an operator' | 'a paired tablet', Phone>

  beforeAll(async () => {
    owner = await makeRestaurant(app())
    const [soup] = await addDishes(owner, { name: 'Soup', price: 900 })
    const campaign = await makeCampaign(app(), owner)
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const [table] = await addTablesTo(owner, '7')
    if (!table) throw new Error('no table was added')
    const free = (await addTablesTo(owner, 'Free')).at(-1)
    bodies.moveParty = { tableId: free?.id }
    bodies.refundCardPayment = { groupId: group.id }
    parts = {
      restaurantId: owner.id,
      itemId: soup.id,
      campaignId: campaign.id,
      tableId: table.id,
      token: table.token,
      groupId: group.id,
      memberId: diners[1].id,
      code: group.code,
      screenId: (await makeScreen(app(), owner)).screen.id,
      cardPaymentId: 1,
      printerId: (await makePrinter(owner)).printer.id,
    }
    const loggedOut = await makeRestaurant(app())
    const cookie = loggedOut.phone.cookie()
    await loggedOut.phone.send('POST', '/api/restaurants/logout')
    const other = await makeRestaurant(app())
    phones = {
      nobody: makePhone(app().url),
      'an operator': makePhone(app().url, { headers: { authorization: 'Bearer sesame' } }),
      'a diner': diners[0].phone,
      // With the cookie of the ended session.
      'one who logged out': makePhone(app().url, { headers: { cookie } }),
      'another restaurant': other.phone,
      'the owner': owner.phone,
      'a paired tablet': (await makeScreen(app(), owner)).phone,
    }
  })

  test.each(Object.entries(expected))('%s', async (name, replies) => {
    // The metrics token and a paired tablet permit only what everybody may do (a tablet's staff calls: staff.test.ts).
    const asNobody = [[0, 'an operator'] as const, [0, 'a paired tablet'] as const]
    for (const [at, caller] of [...asNobody, ...callers.entries()]) {
      const { status, body, problem } = await make(name as keyof typeof endpoints, phones[caller])
      if (status >= 400) expect(JSON.stringify(body)).not.toMatch(/@example|Soup|Dinner|555 0100|EAAA/)
      const reply = typeof replies[at] === 'number' ? status : problem.problem
      expect([caller, reply]).toEqual([caller, replies[at]])
    }
  })

  test('is listed in `expected` (other calls: access.test.ts and staff.test.ts)', () => {
    const others = Object.entries<Endpoint>(endpoints).filter(
      ([, { access }]) => access === 'restaurant' || access === 'anyone',
    )
    expect(Object.keys(expected).sort()).toEqual(others.map(([name]) => name).sort())
  })

  test('by another restaurant changes nothing, and gets the same reply as for a restaurant that never existed', async () => {
    const other = makePhone(app().url)
    await logInAs(app(), await makeRestaurant(app()), other)
    const replies = await Promise.all(
      [owner.id, 999_999].map(restaurantId => make('placeRestaurant', other, { restaurantId })),
    )
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    await logInAs(app(), owner, owner.phone)
    const { body } = await owner.phone.send('GET', '/api/restaurants/me')
    expect(body).toMatchObject({
      id: owner.id,
      businessId: 'changed',
      position: { latitude: 1, longitude: 2 },
    })
  })

  test('is refused before its body is validated', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of ['{', '[]', '"'.repeat(100_000)]) {
      const reply = await phones.nobody.send('PUT', '/api/restaurants/me', { headers, body })
      expect(reply.problem.problem).toBe('not-signed-in')
    }
    expect((await phones.nobody.send('PUT', '/api/restaurants/x/position')).status).toBe(401)
  })

  function make(name: keyof typeof endpoints, phone: Phone, others: Record<string, number> = {}) {
    const { method, path } = endpoints[name]
    if (name === 'uploadMenu')
      return uploadFile(phone, { content: 'Name,Price\nPie,5', restaurantId: owner.id })
    const { email } = owner
    const body =
      (name === 'addMenuItem'
        ? { name: 'Tea', price: 300, category: 'Drinks', restaurantId: owner.id }
        : null) ??
      (name === 'moveMenuItems' ? { itemIds: [parts.itemId], category: 'Mains' } : null) ??
      // Every member needs a unique name.
      (name === 'joinGroup' || name === 'joinTable' ? { name: crypto.randomUUID() } : null) ??
      bodies[name] ??
      (name === 'logIn' || name === 'signUp' ? { email, password: wrong, name: 'Again' } : undefined)
    const options = body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const filled = path.replace(/:(\w+)/g, (_, part: string) => String(others[part] ?? parts[part]))
    return phone.send(method, filled + (queries[name] ?? ''), options)
  }
})
