// The texts that the staff sends, by endpoint. Every text in the contract needs a rule here.

import * as limits from '#domain/limits.ts'
import type { TestApp } from '../app/app.ts'
import { makePrinter } from '../deliveries/tickets.ts'
import { makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { setOrdering } from '../restaurants/ordering.ts'
import { makeRestaurant } from '../restaurants/restaurant.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { asOwner, neededLine, others, type TextCall } from './law.ts'

export const textsOfStaff: Readonly<Record<string, TextCall>> = {
  'POST /api/screens/pair': {
    // One code pairs one tablet only, so features/screens/screens.test.ts tests the name.
    laws: others('code', 'name'),
    open: async app => ({
      phone: makePhone(app.url),
      path: '/api/screens/pair',
      body: () => ({ code: 'ABCD2345' }),
    }),
  },
  'POST /api/restaurants/{restaurantId}/printers': {
    laws: { name: neededLine(limits.printerName), ...others('encoding', 'model') },
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
    laws: { name: neededLine(limits.printerName), ...others('encoding', 'model') },
    async open(app) {
      const owner = await makeRestaurant(app)
      const { printer: made } = await makePrinter(owner)
      const path = `/api/restaurants/${owner.id}/printers/${made.id}`
      return { phone: owner.phone, path, body: () => ({ ...printer, isEnabled: true }) }
    },
  },
  'POST /api/groups/{groupId}/requests': {
    laws: others('kind'),
    async open(app) {
      const { group, diners } = await seat(app)
      const path = `/api/groups/${group.id}/requests`
      return { phone: diners[0].phone, path, body: () => ({ kind: 'water' }) }
    },
  },
  'PUT /api/restaurants/{restaurantId}/requests/{requestId}': {
    laws: others('groupId'),
    open: asOwner('/api/restaurants/:id/requests/1', () => ({ body: () => ({ isDone: true }) })),
  },
  'POST /api/restaurants/{restaurantId}/payments': {
    laws: others('groupId', 'memberId', 'method'),
    async open(app) {
      const { owner, group } = await seat(app)
      const body = () => ({ groupId: group.id, method: 'cash', amount: 0 })
      return { phone: owner.phone, path: `/api/restaurants/${owner.id}/payments`, body }
    },
  },
  'POST /api/restaurants/{restaurantId}/card-payments/{cardPaymentId}/refund': {
    laws: others('groupId'),
    async open(app) {
      const { owner, group } = await seat(app)
      const path = `/api/restaurants/${owner.id}/card-payments/1/refund`
      return { phone: owner.phone, path, body: () => ({ groupId: group.id }) }
    },
  },
  'POST /api/restaurants/{restaurantId}/board/seen': {
    laws: others('orders[].groupId', 'orders[].orderId'),
    open: asOwner('/api/restaurants/:id/board/seen', () => ({
      body: () => ({ orders: [{ groupId: crypto.randomUUID(), orderId: 1 }] }),
    })),
  },
  'PUT /api/restaurants/me/ordering': {
    laws: others('isPaused', 'lateAfter', 'mode'),
    open: asOwner('/api/restaurants/me/ordering', () => ({ body: () => ({}) })),
  },
  'PUT /api/restaurants/{restaurantId}/menu-items/{itemId}/availability': {
    laws: {},
    open: asOwner('/api/restaurants/:id/menu-items/1/availability', () => ({
      body: () => ({ isSoldOut: true }),
    })),
  },
  'PUT /api/restaurants/{restaurantId}/stations': {
    laws: { 'stations[].name': neededLine(limits.stationName), ...others('stations[].categories[]') },
    open: asOwner('/api/restaurants/:id/stations', () => ({
      body: () => ({ stations: [{ name: 'Bar', categories: ['Drinks'] }] }),
      stored: async reply => ({ stations: reply }),
    })),
  },
  'PUT /api/restaurants/{restaurantId}/tickets/{orderId}': {
    // features/kitchen/move-ticket.test.ts tests the message.
    laws: others('from', 'groupId', 'lines', 'message', 'reason', 'station', 'to', 'version'),
    open: asOwner('/api/restaurants/:id/tickets/1', () => ({
      body: () => ({ from: 'new', to: 'refused', reason: 'sold-out' }),
    })),
  },
  'PUT /api/restaurants/{restaurantId}/tickets/{orderId}/marks': {
    laws: others('acknowledge', 'groupId', 'ticked', 'version'),
    open: asOwner('/api/restaurants/:id/tickets/1/marks', () => ({
      body: () => ({ station: 0, acknowledge: 'change' }),
    })),
  },
  'POST /api/restaurants/{restaurantId}/tables/{groupId}/move': {
    laws: others('tableId'),
    async open(app) {
      const { owner, group } = await seat(app)
      const [table] = await addTablesTo(owner, '7')
      const path = `/api/restaurants/${owner.id}/tables/${group.id}/move`
      return { phone: owner.phone, path, body: () => ({ tableId: table?.id }) }
    },
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

async function seat(app: TestApp) {
  const owner = await makeRestaurant(app)
  await setOrdering(owner, { mode: 'at-once' })
  return { owner, ...(await makeGroup(app, { diners: 1, restaurantId: owner.id })) }
}
