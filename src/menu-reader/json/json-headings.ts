// Which names in a JSON file are headings of dishes, and which only say what kind of thing is listed.

import { wordsOf } from '../header-words.ts'
import { type JsonObject, textOf } from './json-value.ts'
import { readable } from './readable-key.ts'

/** The restaurant, or all of its menu: what that is called is no category. */
export function isTop(object: JsonObject, depth: number): boolean {
  const type = textOf(object['@type'] ?? object.type)
  if (/^(menu)?(section|category)$/i.test(type)) return false
  if (depth === 0 || /(^|[^a-z])menu$|restaurant|store|location|foodestablishment/i.test(type)) return true
  return [
    'address',
    'phone',
    'telephone',
    'cuisine',
    'cuisines',
    'latitude',
    'openingHours',
    'opening_hours',
    'rating',
  ].some(key => key in object)
}

/** Keys that say what kind of thing is listed, not which category. */
export function isGeneric(key: string): boolean {
  return generic.test(` ${wordsOf(key)} `) || /^[\da-f-]{8,}$|^\d+$/i.test(key)
}

const generic =
  / (has|attributes|fields|items?|menus?|dishes|dish|products?|data|categor\w*|sections?|subsections?|objects?|results?|list|entries|elements?|graph|children|nodes?|groups?|plates|foods?|platos|plats|gerichte|speisen|piatti|offers?|catalog\w*|rows?|records?|payload|props|state|page|response|body|content|value|values|map|cards?|info|store|restaurant|edges|node|query|queries|json|itemcards|main entity|article|productos|produits|produkte|prodotti|produtos|carta|karte|speisekarte|cardapio|κατηγοριες|πιατα) /

/** What a key of an object is to the dishes in its list: a heading, or '' if it only says that they are dishes. */
export function headingOfList(key: string, object: JsonObject): string {
  if (!isGeneric(key)) return readable(key)
  // "Plats" are all dishes on their own, and the main ones beside "Desserts".
  const isBeside = Object.keys(object).some(other => Array.isArray(object[other]) && !isGeneric(other))
  return isBeside && mayBeHeading.test(wordsOf(key)) ? readable(key) : ''
}

const mayBeHeading = /^(plats|platos|piatti|pratos|gerichte|speisen|foods?|dishes|plates|πιατα)$/
