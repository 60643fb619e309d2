// Finds the prices of a line and the texts before and after them.
import type { PrintedPrice } from './find-prices.ts'
import { type FoundPrices, isSeparator, type LinePrices, plain, trimmedEnd } from './found-prices.ts'
import { withoutOrdinal } from './ordinal.ts'
import { type PriceUsage, pricesIn } from './price-usage.ts'
import { atEnd, listed } from './prices-at-end.ts'
import { isSizeName } from './size-words.ts'

/**
 * A tab separates the cells of `text`. `above` is the line before, which may have begun the sentence. `size`: the font size
 * of the line.
 */
export function linePricesOf(text: string, usage: PriceUsage, above = '', size = Infinity): LinePrices {
  const prefix = `${above} `
  const begin = text.length - withoutOrdinal(text, false).length
  const found = pricesIn(text, usage).filter(
    ({ amount, start, isSure }) =>
      start >= begin &&
      (isSure || amount === null || size >= usage.minBareSize) &&
      (!amount || !isSurcharge(prefix + text.slice(0, start), prefix.length)),
  )
  const isExtra = isExtraOffer(text, above)
  const none: LinePrices = {
    position: 'none',
    prices: [],
    isRange: false,
    isListed: false,
    head: { start: 0, end: text.length },
    tail: { start: text.length, end: text.length },
    isExtra,
  }
  const group =
    listed(text, found, usage) ??
    atEnd(text, found, usage) ??
    atStart(text, found, usage) ??
    inside(text, found, usage)
  return group ? { ...none, ...group } : none
}

