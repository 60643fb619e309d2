// Makes a dish of a text of the menu file: its last price is the price, the rest the name. Pure.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { readPrice } from '../../lib/read-price.ts'
import { typedAmount } from '../../lib/text/format.ts'
import type { DraftRow } from './draft-rows.ts'

export type TextMenuItem = Pick<DraftRow, 'name' | 'description' | 'price' | 'priceText'>

/** `lines`: the first has the name, the others the description. The price may be in any. */
export function menuItemFromText(lines: readonly string[], currency: CurrencyCode): TextMenuItem {
  const prices = lines.flatMap(pricesIn)
  const found = prices.findLast(({ isMarked }) => isMarked) ?? prices.findLast(({ isAtEnd }) => isAtEnd)
  const [name = '', ...others] = lines
    .map((line, at) => (at === found?.line ? `${line.slice(0, found.from)} ${line.slice(found.to)}` : line))
    .map(line => line.replace(leaders, ' ').replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
  const amount = found ? readPrice(found.figure, currency) : null
  return {
    name,
    description: others.join(' '),
    price: amount === null ? '' : typedAmount(amount, currency),
    priceText: found?.text ?? '',
  }
}

/** The figures of a line that are no measures. A bare number is a price only at the end of its line. */
function pricesIn(line: string, at: number) {
  return [...line.matchAll(price)].map(({ 0: text, 1: figure = '', index }) => ({
    line: at,
    from: index,
    to: index + text.length,
    text: text.trim(),
    figure,
    isMarked: marked.test(text),
    isAtEnd: line.slice(index + text.length).trim() === '',
  }))
}

const digit = String.raw`[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]`
const figure = String.raw`${digit}{1,3}(?:[ '’.,\u066c]${digit}{3})+(?:[.,\u066b]${digit}{1,2})?(?!${digit})|${digit}+(?:[.,\u066b]${digit}{1,3})?`
const mark = String.raw`(?:\p{Lu}{0,2}\p{Sc}|\b[A-Z]{3}\b|\bkr\b\.?|\bzł\b)`
/** A dash replaces the decimals: 12.- */
const price = new RegExp(
  String.raw`(?:${mark} ?)?(?<![\p{L}\d.,])(${figure})(?:[.,]?[-–]{1,2}(?!\d))?(?: ?${mark})?(?! ?(?:%|°|(?:k?g|m[lg]|[cd]?l|oz|lbs?|cm|kcal|kj|pcs?|stk|szt)(?![\p{L}])))(?![\d\p{L}]|[.,\u066b]${digit})`,
  'gu',
)
const marked = /\p{Sc}|[A-Z]{3}|kr|zł|[.,\u066b][\d\u0660-\u0669]{1,2}(?!\d)|[.,][-–]/u
/** The dots between a name and its price. */
const leaders = /(?:[.·•_…]\s?){3,}|[\s.·•_…:/–—-]+$/gu
