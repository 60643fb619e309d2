// What a restaurant states about a dish besides its texts and its price: allergens, diets, and how spicy it is.

import type { Allergen } from './allergens.ts'

export const diets = ['vegetarian', 'vegan', 'gluten-free', 'halal'] as const
export type Diet = (typeof diets)[number]

/** 0: not spicy, or the restaurant does not say. */
export type Spiciness = 0 | 1 | 2 | 3
export const maxSpiciness = 3

export interface MenuItemDetails {
  /** Empty: the restaurant names none, not that there are none. */
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly spiciness: Spiciness
}

/** The details of a dish about which nothing is stated. */
export const noDetails = { allergens: [] as Allergen[], diets: [] as Diet[], spiciness: 0 as Spiciness }

type DetailName = keyof MenuItemDetails
export const detailNames = Object.keys(noDetails) as readonly DetailName[]

/** The details of an object that has them among other fields. */
export function detailsOf({ allergens, diets, spiciness }: MenuItemDetails) {
  return { allergens: [...allergens], diets: [...diets], spiciness }
}

/** The details about which something is stated. */
export function statedDetails<D extends MenuItemDetails>(details: D): Partial<Pick<D, DetailName>> {
  return Object.fromEntries(
    detailNames.filter(name => !isSame(details, noDetails, name)).map(name => [name, details[name]]),
  ) as Partial<Pick<D, DetailName>>
}

/** The details in which an import would change a dish. One that the file does not state changes nothing. */
export function changedDetails(some: MenuItemDetails, stored: MenuItemDetails): DetailName[] {
  return detailNames.filter(name => !isSame(some, noDetails, name) && !isSame(some, stored, name))
}

/** Lists are compared as sets. */
function isSame(some: MenuItemDetails, others: MenuItemDetails, name: DetailName): boolean {
  const textOf = (value: readonly string[] | number) =>
    typeof value === 'number' ? `${value}` : value.toSorted().join()
  return textOf(some[name]) === textOf(others[name])
}

/** What dishes of the diet do not contain. */
export const excludedBy: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  vegan: ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'],
  'gluten-free': ['gluten'],
  halal: [],
}

/** The diets without 'vegetarian' beside 'vegan', in the order of the list. */
export function shownDiets(some: readonly Diet[]): readonly Diet[] {
  return diets.filter(one => some.includes(one) && !(one === 'vegetarian' && some.includes('vegan')))
}

/** How menus and diners call each diet, in the languages of the app and of most menus. */
export const dietWords: Readonly<Record<Diet, readonly string[]>> = {
  vegetarian: words(
    'vegetarian, veggie, vegetarisch, vegetarische, vegetarisches, vegetariano, vegetariana, vegetarianos, vegetariani, végétarien, ' +
      'végétarienne, wegetariański, wegetariańska, wegetariańskie, vejetaryen, χορτοφαγικό, نباتي, ベジタリアン, 素食',
  ),
  vegan: words(
    'vegan, vegans, vegane, veganer, veganes, vegano, vegana, veganos, veganas, vegani, végétalien, végétalienne, veganistisch, ' +
      'wegański, wegańska, wegańskie, veganista, βίγκαν, نباتي صرف, ビーガン, ヴィーガン, 纯素, 純素, 全素',
  ),
  'gluten-free': words(
    'gluten free, glutenfree, glutenfrei, sans gluten, sin gluten, senza glutine, sem glúten, glutenvrij, bez glutenu, bezglutenowe, ' +
      'bezglutenowy, bezglutenowa, glutensiz, χωρίς γλουτένη, خالٍ من الغلوتين, خال من الغلوتين, خالي من الغلوتين, بدون غلوتين, グルテンフリー, 无麸质, 無麩質',
  ),
  halal: words('halal, helal, χαλάλ, حلال, ハラール, ハラル, 清真'),
}

function words(list: string): readonly string[] {
  return list.split(', ')
}
