// The data for the fuzzer: an attacker with its own data, and a victim whose data it must neither see nor change.

import { getCampaigns } from '@tablemate/contract/campaigns.ts'
import { getPosSettings } from '@tablemate/contract/pos.ts'
import { getPrinters } from '@tablemate/contract/printers.ts'
import { getRestaurantTables } from '@tablemate/contract/restaurant-tables.ts'
import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import type { TestApp } from '../app/app.ts'
import { canaries, makeMeal } from '../app/canary.ts'
import { makePrinter } from '../deliveries/tickets.ts'
import { fetchGroupState } from '../diners/follow.ts'
import { makeGroup } from '../diners/make.ts'
import { makePhone } from '../diners/phone.ts'
import { makeCampaign } from '../restaurants/campaign.ts'
import { addMenuItems, makeRestaurant } from '../restaurants/restaurant.ts'
import { addRestaurantTablesTo } from '../restaurants/restaurant-tables.ts'
import type { KnownValues } from './values.ts'

/** Private fields of a restaurant, with words that occur nowhere else. */
const secrets = {
  email: 'kanarienwirt@example.com',
  phone: '+49 30 5550 7731',
  address: 'Kanarienweg 1',
  businessId: 'Kanarien-USt-7',
}
const posLocation = 'Kanarienkasse'

export interface Victim {
  /** Words that may not occur in a response to anybody else. */
  readonly words: readonly string[]
  readonly known: KnownValues
  /** All data of the victim, as its own members and owner see it. */
  snapshot(): Promise<unknown>
  /** The id of its group. Joining with a known id is allowed, so that counts as no fault. */
  readonly groupId: string
}

export async function makeVictim(app: TestApp): Promise<Victim> {
  const { group, diners, orderId } = await makeMeal(app)
  const owner = await makeRestaurant(app, { email: secrets.email })
  const { email: _, ...profile } = secrets
  await owner.phone.call(changeOwnRestaurant, { body: profile })
  const [menuItem] = await addMenuItems(owner, { name: 'Pie', price: 700 })
  const campaign = await makeCampaign(app, owner)
  const restaurantTables = await addRestaurantTablesTo(owner, '1', 'Bar')
  // Without an adapter, so that nothing is sent.
  const settings = {
    ...{ posProvider: 'resy', posApiKey: 'Kanarien-EAAA-1' },
    ...{ posLocationId: posLocation, posEnabled: true },
  }
  await owner.phone.send('PUT', `/api/restaurants/${owner.id}/pos-settings`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  const { printer } = await makePrinter(owner, { name: 'Kanariendrucker' })
  const params = { restaurantId: owner.id }
  return {
    words: [...canaries, ...Object.values(secrets), posLocation, settings.posApiKey, 'Kanarien'],
    groupId: group.id,
    known: {
      groupId: [group.id, group.id.toUpperCase()],
      memberId: diners.map(({ id }) => id),
      orderId: [orderId],
      restaurantId: [owner.id],
      itemId: [menuItem.id],
      campaignId: [campaign.id],
      tableId: restaurantTables.map(({ id }) => id),
      printerId: [printer.id],
      token: restaurantTables.map(({ token }) => token),
      email: [secrets.email],
    },
    snapshot: async () => [
      await fetchGroupState(diners[0].phone, group.id),
      (await owner.phone.send('GET', '/api/restaurants/me')).body,
      (await owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`)).body,
      (await owner.phone.call(getPosSettings, { params })).body,
      (await owner.phone.call(getPrinters, { params })).body,
      // A seating is left out, because anybody with the code may join.
      (await owner.phone.call(getRestaurantTables, { params })).body.map(
        ({ seating: _, ...restaurantTable }) => restaurantTable,
      ),
      // Views and clicks are left out, because anybody nearby may cause them.
      (await owner.phone.call(getCampaigns, { params })).body.map(({ id, title, isActive }) => ({
        id,
        title,
        isActive,
      })),
    ],
  }
}

export interface Attacker {
  /** The cookies by role. */
  readonly cookies: Readonly<Record<string, string>>
  readonly known: KnownValues
}

/** Creates an attacker with a group and a restaurant, and no rights to anything else. */
export async function makeAttacker(app: TestApp): Promise<Attacker> {
  const { group, diners } = await makeGroup(app)
  const [ann, ben] = diners
  const { id: orderId } = await ann.order({ name: 'Soup', price: 900 })
  const owner = await makeRestaurant(app)
  const [menuItem] = await addMenuItems(owner, { name: 'Soup', price: 900 })
  const campaign = await makeCampaign(app, owner)
  const restaurantTables = await addRestaurantTablesTo(owner, '1', 'Bar')
  const { printer } = await makePrinter(owner)
  const stranger = makePhone(app.url)
  await stranger.send('GET', '/api/currencies')
  const both = `${ann.phone.cookie()}; ${owner.phone.cookie().replace(/\S*tablemate_device=[^;]*;? ?/, '')}`
  return {
    cookies: {
      nobody: '',
      stranger: stranger.cookie(),
      ann: ann.phone.cookie(),
      ben: ben.phone.cookie(),
      owner: owner.phone.cookie(),
      'ann, who owns the restaurant': both,
    },
    known: {
      groupId: [group.id],
      code: [group.code, 'XXXXX2'],
      memberId: [ann.id, ben.id, String(ann.id)],
      orderId: [orderId],
      restaurantId: [owner.id],
      itemId: [menuItem.id],
      campaignId: [campaign.id],
      tableId: restaurantTables.map(({ id }) => id),
      printerId: [printer.id],
      token: [...restaurantTables.map(({ token }) => token), '2222222222'],
      email: [owner.email, 'nobody@example.com'],
      currency: ['USD', 'JPY', 'EUR'],
      startDate: [app.now().toISOString()],
      lat: ['1', '52.5'],
      lng: ['2', '13.4'],
      lon: ['2', '13.4'],
      latitude: [1, 52.5],
      longitude: [2, 13.4],
      phone: ['555 0100'],
      'idempotency-key': ['one', 'two', 'x'.repeat(255)],
    },
  }
}
