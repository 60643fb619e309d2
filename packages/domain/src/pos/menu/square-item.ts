// One item of Square's catalog, with its variations, at one location.

import type { Allergen } from '../../menu/allergens.ts'
import { type Diet, excludedBy, type MenuItemDetails } from '../../menu/menu-item-details.ts'
import {
  countOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  ordinalOf,
  textOf,
} from '../parsed-json.ts'
import type { ItemChoices, LeftOutReason, MenuPlace, RemoteItem, RemoteSize } from './pos-menu.ts'
import { overrideAt, priceAt } from './square-money.ts'

export function itemOf(object: JsonObject, place: MenuPlace): RemoteItem {
  const data = objectOf(object.item_data)
  return {
    id: idOf(object.id),
    name: textOf(data.name),
    description: textOf(data.description_plaintext) || textOf(data.description),
    categories: categoriesOf(data),
    choices: choicesOf(data),
    sizes: listOf(data.variations)
      .map(variation => sizeOf(variation, place))
      .sort((a, b) => a.ordinal - b.ordinal)
      .map(({ size }) => size),
    ...detailsOf(objectOf(data.food_and_beverage_details)),
    leftOut: reasonOf(object, data, place),
  }
}

/** Whether an object is present at a location. Without a field it is present everywhere. */
export function isPresent(object: JsonObject, locationId: string): boolean {
  return object.present_at_all_locations === false
    ? listOf(object.present_at_location_ids).includes(locationId)
    : !listOf(object.absent_at_location_ids).includes(locationId)
}

const notMenuItems: ReadonlySet<unknown> = new Set([
  'GIFT_CARD',
  'APPOINTMENTS_SERVICE',
  'EVENT',
  'DIGITAL',
  'DONATION',
  'LEGACY_SQUARE_ONLINE_SERVICE',
  'LEGACY_SQUARE_ONLINE_MEMBERSHIP',
])

function reasonOf(object: JsonObject, data: JsonObject, { target }: MenuPlace): LeftOutReason | null {
  if (object.is_deleted === true) return 'deleted'
  if (data.is_archived === true) return 'archived'
  if (!isPresent(object, target.locationId)) return 'elsewhere'
  return notMenuItems.has(data.product_type) ? 'not-a-dish' : null
}

/** The category by which reports are grouped serves if the item is in no other. */
function categoriesOf(data: JsonObject): RemoteItem['categories'] {
  const own = listOf(data.categories)
    .map(objectOf)
    .map(({ id, ordinal }) => ({ id: textOf(id), ordinal: ordinalOf(ordinal) }))
    .sort((a, b) => a.ordinal - b.ordinal)
  const others = [data.category_id, objectOf(data.reporting_category).id]
  return [...own, ...others.map(id => ({ id: textOf(id), ordinal: 0 }))].filter(({ id }) => id !== '')
}

function choicesOf(data: JsonObject): ItemChoices[] {
  return listOf(data.modifier_list_info)
    .map(objectOf)
    .filter(({ enabled }) => enabled !== false)
    .sort((a, b) => ordinalOf(a.ordinal) - ordinalOf(b.ordinal))
    .map(({ modifier_list_id, min_selected_modifiers, max_selected_modifiers, modifier_overrides }) => ({
      listId: textOf(modifier_list_id),
      bounds: { min: countOf(min_selected_modifiers), max: countOf(max_selected_modifiers) },
      defaults: new Map(
        listOf(modifier_overrides)
          .map(objectOf)
          .flatMap(({ modifier_id, on_by_default }) =>
            typeof on_by_default === 'boolean' ? [[textOf(modifier_id), on_by_default] as const] : [],
          ),
      ),
    }))
}

function sizeOf(object: unknown, place: MenuPlace): { readonly size: RemoteSize; readonly ordinal: number } {
  const variation = objectOf(object)
  const data = objectOf(variation.item_variation_data)
  const { locationId } = place.target
  const size = {
    id: idOf(variation.id),
    name: textOf(data.name),
    price: priceAt(data, locationId, place.currency),
    isSoldOut: isSoldOut(overrideAt(data, locationId), place.now),
    leftOut: isObject(variation.item_variation_data)
      ? sizeReasonOf(variation, data, locationId)
      : 'unreadable',
  } as const
  return { size, ordinal: ordinalOf(data.ordinal) }
}

function sizeReasonOf(variation: JsonObject, data: JsonObject, locationId: string): LeftOutReason | null {
  if (variation.is_deleted === true) return 'deleted'
  if (!isPresent(variation, locationId)) return 'elsewhere'
  return data.sellable === false ? 'hidden' : null
}

function isSoldOut({ sold_out, sold_out_valid_until }: JsonObject, now: Date): boolean {
  const until = Date.parse(textOf(sold_out_valid_until))
  return sold_out === true && !(until <= now.getTime())
}

/** Square's standard ingredients are the fourteen allergens of the EU. */
const allergenOf: ReadonlyMap<unknown, Allergen> = new Map([
  ['CELERY', 'celery'],
  ['CRUSTACEANS', 'crustaceans'],
  ['EGGS', 'eggs'],
  ['FISH', 'fish'],
  ['GLUTEN', 'gluten'],
  ['LUPIN', 'lupin'],
  ['MILK', 'milk'],
  ['MOLLUSCS', 'molluscs'],
  ['MUSTARD', 'mustard'],
  ['PEANUTS', 'peanuts'],
  ['SESAME', 'sesame'],
  ['SOY', 'soybeans'],
  ['SULPHITES', 'sulphites'],
  ['TREE_NUTS', 'nuts'],
])

const dietOf: ReadonlyMap<unknown, Diet> = new Map([
  ['GLUTEN_FREE', 'gluten-free'],
  ['HALAL', 'halal'],
  ['VEGAN', 'vegan'],
  ['VEGETARIAN', 'vegetarian'],
])

/** What the preferences say dishes do not contain. */
const deniedBy: ReadonlyMap<unknown, readonly Allergen[]> = new Map([
  ...Array.from(dietOf, ([name, diet]) => [name, excludedBy[diet]] as const),
  ['DAIRY_FREE', ['milk']],
  ['NUT_FREE', ['nuts', 'peanuts']],
])

type Details = MenuItemDetails & Pick<RemoteItem, 'allergensText' | 'areAllergensUnsure'>

/** Unsure: an ingredient is named in words, or a diet denies an allergen that the ingredients name. Then it is not stated. */
function detailsOf({ ingredients, dietary_preferences }: JsonObject): Details {
  const all = listOf(ingredients).map(objectOf)
  const known = all.flatMap(({ standard_name }) => allergenOf.get(standard_name) ?? [])
  const others = all
    .filter(({ standard_name }) => !allergenOf.has(standard_name))
    .map(({ custom_name, standard_name }) => textOf(custom_name) || textOf(standard_name))
    .filter(text => text !== '')
  const preferences = listOf(dietary_preferences).map(one => objectOf(one).standard_name)
  const isDenied = (name: unknown) => deniedBy.get(name)?.some(one => known.includes(one)) === true
  const denied = preferences.filter(isDenied).map(name => textOf(name).replaceAll('_', ' ').toLowerCase())
  const words = [...others, ...denied]
  return {
    allergens: [...new Set(known)],
    diets: preferences.filter(name => !isDenied(name)).flatMap(name => dietOf.get(name) ?? []),
    spiciness: 0,
    allergensText: words.join(', '),
    areAllergensUnsure: words.length > 0,
  }
}
