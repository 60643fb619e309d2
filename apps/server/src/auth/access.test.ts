// Access control: every endpoint of the contract, called by every kind of caller.

import { endpoints } from '@tablemate/contract/all.ts'
import { type Endpoint, isForRestaurants } from '@tablemate/contract/endpoint.ts'
import { createGroup, type Group, leaveGroup } from '@tablemate/contract/groups.ts'
import { callStaff } from '@tablemate/contract/kitchen.ts'
import { logOut } from '@tablemate/contract/restaurants.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makePrinter } from '@tablemate/test/deliveries/tickets.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { type Diner, joinAs, makeGroup } from '@tablemate/test/diners/make.ts'
import { makePhone, type Phone, sendJson } from '@tablemate/test/diners/phone.ts'
import { makeCampaign } from '@tablemate/test/restaurants/campaign.ts'
import { makeKitchenDisplay } from '@tablemate/test/restaurants/kitchen-display.ts'
import { addOptionGroups, size } from '@tablemate/test/restaurants/option-groups.ts'
import { makeKitchen } from '@tablemate/test/restaurants/ordering.ts'
import { drawPicture, uploadPicture } from '@tablemate/test/restaurants/pictures.ts'
import {
  addMenuItems,
  logInAs,
  makeRestaurant,
  type Owner,
  uploadFile,
} from '@tablemate/test/restaurants/restaurant.ts'
import { addRestaurantTablesTo } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { addStaff } from '@tablemate/test/restaurants/staff.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const app = shareAppInFile({
  env: { RATE_LIMIT_SCALE: '100', BETA_ACCESS_CODE: 'SUPPER', METRICS_TOKEN: 'sesame' },
})

type Name = keyof typeof endpoints
/** A status or the name of a problem. */
type Outcome = number | string

/** Those without a session or member, as far as the group and its restaurant are concerned. */
const outsiders = [
  'nobody',
  'an operator',
  'a stranger',
  'a diner of another table',
  'a diner who left',
  'an owner who logged out',
  'a tablet that was removed',
] as const
const staff = [
  'another restaurant',
  'another’s tablet',
  'its kitchen’s tablet',
  'its floor’s tablet',
  'its waiter’s phone',
  'the owner',
] as const
const inGroup = ['the creator', 'Ann', 'Ben'] as const
const callers = [...outsiders, ...staff, ...inGroup]
type Caller = (typeof callers)[number]

/** The callers whose outcome depends on the endpoint. For others the group does not exist, or they are not signed in. */
const concerned: Record<Endpoint['access'], readonly Caller[]> = {
  anyone: callers,
  restaurant: ['another restaurant', 'the owner'],
  staff,
  floor: staff,
  group: inGroup,
  member: inGroup,
  host: inGroup,
}

/** For another restaurant, this one does not exist. */
const hidden = 'restaurant-not-found'
const forAll = (outcome: Outcome) => callers.map(() => outcome)
const forStaff = (...own: Outcome[]) => [hidden, hidden, ...own]
/** For all but the kitchen's tablet. */
const forFloor = (outcome: Outcome) => [outcome, outcome, outcome]

/**
 * What the concerned callers get, in their order, where that is not the endpoint's success, or `hidden` for another restaurant.
 * Called in this order. Writes of the group concern Ann's order or member, or act as Ann.
 */
