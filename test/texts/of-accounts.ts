// The texts of restaurants' accounts by endpoint. Every text in the contract needs a rule here.

import type { PosSettings } from '@tablemate/contract/pos.ts'
import type { StaffMember } from '@tablemate/contract/staff.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { nameKey, tidyName } from '@tablemate/domain/plain-text.ts'
import { newToken } from '@tablemate/server/auth/session-cookie.ts'
import { insertReset } from '@tablemate/server/features/password-resets/queries.ts'
import type { TestApp } from '../app/app.ts'
import { makePrinter } from '../deliveries/tickets.ts'
import { makePhone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'
import { makeRestaurantTable } from '../restaurants/restaurant-tables.ts'
import { addStaff } from '../restaurants/staff.ts'
import {
  anyLine,
  asOwner,
  line,
  neededLine,
  neededName,
  secret,
  sendJson,
  type TextCall,
  type TextProperty,
  text,
} from './text-property.ts'

const place = {
  address: line(limits.address),
  city: line(limits.city),
  state: line(limits.state),
  zipCode: line(limits.zipCode),
  businessId: line(limits.businessId),
}
const interest = {
  restaurantName: neededLine(limits.restaurantName),
  contactName: neededLine(limits.contactName),
  address: neededLine(limits.address),
  city: neededLine(limits.city),
  state: neededLine(limits.state),
  zipCode: neededLine(limits.zipCode),
}
/** A second spelling of the same key finds the existing table. */
const tableName: TextProperty = {
  kind: 'line',
  max: limits.tableNumber,
  isRequired: true,
  isName: true,
  keyOf: nameKey,
}
const me = '/api/restaurants/me'

export const textsOfAccounts: Readonly<Record<string, TextCall>> = {
  'POST /api/restaurants/signup': {
    properties: {
      name: neededName(limits.restaurantName),
      password: secret,
      ...place,
    },
    async open(app) {
      const phone = makePhone(app.url)
      return {
        phone,
        path: '/api/restaurants/signup',
        body: () => ({ email: newEmail(), password: 'open sesame', name: 'Osteria' }),
        stored: async () => (await phone.send('GET', me)).body,
        unlocks: (password, body) => canLogIn(app, { ...(body as Owner), password }),
      }
    },
  },
  'POST /api/restaurants/login': {
    properties: { password: secret },
    open: asOwner('/api/restaurants/login', ({ email, password }) => ({
      body: () => ({ email, password }),
      unlocks: async typed => typed === password,
    })),
  },
  'PUT /api/restaurants/password-reset': {
    properties: { newPassword: secret },
    async open(app) {
      const { id, email, password, phone } = await makeRestaurant(app)
      const { secret: token, token: digest } = newToken()
      const giveLink = () => insertReset(app.directSql, { restaurantId: id, token: digest }, app.now())
      await giveLink()
      return {
        phone,
        path: '/api/restaurants/password-reset',
        body: () => ({ token, newPassword: password }),
        async unlocks(changed) {
          await giveLink()
          return canLogIn(app, { email, password: changed })
        },
      }
    },
  },
  'PUT /api/restaurants/me/password': {
    properties: { currentPassword: secret, newPassword: secret },
    open: asOwner(`${me}/password`, ({ email, password, phone }, app) => ({
      body: () => ({ currentPassword: password, newPassword: password }),
      async unlocks(changed) {
        const isOpen = await canLogIn(app, { email, password: changed })
        const back = { currentPassword: changed, newPassword: password }
        return isOpen && (await sendJson(phone, 'PUT', `${me}/password`, back)).status === 204
      },
    })),
  },
  [`DELETE ${me}`]: {
    properties: { password: secret },
    open: asOwner(me, ({ password }) => ({ body: () => ({ password }), unlocks: async () => false })),
  },
  [`PUT ${me}`]: {
    properties: {
      name: neededName(limits.restaurantName),
      ...place,
    },
    open: asOwner(me, () => ({ body: () => ({}) })),
  },
  'PUT /api/restaurants/{restaurantId}/pos-settings': {
    properties: {
      posApiKey: secret,
      posSignatureKey: secret,
      posLocationId: line(limits.posLocation),
    },
    open: asOwner('/api/restaurants/:id/pos-settings', ({ id, phone }) => ({
      body: () => ({ posProvider: 'toast' }),
      async unlocks(key, sent) {
        const { body } = await phone.send('GET', `/api/restaurants/${id}/pos-settings`)
        const { hasApiKey, hasSignatureKey } = body as PosSettings
        // A blank key is ignored: the stored key stays.
        return key.trim() === '' || ('posSignatureKey' in sent ? hasSignatureKey : hasApiKey)
      },
    })),
  },
  'POST /api/restaurants/{restaurantId}/tables': {
    properties: { 'names[]': tableName },
    open: asOwner('/api/restaurants/:id/tables', () => ({
      body: () => ({ names: ['7'] }),
      async stored(reply, sent) {
        const [typed = ''] = (sent as { names: string[] }).names
        const tables = reply as { name: string }[]
        const key = nameKey(tidyName(typed))
        return { names: [tables.find(({ name }) => nameKey(name) === key)?.name] }
      },
    })),
  },
  'PUT /api/restaurants/{restaurantId}/tables/{tableId}': {
    properties: { name: { ...tableName, isRequired: 'if-any' } },
    async open(app) {
      const { owner, restaurantTable } = await makeRestaurantTable(app)
      let before = restaurantTable.name
      return {
        phone: owner.phone,
        path: `/api/restaurants/${owner.id}/tables/${restaurantTable.id}`,
        body: () => ({}),
        async stored(reply, sent) {
          const { name } = reply as { name: string }
          // Without a name, the table keeps the one it has.
          if ((sent as { name: string }).name === '' && name === before) return { name: '' }
          before = name
          return { name }
        },
      }
    },
  },
  'POST /api/restaurant-interest': {
    properties: {
      ...interest,
      additionalInfo: text(limits.additionalInfo),
    },
    open: async ({ url, database: { sql } }) => ({
      phone: makePhone(url),
      path: '/api/restaurant-interest',
      body: () => ({
        ...Object.fromEntries(Object.keys(interest).map(name => [name, 'x'])),
        email: newEmail(),
        phone: '+1 555 123 4567',
      }),
      // No endpoint returns the stored form, so the test reads the table.
      async stored(_, body) {
        const [row] = await sql`
          select restaurant_name as "restaurantName", contact_name as "contactName", address, city, state,
            zip_code as "zipCode", additional_info as "additionalInfo"
          from restaurant_interest where email = ${(body as { email: string }).email}`
        return row
      },
    }),
  },
  'POST /api/restaurants/{restaurantId}/printers': {
    properties: { name: neededLine(limits.printerName) },
    open: asOwner('/api/restaurants/:id/printers', ({ id, phone }) => ({
      body: () => printer,
      // Removed at once, because a restaurant may have few.
      async stored(reply) {
        const added = (reply as { printer: { id: number } }).printer
        await phone.send('DELETE', `/api/restaurants/${id}/printers/${added.id}`)
        return added
      },
    })),
  },
  'PUT /api/restaurants/{restaurantId}/printers/{printerId}': {
    properties: { name: neededLine(limits.printerName) },
    async open(app) {
      const owner = await makeRestaurant(app)
      const { printer: made } = await makePrinter(owner)
      const path = `/api/restaurants/${owner.id}/printers/${made.id}`
      return { phone: owner.phone, path, body: () => ({ ...printer, isEnabled: true }) }
    },
  },
  'POST /api/restaurants/{restaurantId}/closes': {
    properties: { note: line(limits.closeNote) },
    open: asOwner('/api/restaurants/:id/closes', () => ({ body: () => ({ expected: 0 }) })),
  },
  'POST /api/restaurants/{restaurantId}/staff': {
    properties: { name: neededLine(limits.staffName) },
    open: asOwner('/api/restaurants/:id/staff', ({ id, phone }) => ({
      body: () => ({ name: 'Wes', role: 'waiter', pin: '4711' }),
      // Removed at once, because no two have one name.
      async stored(reply) {
        const { id: staffId } = reply as StaffMember
        await phone.send('DELETE', `/api/restaurants/${id}/staff/${staffId}`)
        return reply
      },
    })),
  },
  'PUT /api/restaurants/{restaurantId}/staff/{staffId}': {
    properties: { name: anyLine(limits.staffName) },
    async open(app) {
      const owner = await makeRestaurant(app)
      const { id } = await addStaff(owner, 'Wes', 'waiter')
      let before = 'Wes'
      return {
        phone: owner.phone,
        path: `/api/restaurants/${owner.id}/staff/${id}`,
        body: () => ({}),
        async stored(reply, sent) {
          const { name } = reply as StaffMember
          // Without a name, the member keeps the one they have.
          if ((sent as { name?: string }).name === '' && name === before) return { name: '' }
          before = name
          return { name }
        },
      }
    },
  },
  'PUT /api/restaurants/{restaurantId}/stations': {
    properties: { 'stations[].name': neededLine(limits.stationName) },
    open: asOwner('/api/restaurants/:id/stations', () => ({
      body: () => ({ stations: [{ name: 'Bar', categories: ['Drinks'] }] }),
      stored: async reply => ({ stations: reply }),
    })),
  },
}

const printer = {
  name: 'Bar',
  model: 'star',
  stations: [],
  columns: 48,
  encoding: 'multilingual',
  hasBell: false,
}

let made = 0

function newEmail(): string {
  made += 1
  return `nasty-${made}@example.com`
}

async function canLogIn({ url }: TestApp, { email, password }: Pick<Owner, 'email' | 'password'>) {
  const { status } = await sendJson(makePhone(url), 'POST', '/api/restaurants/login', { email, password })
  return status === 200
}
