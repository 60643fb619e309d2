// Reads what a menu offers with a dish, from its own words: "Add bacon 2, egg 1.50", "choice of fries, rice or salad".

import { wordsOf } from '../header-words.ts'
import type { RawOptionGroup } from '../menu-reading.ts'
import { findPrices, type PrintedPrice } from '../pdf/prices/find-prices.ts'

/** Extras with their prices, named by the words before them. Null unless each price has a short name. */
export function extrasIn(text: string): RawOptionGroup | null {
  const [, title = '', list = ''] =
    /^[\s*(•·-]*(?:(\p{L}[^:\d]{1,60}):)?(.*)$/su.exec(text.slice(0, maxLength)) ?? []
  const lead = title === '' ? (leading.exec(list)?.[1] ?? '') : ''
  const rest = list.slice(list.indexOf(lead) + lead.length)
  const prices = findPrices(rest).filter(({ amount }) => amount !== null)
  const [first] = prices
  if (!first || (title === '' && lead === '' && !/^\s*\+|\+\s?\P{L}{0,3}\d/u.test(rest))) return null
  const isBefore = namesIn(rest.slice(0, first.start)).length === 0
  const options = prices.flatMap((price, at) => {
    const from = isBefore ? price.end : (prices[at - 1]?.end ?? 0)
    const to = isBefore ? (prices[at + 1]?.start ?? rest.length) : price.start
    const names = namesIn(rest.slice(from, to))
    return names.map(name => ({ name, price: signed(price, rest), isDefault: false }))
  })
  const after = isBefore ? '' : rest.slice(prices.at(-1)?.end)
  const isPriced = prices.length <= options.length && options.every(({ name }) => isName(name))
  if (!isPriced || !/^(?:\P{L}*|\W*(?:each|ea|extra|to any .*|per .*)\W*)$/iu.test(after)) return null
  return { name: capitalised(title || lead), min: 0, max: options.length, options }
}

const maxLength = 300
const leading =
  /^[\s*+(]*(add(?:[- ]?ons?)?|extras?|additional|toppings?|zusätzlich|zuschlag|aufpreis|mit extra|toeslag|suppl[ée]ments?|supplemento|suplemento|aggiunt[ae]|añad[ea]|ajoute[rz]|extra’s|έξτρα)(?!\p{L})/iu

/** "cheese, bacon or egg" before one price are three extras. */
function namesIn(text: string): string[] {
  return text
    .split(/[,;|•·/\t\n]|\s(?:or|oder|ou|of|and|und|et|y)\s/iu)
    .map(part =>
      part
        .replace(/^[\s+(:.…–-]+|[\s+(:.…–-]+$/g, '')
        .replace(/^(?:add|or|and|for|with|mit|und|oder)\s|\s(?:for|at|à|für|per)$/giu, ''),
    )
    .filter(part => /\p{L}/u.test(part))
}

function isName(text: string): boolean {
  return /\p{L}{2}|\p{Lo}/u.test(text) && text.split(/\s+/).length <= maxWords && !/[.!?]\s/.test(text)
}

const maxWords = 5

/** In major units. */
function signed({ amount, start }: PrintedPrice, text: string): number {
  const isLess = /[-−–]\s?$/.test(text.slice(0, start)) && !/\p{L}\s?[-−–]\s?$/u.test(text.slice(0, start))
  return ((isLess ? -1 : 1) * (amount ?? 0)) / 100
}

/** The extras and choices that a description offers. */
export function offersIn(description: string): RawOptionGroup[] {
  if (!hint.test(description)) return []
  const extras = description
    .split(/[.!?;](?:\s|$)|[()]|,\s(?=add\b)/i)
    .flatMap(part =>
      leading.test(part) || /^[^.:]{2,40}\+\s?\P{L}{0,3}\d/u.test(part) ? (extrasIn(part) ?? []) : [],
    )
  return [...extras, ...(choiceIn(description) ?? [])]
}

const hint = /\d|choice|choose|wahl|choix|elegir|scelta/i

/** "choice of fries, rice or salad": one of these. Without "or" it is not certain where the list ends. */
function choiceIn(description: string): RawOptionGroup[] | null {
  const [, lead = '', list = '', last = ''] = choice.exec(description) ?? []
  const names = [
    ...namesIn(list.replace(/^either\s/i, '')),
    ...namesIn(last.replace(/\s(?:with|served|and|mit|avec|con)\s.*$/iu, '')),
  ]
  const areNames = names.length > 1 && names.every(name => isName(name) && !/\d/.test(name))
  if (!areNames || new Set(names.map(wordsOf)).size < names.length) return null
  const options = names.map(name => ({ name, price: '', isDefault: false }))
  return [{ name: capitalised(lead), min: 1, max: 1, options }]
}

const choice =
  /((?:your )?choice of(?: [\p{L} ]{2,30}(?=:))?|choose (?:from|between|one of)|wahlweise(?: mit)?|au choix|a elegir(?: entre)?|a scelta(?: tra)?)\s?:?\s+([^.;()]+?),?\s(?:or|oder|ou|o|u)\s([^.,;()]+)/iu

function capitalised(text: string): string {
  const trimmed = text.trim()
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
}