const exceptions: Partial<Record<Name, readonly Outcome[]>> = {
  chooseBill: ['not-your-member', 200, 200],
  placeOrder: ['not-your-member', 201, 'not-your-member'],
  changeOrder: ['order-not-found', 200, 'not-your-member'],
  shareItem: ['order-not-found', 200, 200],
  callStaff: ['not-your-member', 200, 200],
  payShare: ['not-your-member', 201, 'due-changed'],
  payForSeveral: ['not-your-member', 'due-changed', 'due-changed'],
  // This restaurant takes no cards.
  startCardPayment: ['not-your-member', 'cards-not-taken', 'cards-not-taken'],
  returnFromCardPayment: ['not-your-member', 'card-payment-not-found', 'card-payment-not-found'],
  changeMember: ['not-your-member', 200, 'not-your-member'],
  leaveGroup: ['not-your-member', 'has-ordered', 'not-your-member'],
  // The creator is the host only with a member in the group (the host: features/groups/hosting.test.ts).
  removeMember: ['not-your-member', 'not-the-host', 'not-the-host'],
  renewCode: ['not-your-member', 'not-the-host', 'not-the-host'],
  cancelOrder: ['order-not-found', 'already-paid', 'not-your-member'],

  getOwnKitchenDisplay: staff.map(() => 200),
  getDisplayStaff: staff.map(() => 200),
  lockDisplay: staff.map(() => 204),
  // Her PIN is another one, and the owner's browser is no display.
  unlockDisplay: ['screen-not-found', ...staff.slice(2).map(() => 'wrong-pin'), 'screen-not-found'],
  // The first move has already changed the ticket's state.
  moveTicket: forStaff(200, ...forFloor('ticket-moved')),
  takePayment: forStaff('floor-only', ...forFloor('due-changed')),
  moveOrder: forStaff('floor-only', ...forFloor('already-paid')),
  undoPayment: forStaff('floor-only', ...forFloor('payment-not-found')),
  // Something is due there.
  closeSeating: forStaff('floor-only', 'pin-required', 'pin-required', 204),
  adjustBill: forStaff('floor-only', 'pin-required', 'pin-required', 'order-not-found'),
  // Her soup is on the menu.
  decideOffMenu: forStaff('floor-only', ...forFloor('off-menu-settled')),
  retryDelivery: forStaff('delivery-not-found', ...forFloor('delivery-not-found')),
  settleDelivery: forStaff('delivery-not-found', ...forFloor('delivery-not-found')),

  signUp: forAll('email-taken'),
  logIn: forAll('invalid-credentials'),
  requestPasswordReset: forAll('mail-not-set-up'),
  resetPassword: forAll('reset-link-invalid'),
  pairKitchenDisplay: forAll('code-not-found'),
  // Without its provider's signature, an event exists for nobody.
  receiveSquareEvent: forAll('not-found'),
  receiveStripeEvent: forAll('not-found'),

  getOwnRestaurant: [200, 200],
  changeOwnRestaurant: [200, 200],
  changeOrdering: [200, 200],
  changeOpeningHours: [200, 200],
  changeMenuItem: ['menu-item-not-found', 200],
  takePosMenu: [hidden, 'pos-not-set-up'],
  joinSizes: [hidden, 'changed-meanwhile'],
  separateSizes: [hidden, 'changed-meanwhile'],
  changeCampaign: ['campaign-not-found', 200],
  getCampaignStatistics: ['campaign-not-found', 200],
  changePassword: ['wrong-password', 'wrong-password'],
  deleteOwnRestaurant: ['wrong-password', 'wrong-password'],
  refundCardPayment: [hidden, 'card-payment-not-found'],
  addOptionGroup: [201, 201],
  changeOptionGroup: ['option-group-not-found', 200],
  removeOptionGroup: ['option-group-not-found', 204],
  setMenuPicture: ['menu-item-not-found', 200],
  getMenuPicture: forAll('picture-not-found'),
  removeMenuPicture: ['menu-item-not-found', 200],
  removeMenuItem: ['menu-item-not-found', 204],
  deleteCampaign: ['campaign-not-found', 204],
}

/** Reads first, then `exceptions`, then all others; what they need is removed last. */
const names = (Object.keys(endpoints) as Name[]).sort((one, other) => rank(one) - rank(other))

function rank(name: Name): number {
  if (name === 'logOut') return 1000
  if (/^(remove|delete|close)/.test(name) && concerned[endpoints[name].access] !== inGroup) return 999
  if (endpoints[name].method === 'GET') return -1
  const at = Object.keys(exceptions).indexOf(name)
  return at < 0 ? 998 : at
}

const queries: Partial<Record<Name, string>> = {
  findNearbyOffers: '?lat=1&lng=2',
  findCountry: '?lat=52.5&lon=13.4',
  findRestaurantTableByName: '?restaurantId=:restaurantId&name=7',
}
const soup = { name: 'Soup', quantity: 1, price: 900 }
const wrong = 'not the one'
const printer = {
  name: 'Bar',
  model: 'star',
  stations: [],
  columns: 48,
  encoding: 'multilingual',
  hasBell: false,
} as const

