// Stores the nastiest strings in every text field of the API: a restaurant with its menu and campaigns, and a table with
// diners, orders and payments.

import { importMenu } from '#contract/menu-import.ts'
import { placeOrder } from '#contract/orders.ts'
import { changePosSettings } from '#contract/pos.ts'
import { displayNameKey, isDisplayName } from '#domain/groups/display-name.ts'
import * as limits from '#domain/limits.ts'
import { dishKey, nameKey } from '#domain/plain-text.ts'
import type { TestApp } from '../app/app.ts'
import type { BrowserPhone, openPhone } from '../browser/browser.ts'
import { type Diner, joinAs, makeGroup } from '../diners/make.ts'
import { payDue } from '../diners/pay.ts'
import { makeCampaign, makeRestaurantAt } from '../restaurants/campaign.ts'
import { addTablesTo } from '../restaurants/tables.ts'
import { asLine, packed } from '../texts/nasty.ts'

type Phone = NonNullable<Parameters<typeof openPhone>[1]>

export interface NastyData {
  readonly strings: readonly string[]
  /** Options of a diner's phone at the table. */
  readonly diner: Phone
  /** Options of the owner's phone. */
  readonly owner: Phone
  readonly groupId: string
  readonly code: string
  /** The token of the last of the restaurant's tables. */
  readonly token: string
  readonly restaurantId: number
  readonly campaignId: number
  /** Another diner at the table. */
  readonly friend: Diner
  readonly texts: {
    readonly restaurant: string
    readonly table: string
    readonly diners: readonly string[]
    readonly dishes: readonly string[]
    readonly modifiers: readonly string[]
    readonly spoken: string
    readonly note: string
    readonly menu: readonly string[]
    readonly categories: readonly string[]
    readonly descriptions: readonly string[]
    readonly titles: readonly string[]
    readonly offers: readonly string[]
    readonly place: readonly string[]
    readonly location: string
    /** The names of the restaurant's tables. */
    readonly tables: readonly string[]
  }
}

/** A state of a screen, and the nasty texts that it shows. */
export interface View {
  readonly name: string
  /** Whose phone shows it: the owner's, or by default a diner's. */
  readonly by?: 'owner'
  readonly path: (evening: NastyData) => string
  readonly before?: (phone: BrowserPhone) => Promise<void>
  readonly act: (phone: BrowserPhone, evening: NastyData) => Promise<void>
  /** The texts that the screen must show exactly. */
  readonly texts: (evening: NastyData) => readonly string[]
}

let calls = 0

export async function createNastyData(app: TestApp, strings: readonly string[]): Promise<NastyData> {
  calls += 1
  // Each restaurant has its own position, so that only its own offers are near.
  const position = { latitude: 1 + (calls % 80), longitude: Math.floor(calls / 80) - 60 }
  const one = (most: number) => packed(strings, most)
  const place = {
    address: one(limits.address),
    city: one(limits.city),
    state: one(limits.state),
    zipCode: one(limits.zipCode),
  }
  const oneName = (most: number) => packed(strings.filter(isDisplayName), most)
  const name = oneName(limits.restaurantName)
  const owner = await makeRestaurantAt(app, position, { name, ...place, businessId: one(limits.businessId) })
  const location = one(limits.posLocation)
  await owner.phone.call(changePosSettings, {
    params: { restaurantId: owner.id },
    body: { posProvider: 'toast', posApiKey: one(limits.posApiKey), posLocationId: location },
  })

  const menu = distinct(lines(strings, limits.itemName), dishKey)
  const categories = distinct(lines(strings, limits.category), dishKey)
  const descriptions = lines(strings, limits.itemDescription)
  const rows = menu.map((dish, at) => ({
    name: dish,
    price: 900,
    category: turn(categories, at),
    description: turn(descriptions, at + 1),
  }))
  await owner.phone.call(importMenu, { params: { restaurantId: owner.id }, body: { rows } })

  const titles = lines(strings, limits.campaignTitle).slice(0, limits.campaignsAtOnce)
  const details = lines(strings, limits.offerDetails)
  const campaigns = []
  for (const [at, title] of titles.entries()) {
    const texts = { title, description: turn(descriptions, at + 1), offerDetails: turn(details, at + 2) }
    campaigns.push(await makeCampaign(app, owner, { ...texts, imageUrl: nastyPicture }))
  }

  const table = oneName(limits.tableNumber)
  // The group's table is not one of the restaurant's tables: codes of the first release still start a group there.
  const tables = distinct(['Bar', ...names(strings, limits.tableNumber)], nameKey)
    .filter(name => nameKey(name) !== nameKey(table))
    .slice(0, 40)
  const stored = await addTablesTo(owner, ...tables)
  const { group } = await makeGroup(app, { diners: 1, restaurantId: owner.id, tableNumber: table })
  const people = distinct(names(strings, limits.dinerName), displayNameKey).slice(
    0,
    limits.membersPerGroup - 2,
  )
  const [first, ...more] = people
  const diner = await joinAs(app, group, first ?? 'Zoe')
  const friends: Diner[] = []
  for (const other of more) friends.push(await joinAs(app, group, other))
  const friend = friends[0] ?? (await joinAs(app, group, 'Friend'))
  const dishes = lines(strings, limits.itemName)
  const modifiers = lines(strings, limits.modifications)
  const items = dishes.map((dish, at) => ({ name: dish, price: 900, modifications: turn(modifiers, at + 1) }))
  for (const guest of [diner, friend]) await guest.order(...items)
  const spoken = packed(strings, limits.transcription)
  await diner.phone.call(placeOrder, {
    body: { groupId: group.id, memberId: diner.id, transcription: spoken },
  })
  const note = one(limits.orderNote)
  const noted = {
    groupId: group.id,
    memberId: diner.id,
    items: [{ name: 'Soup', quantity: 1, price: 900 }],
    note,
  }
  await diner.phone.call(placeOrder, { body: noted })
  await payDue(friend, group)

  return {
    strings,
    diner: { at: { group, diner }, position, permissions: ['geolocation'] },
    owner: { of: owner },
    groupId: group.id,
    code: group.code,
    token: stored.find(({ name }) => name === tables.at(-1))?.token ?? '',
    restaurantId: owner.id,
    campaignId: campaigns[0]?.id ?? 0,
    friend,
    texts: {
      restaurant: name,
      table,
      diners: people,
      dishes,
      modifiers,
      spoken,
      note,
      menu,
      categories,
      descriptions: rows.map(({ description }) => description),
      titles,
      offers: [titles[0] ?? '', turn(descriptions, 1), turn(details, 2)],
      place: Object.values(place),
      location,
      tables,
    },
  }
}

/** The nastiest URL that the server accepts. No picture exists there. */
const nastyPicture = "https://pictures.example/'onerror='window.__xss=1'`;}{.png"

function lines(strings: readonly string[], most: number): string[] {
  return strings.flatMap(text => asLine(text, most) ?? [])
}

/** The lines that are valid names. */
function names(strings: readonly string[], most: number): string[] {
  return lines(strings, most).filter(isDisplayName)
}

function distinct(texts: readonly string[], keyOf: (text: string) => string): string[] {
  return [...new Map(texts.map(text => [keyOf(text), text])).values()]
}

/** Returns the texts in turn. */
function turn(texts: readonly string[], at: number): string {
  return texts[at % texts.length] ?? 'x'
}
