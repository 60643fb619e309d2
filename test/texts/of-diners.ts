// The texts that diners send, by endpoint. Every text in the contract needs a rule here.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { placeRound } from '@tablemate/contract/rounds.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { TestApp } from '../app/app.ts'
import { makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { fetchBoard } from '../restaurants/board.ts'
import { makeKitchen } from '../restaurants/ordering.ts'
import { addMenuItems } from '../restaurants/restaurant.ts'
import { addRestaurantTablesTo, makeRestaurantTable } from '../restaurants/restaurant-tables.ts'
import {
  anyName,
  line,
  name,
  neededLine,
  neededName,
  secret,
  sendJson,
  type TextCall,
  text,
} from './text-property.ts'

const soup = { name: 'Soup', quantity: 1, price: 900, modifications: 'hot' }
const dishes = {
  'items[].name': neededLine(limits.itemName),
  'items[].modifications': line(limits.modifications),
}

export const textsOfDiners: Readonly<Record<string, TextCall>> = {
  'POST /api/groups': {
    properties: {
      memberName: anyName(limits.dinerName),
      restaurantName: name(limits.restaurantName),
      tableNumber: name(limits.tableNumber),
      allergies: line(limits.allergies),
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
    properties: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
    },
    async open(app) {
      const { group } = await sitDown(app)
      return {
        phone: makePhone(app.url),
        path: `/api/groups/${group.id}/members`,
        body: () => ({ ...anybody(), key: group.linkKey }),
      }
    },
  },
  'PUT /api/groups/{groupId}/members/{memberId}': {
    properties: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
    },
    async open(app) {
      const { group, diner, phone } = await sitDown(app)
      return { phone, path: `/api/groups/${group.id}/members/${diner.id}`, body: () => ({}) }
    },
  },
  'POST /api/tables/{token}/join': {
    properties: {
      name: neededName(limits.dinerName),
      allergies: line(limits.allergies),
    },
    async open(app) {
      const { token } = await makeRestaurantTable(app)
      return {
        phone: makePhone(app.url),
        path: `/api/tables/${token}/join`,
        body: anybody,
        stored: async reply => (reply as { member: object }).member,
      }
    },
  },
  'POST /api/restaurants/{restaurantId}/rounds': {
    properties: {
      'guests[]': neededName(limits.dinerName),
      'items[].modifications': line(limits.modifications),
      note: text(limits.orderNote),
    },
    async open(app) {
      const owner = await makeKitchen(app)
      await addMenuItems(owner, soup)
      const [restaurantTable] = await addRestaurantTablesTo(owner, '7')
      const path = `/api/restaurants/${owner.id}/rounds`
      const body = () => ({ tableId: restaurantTable?.id, guests: [anybody().name], items: [soup] })
      await sendJson(owner.phone, 'POST', path, body())
      return {
        phone: owner.phone,
        path,
        body,
        // The guest is removed at once, because a later one with the same name would get a number.
        async stored(reply) {
          const { groupId, guestIds, orderIds } = reply as ReplyOf<typeof placeRound>
          const { tables, tickets } = await fetchBoard(owner)
          const guests = tables.flatMap(({ members }) => members).filter(({ id }) => guestIds.includes(id))
          const ticket = tickets.find(({ orderId }) => orderIds.includes(orderId))
          const remove = `/api/restaurants/${owner.id}/groups/${groupId}/members/${guestIds[0]}/remove`
          await sendJson(owner.phone, 'POST', remove, {})
          return {
            guests: guests.map(guest => guest.name),
            items: ticket?.items,
            note: ticket?.notes[0] ?? '',
          }
        },
      }
    },
  },
  'POST /api/orders': {
    properties: {
      ...dishes,
      transcription: text(limits.transcription),
      note: text(limits.orderNote),
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
    properties: {
      ...dishes,
      note: text(limits.orderNote),
    },
    async open(app) {
      const { diner, phone } = await sitDown(app)
      const { id } = await diner.order(soup)
      return { phone, path: `/api/orders/${id}`, body: () => ({ items: [soup] }) }
    },
  },
  'POST /api/beta/verify': {
    properties: { code: secret },
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