// Threat: other-restaurant
describe('a call', () => {
  let owner: Owner
  let group: Group
  let ann: Diner
  let phones: Record<Exclude<Caller, 'nobody'>, Phone>
  /** Ids of the owner's data by path parameter. */
  let parts: Record<string, number | string>
  let bodies: Partial<Record<Name, object>>

  beforeAll(async () => {
    owner = await makeKitchen(app())
    const [other, loggedOut] = [await makeKitchen(app()), await makeRestaurant(app())]
    const [menuItem] = await addMenuItems(owner, { name: soup.name, price: soup.price })
    const [optionGroup] = await addOptionGroups(owner, [], size)
    const campaign = await makeCampaign(app(), owner)
    const [restaurantTable, free] = await addRestaurantTablesTo(owner, '7', 'Free')
    const [creator, stranger] = [makePhone(app().url), makePhone(app().url)]
    await stranger.send('GET', '/')
    group = (await creator.call(createGroup, { body: { restaurantId: owner.id } })).body as Group
    const params = { groupId: group.id }
    ann = await joinAs(app(), group, 'Ann')
    const [ben, cyd, left] = [
      await joinAs(app(), group, 'Ben'),
      await joinAs(app(), group, 'Cyd'),
      await joinAs(app(), group, 'Dan'),
    ]
    await left.phone.call(leaveGroup, { params: { ...params, memberId: left.id } })
    const order = await ann.order(soup)
    const request = await ann.phone.call(callStaff, { params, body: { kind: 'bill' } })
    const cookieOfEnded = loggedOut.phone.cookie()
    await loggedOut.phone.call(logOut, {})
    const mia = await addStaff(owner, 'Mia', 'manager')
    const removed = await makeKitchenDisplay(app(), owner)
    await removed.remove()
    phones = {
      // The metrics token permits nothing else.
      'an operator': makePhone(app().url, { headers: { authorization: 'Bearer sesame' } }),
      'a stranger': stranger,
      'a diner of another table': (await makeGroup(app())).diners[0].phone,
      'a diner who left': left.phone,
      'an owner who logged out': makePhone(app().url, { headers: { cookie: cookieOfEnded } }),
      'a tablet that was removed': removed.phone,
      'another restaurant': other.phone,
      'another’s tablet': (await makeKitchenDisplay(app(), other)).phone,
      'its kitchen’s tablet': (await makeKitchenDisplay(app(), owner, { kind: 'kitchen' })).phone,
      'its floor’s tablet': (await makeKitchenDisplay(app(), owner, { kind: 'floor' })).phone,
      'its waiter’s phone': (await makeKitchenDisplay(app(), owner, { kind: 'waiter' })).phone,
      'the owner': owner.phone,
      'the creator': creator,
      Ann: ann.phone,
      Ben: ben.phone,
    }
    parts = {
      restaurantId: owner.id,
      itemId: menuItem.id,
      ...{ pictureId: '0'.repeat(32), file: '288.webp' },
      optionGroupId: optionGroup.id,
      optionId: optionGroup.options[0]?.id ?? 0,
      campaignId: campaign.id,
      tableId: restaurantTable?.id ?? 0,
      token: restaurantTable?.token ?? '',
      groupId: group.id,
      // The staff removes another member than those who call.
      memberId: cyd.id,
      code: group.code,
      orderId: order.id,
      requestId: request.body.id,
      deliveryId: 1,
      screenId: (await makeKitchenDisplay(app(), owner)).screen.id,
      cardPaymentId: 1,
      paymentId: 1,
      printerId: (await makePrinter(owner)).printer.id,
      staffId: mia.id,
    }
    const { email } = owner
    const payment = { ...params, memberIds: [ann.id], amount: 1 }
    bodies = {
      placeOrder: orderOf(ann.id),
      changeOrder: { items: [soup] },
      shareItem: { item: 0, name: soup.name, sharedBy: 'all' },
      callStaff: { kind: 'water' },
      payForSeveral: payment,
      startCardPayment: payment,
      returnFromCardPayment: { ...params, isCancelled: false },
      chooseBill: { tipPercentage: 18 },
      changeMember: { name: 'Ann' },
      removeMember: {},
      markSeen: { orders: [{ ...params, orderId: order.id }] },
      markTicket: { station: 0, ticked: [0] },
      decideOffMenu: { decision: 'refuse', item: 0, name: 'Soup', quantity: 1, price: 500 },
      moveTicket: { from: 'new', to: 'preparing' },
      setMenuItemAvailability: { isSoldOut: true },
      setOptionAvailability: { isSoldOut: true },
      pauseOrdering: { isPaused: false },
      fireCourse: { course: 2 },
      openByHand: { isOpen: null },
      settleRequest: { isDone: true },
      takePayment: { ...params, method: 'cash', amount: 0 },
      closeDay: { expected: 0 },
      adjustBill: { kind: 'comp', reason: 'waited', lines: [{ orderId: 1, line: 0 }] },
      printSeatingBill: { printerId: (await makePrinter(owner)).printer.id },
      undoPayment: params,
      releaseCardPages: {},
      signUp: { email, password: wrong, name: 'Again' },
      logIn: { email, password: wrong },
      requestPasswordReset: { email: 'nobody@example.com' },
      resetPassword: { token: 'x'.repeat(43), newPassword: 'another one' },
      recordImpression: { campaignId: campaign.id, impressionType: 'view' },
      pairKitchenDisplay: { code: 'N0T4C0DE' },
      receiveSquareEvent: { type: 'order.updated' },
      receiveStripeEvent: { type: 'checkout.session.completed', data: { object: {} } },
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
      changeOwnRestaurant: { businessId: 'changed' },
      changeOrdering: { lateAfter: 20 },
      changeOpeningHours: { lastOrders: 0 },
      placeRestaurant: { latitude: 1, longitude: 2, base: { position: null } },
      addMenuItem: { name: 'Tea', price: 300, category: 'Drinks', restaurantId: owner.id },
      changeMenuItem: { isSoldOut: false },
      addOptionGroup: size,
      changeOptionGroup: optionGroup,
      orderCategories: { categories: ['Food'] },
      changeCategory: { category: 'Food', name: 'Dishes' },
      moveMenuItems: { itemIds: [menuItem.id], category: 'Mains' },
      joinSizes: { dishes: [[menuItem.id]], sizeName: 'Size' },
      separateSizes: { itemIds: [menuItem.id] },
      importMenu: { rows: [{ name: 'Cake', price: 400, category: 'Sweets' }] },
      createCampaign: {
        title: 'Dinner',
        description: 'For two',
        offerType: 'free_item',
        startDate: new Date().toISOString(),
      },
      changeCampaign: { isActive: false },
      addRestaurantTables: { names: ['8'] },
      updateRestaurantTable: { name: 'Window' },
      staffRemoveMember: { renewCode: true },
      moveSeating: { tableId: free?.id },
      moveMembers: { memberIds: [2_000_000_000], toGroupId: group.id },
      moveOrder: { memberId: 2_000_000_000 },
      placeRound: { groupId: group.id, guests: [], items: [soup] },
      addStaffMember: { name: 'Wes', role: 'waiter', pin: '4711' },
      changeStaffMember: { role: 'manager' },
      unlockDisplay: { staffId: mia.id, pin: '0000' },
      addPrinter: printer,
      changePrinter: { ...printer, isEnabled: true },
      changePassword: { currentPassword: wrong, newPassword: 'another one' },
      deleteOwnRestaurant: { password: wrong },
      // Without an adapter, so that a test sends nothing.
      changePosSettings: { posProvider: 'resy', posApiKey: 'EAAA-1', posEnabled: true },
      // Without a key, so that the test of it sends nothing.
      changeCardSettings: { secret: 'whsec_1', isEnabled: false },
      refundCardPayment: params,
      setStations: { stations: [{ name: 'Bar', categories: ['Drinks'] }] },
    }
  })

  // Threat: display-code, other-member
  test.each(names)('has the right outcome for every kind of caller: %s', async name => {
    const outcomes: [Caller, Outcome][] = []
    for (const caller of callers) {
      const { status, body, problem } = await make(name, caller)
      if (status >= 400)
        expect(JSON.stringify(body)).not.toMatch(/Ann|Ben|Dan|Soup|@example|Dinner|555 0100|EAAA/)
      outcomes.push([caller, status < 400 ? status : problem.problem])
    }
    expect(outcomes).toEqual(callers.map(caller => [caller, outcomeOf(name, caller)]))
  })

  // Threat: other-group
  test('by a stranger gets the same reply for an existing table as for one that never existed', async () => {
    const ofGroup = names.filter(
      name => concerned[endpoints[name].access] === inGroup && endpoints[name].path.includes(':groupId'),
    )
    expect(ofGroup.length).toBeGreaterThan(10)
    for (const name of ofGroup) {
      const here = await make(name, 'nobody')
      const nowhere = await make(name, 'nobody', { groupId: crypto.randomUUID() })
      expect([name, here.status, here.body]).toEqual([name, 404, nowhere.body])
    }
  })

  test('by another restaurant changes nothing, and gets the same reply as for a restaurant that never existed', async () => {
    await logInAs(app(), await makeRestaurant(app()), phones['another restaurant'])
    const replies = [
      await make('placeRestaurant', 'another restaurant'),
      await make('placeRestaurant', 'another restaurant', { restaurantId: 999_999 }),
    ]
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    await logInAs(app(), owner, owner.phone)
    expect((await make('getOwnRestaurant', 'the owner')).body).toMatchObject({
      ...{ id: owner.id, businessId: 'changed', position: { latitude: 1, longitude: 2 } },
    })
  })

  // Threat: wasted-work
  test('is refused before its body is validated', async () => {
    const headers = { 'content-type': 'application/json' }
    const nobody = makePhone(app().url)
    for (const body of ['{', '[]', '"'.repeat(100_000)]) {
      const reply = await nobody.send('PUT', '/api/restaurants/me', { headers, body })
      expect(reply.problem.problem).toBe('not-signed-in')
    }
    expect((await nobody.send('PUT', '/api/restaurants/x/position')).status).toBe(401)
  })

  function outcomeOf(name: Name, caller: Caller): Outcome | undefined {
    const { access, path, status } = endpoints[name]
    const at = concerned[access].indexOf(caller)
    const own = exceptions[name]
    if (at >= 0 && own) return own[at]
    if (access === 'floor' && caller === 'its kitchen’s tablet') return 'floor-only'
    if (at >= 0) return caller.startsWith('another') && access !== 'anyone' ? hidden : status
    if (isForRestaurants(access)) return 'not-signed-in'
    return path.includes(':orderId') ? 'order-not-found' : 'group-not-found'
  }

  async function make(name: Name, caller: Caller, others: Record<string, number | string> = {}) {
    const phone = caller === 'nobody' ? makePhone(app().url) : phones[caller]
    const { method, path, access } = endpoints[name]
    if (name === 'uploadMenu')
      return uploadFile(phone, { content: 'Name,Price\nPie,5', restaurantId: owner.id })
    if (name === 'setMenuPicture')
      return uploadPicture(phone, Number(others.itemId ?? parts.itemId), new Uint8Array(await drawPicture()))
    const ofGroup = concerned[access] === inGroup && { memberId: ann.id }
    const all: typeof parts = { ...parts, ...ofGroup, ...others }
    const target = path + (queries[name] ?? '')
    const filled = target.replace(/:(\w+)/g, (_, part: string) => String(all[part]))
    if (name === 'watchGroup' || name === 'watchBoard') {
      const stream = await phone.listenAt(filled)
      stream.close()
      if (stream.status === 200) return { status: 200, body: null, problem: { problem: '' } }
    }
    const body = (await bodyOf(name)) ?? bodies[name]
    return body ? sendJson(phone, method, filled, body) : phone.send(method, filled)
  }

  /** A body that differs with each call. */
  async function bodyOf(name: Name): Promise<object | undefined> {
    // Every member needs a unique name.
    if (name === 'joinGroup' || name === 'joinSeating')
      return { name: crypto.randomUUID(), key: group.linkKey }
    if (name !== 'payShare') return undefined
    const { bill } = await fetchGroupState(ann.phone, group.id)
    const due = bill.memberSplits.find(({ memberId }) => memberId === ann.id)?.due
    return { groupId: group.id, memberId: ann.id, amount: due }
  }

  const orderOf = (memberId: number) => ({ groupId: group.id, memberId, items: [soup] })
})
