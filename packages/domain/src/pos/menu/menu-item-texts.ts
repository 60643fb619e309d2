// The texts of a dish from a point of sale: names with sizes, and descriptions with choices.

import { type CurrencyCode, decimalText } from '../../currency.ts'
import * as limits from '../../limits.ts'
import { tidyName } from '../../plain-text.ts'
import type { ChoiceList } from './pos-menu.ts'

/** No provider has longer names. Longer texts would make the answer to the owner large. */
const longestText = 4096
const unstorable = /[\p{Cc}\p{Surrogate}]+/gu

/** Whether the database can store an id of the provider. */
export function isStorableId(id: string): boolean {
  return id.length <= limits.remoteId && /^[\x21-\x7e]+$/.test(id)
}

/** One line, without characters that the database cannot store. */
export function cleanLine(text: string): string {
  return tidyName(text.slice(0, longestText).replace(unstorable, ' '))
}

/** "Latte · Large"; the only size of a dish needs no name if it is Square's default. */
export function nameOf(item: string, size: string, isOnlySize: boolean): string {
  const isDefault = isOnlySize && /^regular$/i.test(size)
  return [item, isDefault || size === item ? '' : size].filter(text => text !== '').join(' · ')
}

/** "Milk: whole milk, oat milk (+0.60)". */
export function choicesText({ name, choices }: ChoiceList, currency: CurrencyCode): string {
  const listed: string[] = []
  let length = 0
  for (const { name: choice, price } of choices) {
    const clean = cleanLine(choice)
    // What is longer than a description is cut in any case.
    if (length > limits.itemDescription) break
    if (clean === '') continue
    listed.push(price === 0 ? clean : `${clean} (${surcharge(price, currency)})`)
    length += clean.length
  }
  const title = cleanLine(name)
  return listed.length === 0 ? '' : `${title && `${title}: `}${listed.join(', ')}`
}

function surcharge(price: number, currency: CurrencyCode): string {
  return `${price > 0 ? '+' : '−'}${decimalText(Math.abs(price), currency)}`
}

/** Joins sentences, and cuts what the menu cannot store. */
export function joinDescription(texts: readonly string[]): {
  readonly text: string
  readonly isCut: boolean
} {
  const whole = texts
    .filter(text => text !== '')
    .reduce(
      (joined, text) =>
        joined === '' ? text : `${joined}${/[\p{L}\p{N}\p{Pe}]$/u.test(joined) ? '.' : ''} ${text}`,
      '',
    )
  const letters = [...whole]
  if (letters.length <= limits.itemDescription) return { text: whole, isCut: false }
  return {
    text: `${letters
      .slice(0, limits.itemDescription - 1)
      .join('')
      .trimEnd()}…`,
    isCut: true,
  }
}
