// Tells which names in JSON are headings of dishes, and which only say what kind of thing a list holds.

import { wordsOf } from '../header-words.ts'
import { type JsonObject, textOf } from './json-value.ts'
import { readable } from './readable-key.ts'

/** Whether the object is the restaurant or its whole menu, whose name is not a category. */
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

/** Whether a key names a kind of thing, like "items", and not a category. */
export function isGeneric(key: string): boolean {
  return generic.test(` ${wordsOf(key)} `) || /^[\da-f-]{8,}$|^\d+$/i.test(key)
}

const generic =
  / (has|attributes|fields|items?|menus?|dishes|dish|products?|data|categor\w*|sections?|subsections?|objects?|results?|list|entries|elements?|graph|children|nodes?|groups?|plates|foods?|platos|plats|gerichte|speisen|piatti|offers?|catalog\w*|rows?|records?|payload|props|state|page|response|body|content|value|values|map|cards?|info|store|restaurant|edges|node|query|queries|json|itemcards|main entity|article|productos|produits|produkte|prodotti|produtos|carta|karte|speisekarte|cardapio|κατηγοριες|πιατα) /

/** The heading that a list's key gives its dishes; '' if the key only says that they are dishes. */
export function headingOfList(key: string, object: JsonObject): string {
  if (!isGeneric(key)) return readable(key)
  // "Plats" alone means all dishes; beside "Desserts" it means the main courses.
  const isBeside = Object.keys(object).some(other => Array.isArray(object[other]) && !isGeneric(other))
  return isBeside && mayBeHeading.test(wordsOf(key)) ? readable(key) : ''
}

const mayBeHeading = /^(plats|platos|piatti|pratos|gerichte|speisen|foods?|dishes|plates|πιατα)$/
