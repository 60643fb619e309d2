// Who may do what with a restaurant: every call about one, and every call that is open to anybody, tried by everybody who
// might try it.

import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { shareApp } from '../../../test/app/app.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { makePhone, type Phone } from '../../../test/diners/phone.ts'
import { makeCampaign } from '../../../test/restaurants/campaign.ts'
import {
  addDishes,
  enter,
  makeRestaurant,
  type Owner,
  uploadFile,
} from '../../../test/restaurants/restaurant.ts'
import { makeScreen } from '../../../test/restaurants/screen.ts'
import { addTablesTo } from '../../../test/restaurants/tables.ts'

const app = shareApp({
  env: { RATE_LIMIT_SCALE: '100', BETA_ACCESS_CODE: 'SUPPER', METRICS_TOKEN: 'sesame' },
})

/** In the order of the columns below. */
const callers = ['nobody', 'a diner', 'one who logged out', 'another restaurant', 'the owner'] as const

const out = 'not-signed-in'

/** What each call about the owner's restaurant, in the order of a day, answers to whom. 'me' is the caller's own. */
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
  changePassword: [out, out, out, 'wrong-password', 'wrong-password'],
  deleteOwnRestaurant: [out, out, out, 'wrong-password', 'wrong-password'],
  getPosSettings: [out, out, out, 'restaurant-not-found', 200],
  changePosSettings: [out, out, out, 'restaurant-not-found', 200],
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
  changePosSettings: { posProvider: 'square', posApiKey: 'EAAA-1', posEnabled: true },
  setStations: { stations: [{ name: 'Bar', categories: ['Drinks'] }] },
  changeOrdering: { lateAfter: 20 },
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
  /** What is the owner's, by the names in the paths. */
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
    }
    const gone = await makeRestaurant(app())
    const cookie = gone.phone.cookie()
    await gone.phone.send('POST', '/api/restaurants/logout')
    const other = await makeRestaurant(app())
    phones = {
      nobody: makePhone(app().url),
      'an operator': makePhone(app().url, { headers: { authorization: 'Bearer sesame' } }),
      'a diner': diners[0].phone,
      // With the cookie that was his.
      'one who logged out': makePhone(app().url, { headers: { cookie } }),
      'another restaurant': other.phone,
      'the owner': owner.phone,
      'a paired tablet': (await makeScreen(app(), owner)).phone,
    }
  })

  test.each(Object.entries(expected))('%s', async (name, answers) => {
    // Who may read the metrics may do what anybody may, and so may a tablet, apart from the calls of the staff.
    const asNobody = [[0, 'an operator'] as const, [0, 'a paired tablet'] as const]
    for (const [at, caller] of [...asNobody, ...callers.entries()]) {
      const { status, body, problem } = await make(name as keyof typeof endpoints, phones[caller])
      if (status >= 400) expect(JSON.stringify(body)).not.toMatch(/@example|Soup|Dinner|555 0100|EAAA/)
      const answer = typeof answers[at] === 'number' ? status : problem.problem
      expect([caller, answer]).toEqual([caller, answers[at]])
    }
  })

  test('is in the table above, each one of them (those of who sits at a table: access.test.ts)', () => {
    const others = Object.entries<Endpoint>(endpoints).filter(
      ([, { access }]) => access === 'restaurant' || access === 'anyone',
    )
    expect(Object.keys(expected).sort()).toEqual(others.map(([name]) => name).sort())
  })

  test('by another one changes nothing here, and tells nothing: the answer is that for one that never was', async () => {
    const other = makePhone(app().url)
    await enter(app(), await makeRestaurant(app()), other)
    const answers = await Promise.all(
      [owner.id, 999_999].map(restaurantId => make('placeRestaurant', other, { restaurantId })),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    await enter(app(), owner, owner.phone)
    const { body } = await owner.phone.send('GET', '/api/restaurants/me')
    expect(body).toMatchObject({
      id: owner.id,
      businessId: 'changed',
      position: { latitude: 1, longitude: 2 },
    })
  })

  test('is refused before its payload is looked at', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of ['{', '[]', '"'.repeat(100_000)]) {
      const answer = await phones.nobody.send('PUT', '/api/restaurants/me', { headers, body })
      expect(answer.problem.problem).toBe('not-signed-in')
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
      // Nobody joins under a name that is taken.
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