/** Bullets and diet marks: "VG $12 Cheese Plate". */
const beforeFirst = /^[\s*(•·-]*(?:[A-Z]{1,3}[\s*,]+){0,3}$/

function atStart(text: string, found: readonly PrintedPrice[], usage: PriceUsage): FoundPrices | null {
  const first = found[0]
  if (!first || !beforeFirst.test(text.slice(0, first.start))) return null
  if (!first.hasCurrency && !(first.isSure && !usage.isSigned) && !usage.isLeading) return null
  const group = [first]
  for (const price of found.slice(1)) {
    if (!isSeparator(text.slice(group.at(-1)?.end, price.start), false)) break
    group.push(price)
  }
  const start = group.at(-1)?.end ?? 0
  const after = text.slice(start)
  if (!/\p{L}{2}/u.test(after) || /^\s?(?:for|per|each|pro|pour|für|voor)\b|^\//i.test(after)) return null
  const head = { start: start + (/^[\s\t*•·:–—-]*/.exec(after)?.[0].length ?? 0), end: text.length }
  return {
    position: 'start',
    prices: group.map(plain),
    isRange: false,
    head,
    tail: { start: text.length, end: text.length },
  }
}

/** In the middle of text a price needs a currency, or decimals and a bracket after it. */
function inside(text: string, found: readonly PrintedPrice[], { isSigned }: PriceUsage): FoundPrices | null {
  const at = found.findIndex(
    ({ hasCurrency, isSure, start, end }) =>
      hasCurrency || (isSure && !isSigned && isNamed(text.slice(0, start)) && isAside(text.slice(end))),
  )
  const first = found[at]
  if (!first) return null
  const group: (PrintedPrice & { size: string | null })[] = []
  for (const price of found.slice(at)) {
    const last = group.at(-1)
    if (last && !isSeparator(text.slice(last.end, price.start), false) && !price.hasCurrency) break
    group.push({ ...price, size: purposeOf(text.slice(price.end)) })
  }
  const end =
    group.length > 1 && group.every(({ size }) => size) ? (group.at(-1)?.end ?? 0) : (group[0]?.end ?? 0)
  const shown = group
    .filter(price => price.end <= end)
    .map((price, _, { length }) => ({ ...price, size: length > 1 ? price.size : null }))
  return {
    position: 'inside',
    prices: shown.map(price => ({ ...plain(price), size: price.size })),
    isRange: false,
    head: { start: 0, end: trimmedEnd(text, first.start) },
    tail: { start: end, end: text.length },
  }
}

const isNamed = (before: string) => /\p{L}{3}/u.test(before) && /[\s….]$/.test(before)

/** "Soup 12.50 (with fried onion)". */
const isAside = (after: string) => /^\s?\(\p{L}[^()]*\)\s*$/u.test(after)

/** The size that a price within prose is for: "$150 for a large pan", "$17 per pound". */
function purposeOf(after: string): string | null {
  const found =
    /^\s?(?:(?:for|per|\/)\s?(?:an?\s|each\s|the\s)?)((?:\p{L}+\s?){1,2}?)(?=[.,;)/]|\s(?:and|or|\$)|$)/iu.exec(
      after,
    )
  const purpose = found?.[1]?.trim() ?? null
  return purpose && (isSizeName(purpose) || purpose.length < 16) ? purpose : null
}

// Recognises extras: an addition to a dish for a surcharge is not a dish.

/** Whether a whole line offers an extra: "add bacon 3", "+ egg 1.50", "Extra cheese". `above` is the line before. */
function isExtraOffer(text: string, above = ''): boolean {
  if (isListedByPlus(text, above)) return false
  return (offer.test(text.trim()) && /\p{L}{2}/u.test(text)) || /^[*(\s]*or\s/i.test(text)
}

/**
 * Whether the price after this text is a surcharge: "with fries. Add an egg for", "(", "+". The line itself begins at
 * `lineStart`; the text before that is the line above.
 */
function isSurcharge(before: string, lineStart: number): boolean {
  if (/\+\s?[^\d\s]{0,3}\s?$/.test(before)) return true
  if (isListedByPlus(before.slice(lineStart), before.slice(0, lineStart))) return false
  const clause = before.split(clauseEnd).at(-1) ?? ''
  if (clause.length > before.length - lineStart) {
    const here = before.slice(lineStart)
    return offer.test(here) || (/^\p{Ll}/u.test(here) && isWordedOffer(clause))
  }
  return offer.test(clause.trim())
}

/** "gin + cucumber +" above "lime 12", or "+ lime 12" below it: the menu lists what is in a dish that has no price yet. */
function isListedByPlus(text: string, above: string): boolean {
  if (/\d/.test(above)) return false
  const isOpen = /\p{L}\)? ?\+\s*$/u.test(above)
  return isOpen || (/^\+ /.test(text) && /\p{L}\)? \+ \p{L}/u.test(above))
}

const clauseEnd = /[.;!?([•|·]|,\s(?=add\b)|\s(?=\+\s?add\b)/i

/** A sentence that began in the line above must contain a word like "add". */
function isWordedOffer(clause: string): boolean {
  return (
    /^[\s*+]*(?:or\s)?(?:add|adds|upgrade|sub|substitute|make it)\b/i.test(clause) &&
    !/\d/.test(clause) &&
    clause.length < 70
  )
}

const offer =
  /^[*(\s]*(?:\+(?!\d{2})|add\b|add[- ]?ons?\b|(?:each\s)?additional\b|each\s(?:extra|topping)|toppings?\s(?=.*\d)|adds?\s|extra\b(?!\s(?:virgin|dry|brut|hop|special|anejo|añejo))|sub(?:stitute)?\b(?!\w)|substitutions?\b|upgrade\b|make it\b|swap\b|upcharge\b|supplement\b|suppl\.?\b|supplément\b|surcharge\b|choice of extra|zuschlag\b|aufpreis\b|zusätzlich\b|mit extra|toeslag\b|supplemento\b|suplemento\b|aggiunt[ae]\b|añad[ea]\b|extra’s\b|ajoute[rz]\b|gluten[- ]free (?:base|bun|bread)\b|kleine portion\b|with (?:added|extra)\b)/i
