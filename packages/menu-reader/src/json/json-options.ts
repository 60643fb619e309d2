// Finds the groups of options of a dish in JSON: nested in it, or elsewhere in the file and named by id.

import { wordsOf } from '../header-words.ts'
import { extrasIn } from '../prices/offered-extras.ts'
import { type Amount, isNothing } from './json-amount.ts'
import { ownPrice } from './json-own-price.ts'
import { extraKey, type References } from './json-references.ts'
import { idOf, isBroad, isObject, type JsonObject, textAt, textOf, unwrap } from './json-value.ts'
import { readable } from './readable-key.ts'

export interface FoundOption extends Amount {
  readonly name: string
  readonly isDefault: boolean
}

export interface FoundGroup {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly FoundOption[]
}

/** In the order of the object. Groups without options are left out. */
export function optionGroupsIn(object: JsonObject, references: References): FoundGroup[] {
  const groups = Object.entries(object).flatMap(([key, value]) =>
    extraKey.test(` ${wordsOf(key)} `) ? groupsUnder(key, value, references) : [],
  )
  const distinct = new Map(groups.map(group => [JSON.stringify(group), group]))
  return [...distinct.values()].filter(({ options }) => options.length > 0)
}

const maxEntries = 100

function groupsUnder(key: string, value: unknown, references: References): FoundGroup[] {
  const text =
    typeof value === 'string' ? extrasIn(/^[^:]+:/.test(value) ? value : `${readable(key)}: ${value}`) : null
  if (text) return [{ ...text, options: text.options.map(one => ({ ...one, unit: 'major' as const })) }]
  const entries = entriesOf(value).map(entry => referred(entry, references))
  const groups = entries.map(entry => (isObject(entry) ? groupOf(entry, references) : null))
  const found = groups.filter(group => group !== null)
  if (found.length > 0) return found
  const options = entries.flatMap(entry => optionOf(entry, references) ?? [])
  return options.length === entries.length
    ? [{ name: readable(key), min: 0, max: options.length, options }]
    : []
}

/** The entries of a list, of an object around a list (`{ elements: [] }`), or of a map from names to prices. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, maxEntries)
  if (!isObject(value) || isBroad(value)) return []
  const list = Object.values(value).find(Array.isArray)
  if (list) return list.slice(0, maxEntries)
  return Object.entries(value).flatMap(([name, price]) =>
    typeof price === 'number' || typeof price === 'string'
      ? [{ name, price }]
      : isObject(price)
        ? [price]
        : [],
  )
}

/** The object that an entry names by its id, with the entry's own fields; else the entry. */
function referred(entry: unknown, { objectWith }: References): unknown {
  if (typeof entry === 'string' || typeof entry === 'number') return objectWith(String(entry)) ?? entry
  if (!isObject(entry)) return entry
  const own = unwrap(entry)
  if (nameOf(own) !== '') return own
  const ids = [
    idOf(own),
    ...Object.keys(own)
      .filter(key => / ids?$/.test(wordsOf(key)))
      .map(key => textOf(own[key])),
  ]
  const there = ids.flatMap(id => (id === '' ? [] : (objectWith(id) ?? [])))[0]
  return there ? { ...there, ...own } : own
}

const nameOf = (object: JsonObject) => textAt(object, 'name') || textOf(object.label)

/** Null unless the object has a list of options. */
function groupOf(object: JsonObject, references: References): FoundGroup | null {
  if (isBroad(object)) return null
  for (const [key, value] of Object.entries(object)) {
    if (typeof value !== 'object' || value === null || !listKey.test(` ${wordsOf(key)} `)) continue
    const entries = entriesOf(value).map(entry => referred(entry, references))
    const options = entries.flatMap(entry => optionOf(entry, references) ?? [])
    if (options.length === 0 || options.length < entries.length) continue
    references.use(idOf(object))
    return { name: nameOf(object), ...countsOf(object, options.length), options }
  }
  return null
}

const listKey =
  / (items?|entities|elements|options?|option \w+|choices?|modifiers?|modifier \w+|values?|variants?|extras|toppings?|list|children|ids|products?|opciones|optionen|choix|opzioni) /

function optionOf(entry: unknown, references: References): FoundOption | null {
  if (typeof entry === 'string')
    return entry.trim() !== '' && entry.length <= maxName
      ? (priced(entry) ?? { name: entry, price: '', unit: 'undetermined', isDefault: false })
      : null
  if (!isObject(entry) || isBroad(entry)) return null
  const option = unwrap(entry)
  const name = nameOf(option)
  if (name === '' || name.length > maxName) return null
  references.use(idOf(option))
  const amount = ownPrice(option)
  const price = amount && !isNothing(amount) ? amount : { price: '', unit: 'undetermined' as const }
  return {
    name,
    ...price,
    isDefault: Object.entries(option).some(
      ([key, value]) => value === true && isDefaultKey.test(wordsOf(key)),
    ),
  }
}

const maxName = 100
const isDefaultKey = /^(is )?(default|selected|preselected|on by default|checked)( option)?$/

/** "Bacon +2". */
function priced(text: string): FoundOption | null {
  const [one, ...more] = extrasIn(`+ ${text}`)?.options ?? []
  return one && more.length === 0 ? { ...one, unit: 'major' } : null
}

/** How many options are chosen, as the group says it itself or in an object like `quantity_info`. */
function countsOf(group: JsonObject, count: number): Pick<FoundGroup, 'min' | 'max'> {
  const numbers = new Map(numbersIn(group))
  const isRequired = Object.entries(group).some(
    ([key, value]) =>
      value === true && /^(is )?(required|mandatory|obligatory|obligatorio|pflicht)$/.test(wordsOf(key)),
  )
  const isSingle = Object.entries(group).some(
    ([key, value]) =>
      /type|mode|selection/i.test(key) &&
      typeof value === 'string' &&
      /^(single|radio|one|single_choice)$/i.test(value),
  )
  const min = numbers.get('min') ?? (isRequired ? 1 : 0)
  const max = numbers.get('max') ?? (isSingle || (min === 1 && isRequired) ? 1 : count)
  return { min, max: max > 0 ? Math.max(min, max) : count }
}

function numbersIn(object: JsonObject, depth = 0): (readonly ['min' | 'max', number])[] {
  return Object.entries(object).flatMap(([key, value]): (readonly ['min' | 'max', number])[] => {
    if (isObject(value) && depth < 2 && !isBroad(value)) return numbersIn(value, depth + 1)
    const [, bound] = /^(min|max)(?:imum)?(?:$| (?!price|amount))/.exec(wordsOf(key)) ?? []
    const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxEntries
    return isCount && (bound === 'min' || bound === 'max') ? [[bound, value]] : []
  })
}
