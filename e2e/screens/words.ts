// The words in the data of the crawled screens: the longest there can be, or hostile ones.

import { displayNameKey, isDisplayName } from '@tablemate/domain/groups/display-name.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { menuItemKey, nameKey } from '@tablemate/domain/plain-text.ts'
import { asLine, packed } from '@tablemate/test/texts/hostile.ts'

/** Words that fit their fields. None of the lists is empty. */
export interface Words {
  readonly restaurant: string
  readonly table: string
  readonly diners: readonly string[]
  readonly dishes: readonly string[]
  readonly modifiers: readonly string[]
  readonly note: string
  readonly spoken: string
  /** Dishes, categories and descriptions of a menu, none twice. */
  readonly menu: readonly string[]
  readonly categories: readonly string[]
  readonly descriptions: readonly string[]
  readonly titles: readonly string[]
  readonly details: readonly string[]
  readonly picture: string | null
  /** The profile of a restaurant. */
  readonly place: Readonly<Record<'address' | 'city' | 'state' | 'zipCode' | 'businessId', string>>
  readonly location: string
  readonly tables: readonly string[]
  /** Names of members of staff, none twice. */
  readonly staff: readonly string[]
  /** The name of a station, a printer or a tablet. */
  readonly device: string
  /** Parts of addresses that lead nowhere. */
  readonly codes: readonly string[]
}

const w = (length: number) => 'W'.repeat(length)
const m = (length: number) => 'M'.repeat(length)

export const longestWords: Words = {
  restaurant: 'Zur Donaudampfschifffahrtsgesellschaft '.repeat(2).trim(),
  table: w(limits.tableNumber),
  diners: [w(limits.dinerName)],
  dishes: [m(limits.itemName)],
  modifiers: ['no basil '.repeat(33).trim()],
  note: m(limits.orderNote),
  spoken:
    'two soups for six fifty and a burger without onions and 100 pizzas and the biggest chocolate cake with cream i am allergic to nuts',
  menu: [m(limits.itemName)],
  categories: [w(limits.category)],
  descriptions: ['no basil '.repeat(55).trim()],
  titles: [w(limits.campaignTitle)],
  details: [w(limits.offerDetails)],
  picture: null,
  place: {
    address: m(limits.address),
    city: m(limits.city),
    state: w(limits.state),
    zipCode: '10115',
    businessId: '7',
  },
  location: w(limits.posLocation),
  tables: [m(limits.tableNumber)],
  staff: [w(limits.staffName)],
  device: w(limits.stationName),
  codes: [],
}

/** Each text is a dish, a category and so on; where there is room for one word only, it is made of as many texts as fit. */
export function hostileWords(strings: readonly string[]): Words {
  const one = (most: number) => packed(strings, most)
  const oneName = (most: number) => packed(strings.filter(isDisplayName), most)
  const lines = (most: number) => strings.flatMap(text => asLine(text, most) ?? [])
  const names = (most: number) => lines(most).filter(isDisplayName)
  const table = oneName(limits.tableNumber)
  return {
    restaurant: oneName(limits.restaurantName),
    table,
    diners: distinct(names(limits.dinerName), displayNameKey).slice(0, limits.membersPerGroup - 4),
    dishes: lines(limits.itemName),
    modifiers: lines(limits.modifications),
    note: one(limits.orderNote),
    spoken: one(limits.transcription),
    menu: distinct(lines(limits.itemName), menuItemKey),
    categories: distinct(lines(limits.category), menuItemKey),
    descriptions: lines(limits.itemDescription),
    titles: lines(limits.campaignTitle).slice(0, limits.campaignsAtOnce),
    details: lines(limits.offerDetails),
    // The worst URL that the server accepts. No picture exists there.
    picture: "https://pictures.example/'onerror='window.__xss=1'`;}{.png",
    place: {
      address: one(limits.address),
      city: one(limits.city),
      state: one(limits.state),
      zipCode: one(limits.zipCode),
      businessId: one(limits.businessId),
    },
    location: one(limits.posLocation),
    tables: distinct(['Bar', ...names(limits.tableNumber)], nameKey)
      // Codes of the first release start a group at a table that is not one of the restaurant's.
      .filter(name => nameKey(name) !== nameKey(table))
      .slice(0, 40),
    staff: distinct(names(limits.staffName), nameKey).slice(0, 40),
    device: one(limits.stationName),
    codes: [(strings[0] ?? '').toWellFormed()],
  }
}

/** The texts in turn. */
export function turn(texts: readonly string[], at: number): string {
  return texts[at % texts.length] ?? 'x'
}

function distinct(texts: readonly string[], keyOf: (text: string) => string): string[] {
  return [...new Map(texts.map(text => [keyOf(text), text])).values()]
}
