// The texts that diners send, by endpoint. Every text in the contract needs a rule here.

import * as limits from '#domain/limits.ts'
import type { TestApp } from '../app/app.ts'
import { makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { makeTableWithCode } from '../restaurants/tables.ts'
import { anyName, line, name, neededLine, neededName, others, secret, type TextCall, text } from './law.ts'

const soup = { name: 'Soup', quantity: 1, price: 900, modifications: 'hot' }
const dishes = {
  'items[].name': neededLine(limits.itemName),
  'items[].modifications': line(limits.modifications),
  ...others('items[].sharedBy', 'items[].sharedBy[]'),
}

export const textsOfDiners: Readonly<Record<string, TextCall>> = {
  'POST /api/groups': {
    laws: {
      memberName: anyName(limits.dinerName),
      restaurantName: name(limits.restaurantName),
      tableNumber: name(limits.tableNumber),
      allergies: line(limits.allergies),
      ...others('allergens', 'allergens[]', 'currency', 'isUniversalMode', 'restaurantId'),
    },
    open: async app => ({
      phone: makePhone(app.url),
      path: '/api/groups',
      body: () => ({ memberName: 'Ann' }),
      async stored(reply) {
        const { group, member } = reply as { group?: object; member?: { name: string } }
        return { ...(group ?? (reply as object)), ...member, memberName: member?.name ?? null }
      },
    }),
  },
  'POST /api/groups/{groupId}/members': {
    laws: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
      ...others('allergens', 'allergens[]', 'key', 'isGuest'),
    },
    async open(app) {
      const { group } = await sitDown(app)
      return { phone: makePhone(app.url), path: `/api/groups/${group.id}/members`, body: anybody }
    },
  },
  'PUT /api/groups/{groupId}/members/{memberId}': {
    laws: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
      ...others('allergens', 'allergens[]'),
    },
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      return { phone, path: `/api/groups/${group.id}/members/${diner.id}`, body: () => ({}) }
    },
  },
  'POST /api/groups/{groupId}/members/{memberId}/remove': {
    laws: others('renewCode'),
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      const path = `/api/groups/${group.id}/members/${diner.id}/remove`
      return { phone, path, body: () => ({}) }
    },
  },
  'POST /api/restaurants/{restaurantId}/groups/{groupId}/members/{memberId}/remove': {
    laws: others('renewCode'),
    async open(app) {
      const { id, phone } = await makeRestaurant(app)
      const { group, diners } = await makeGroup(app, { diners: 1, restaurantId: id })
      const path = `/api/restaurants/${id}/groups/${group.id}/members/${diners[0].id}/remove`
      return { phone, path, body: () => ({}) }
    },
  },
  'POST /api/tables/{token}/join': {
    laws: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
      ...others('allergens', 'allergens[]', 'separate'),
    },
    async open(app) {
      const { token } = await makeTableWithCode(app)
      return {
        phone: makePhone(app.url),
        path: `/api/tables/${token}/join`,
        body: anybody,
        stored: async reply => (reply as { member: object }).member,
      }
    },
  },
  'POST /api/orders': {
    laws: {
      ...dishes,
      transcription: text(limits.transcription),
      note: text(limits.orderNote),
      ...others('groupId', 'items', 'memberId'),
    },
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      return {
        phone,
        path: '/api/orders',
        body: () => ({ groupId: group.id, memberId: diner.id, items: [soup], transcription: 'a soup' }),
      }
    },
  },
  'PUT /api/orders/{orderId}': {
    laws: {
      ...dishes,
      note: text(limits.orderNote),
      ...others('items', 'items[].isConfirmed', 'notUnderstood'),
    },
    async open(app) {
      const { diner, phone } = await sitDown(app)
      const { id } = await diner.order(soup)
      return { phone, path: `/api/orders/${id}`, body: () => ({ items: [soup] }) }
    },
  },
  'PUT /api/orders/{orderId}/sharing': {
    // The name is compared with the item's.
    laws: others('name', 'sharedBy', 'sharedBy[]'),
    async open(app) {
      const { diner, phone } = await sitDown(app)
      const { id } = await diner.order(soup)
      return {
        phone,
        path: `/api/orders/${id}/sharing`,
        body: () => ({ item: 0, name: soup.name, sharedBy: 'all' }),
      }
    },
  },
  'POST /api/groups/{groupId}/bill-split': {
    laws: {
      ...others('weights', 'weights[].memberId'),
      ...others('isTaxIncluded', 'serviceFeePercentage', 'splitMethod', 'taxPercentage'),
      ...others('tipAmount', 'tipPercentage'),
    },
    async open(app) {
      const { group, phone } = await sitDown(app)
      return { phone, path: `/api/groups/${group.id}/bill-split`, body: () => ({}) }
    },
  },
  'POST /api/payments/demo': {
    laws: others('groupId', 'memberId', 'paymentMethod'),
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      const body = () => ({ groupId: group.id, memberId: diner.id, amount: 0 })
      return { phone, path: '/api/payments/demo', body }
    },
  },
  'POST /api/payments': {
    laws: others('groupId', 'memberIds[]', 'ownTip'),
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      const body = () => ({ groupId: group.id, memberIds: [diner.id], amount: 0 })
      return { phone, path: '/api/payments', body }
    },
  },
  'POST /api/payments/card': {
    laws: others('groupId', 'memberIds[]', 'ownTip'),
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      const body = () => ({ groupId: group.id, memberIds: [diner.id], amount: 0 })
      return { phone, path: '/api/payments/card', body }
    },
  },
  'POST /api/payments/card/{cardPaymentId}/return': {
    laws: others('groupId'),
    async open(app) {
      const { group, phone } = await sitDown(app)
      const body = () => ({ groupId: group.id, isCancelled: false })
      return { phone, path: '/api/payments/card/1/return', body }
    },
  },
  'POST /api/ads/impression': {
    laws: others('campaignId', 'impressionType', 'userLatitude', 'userLongitude'),
    open: async app => ({
      phone: makePhone(app.url),
      path: '/api/ads/impression',
      body: () => ({ campaignId: 1, impressionType: 'view' }),
    }),
  },
  'POST /api/beta/verify': {
    laws: { code: secret },
    open: async app => ({
      phone: makePhone(app.url),
      path: '/api/beta/verify',
      body: () => ({ code: 'SUPPER' }),
      unlocks: async code => code.trim() === 'SUPPER',
    }),
  },
}

/** A unique name. */
const anybody = () => ({ name: crypto.randomUUID() })

async function sitDown(app: TestApp) {
  const { group, diners } = await makeGroup(app, { diners: 1 })
  return { group, diner: diners[0], phone: diners[0].phone }
}
