// Which columns of a table hold prices, and what each is the price of.

import { type CurrencyCode, decimalsOf } from '#domain/currency.ts'
import { fitOf, isForeignToPrice, wordsOf } from '../header-words.ts'
import { isMoney, isPriceColumn } from './column-look.ts'
import type { Columns, Fit, PriceColumn, Sight } from './columns.ts'
import { isSizeHeading, type PriceHeading, priceHeadingOf, withoutMoney } from './table-headings.ts'

export interface Prices {
  readonly columns: readonly PriceColumn[]
  readonly isGuessed: boolean
}

/** Those whose headings name a price or a size; where none does, those that look like money. */
export function pricesNamedBy(sight: Sight): Prices {
  const { headings, open, look } = sight
  const named = namedPrices(sight)
  const bySize = open
    .filter(at => isSizeHeading(headings[at] ?? '') && isPriceColumn(look(at)))
    .filter(at => !named.some(one => one.at === at))
    .map(at => ({ at, size: withoutMoney(headings[at] ?? '') }))
  if (named.length > 0)
    return { columns: columnsOf(trusted(named, sight), bySize, headings), isGuessed: false }
  return bySize.length > 0 ? { columns: bySize, isGuessed: false } : guessed(sight)
}

interface Named extends PriceHeading {
  readonly at: number
  readonly fit: number
}

function bestFits({ fits }: Sight): ReadonlyMap<number, Fit> {
  const best = new Map<number, Fit>()
  for (const fit of fits) if (!best.has(fit.at)) best.set(fit.at, fit)
  return best
}

function namedPrices(sight: Sight): Named[] {
  const bestOf = bestFits(sight)
  return sight.open.flatMap(at => {
    const heading = priceHeadingOf(sight.headings[at] ?? '')
    const best = bestOf.get(at)
    return heading && (!best || best.meaning === 'price') ? [{ at, ...heading, fit: best?.fit ?? 2 }] : []
  })
}

function trusted(named: readonly Named[], { headings, look }: Sight): readonly Named[] {
  // "Price unit" is named after the price, and holds none.
  const priced = named.filter(({ at }) => isPriceColumn(look(at)))
  const holding = priced.length > 0 ? priced : named
  // Beside a price, what a dish costs in Italian is what it costs the kitchen; so is Odoo's standard price.
  const prices = holding.filter(({ at }) => !/^(cost[eo]|standard price$)/.test(wordsOf(headings[at] ?? '')))
  return prices.length > 0 ? prices : holding
}

/** The price of the dish first; what stands beside it and names no size is the same price in another place. */
function columnsOf(
  named: readonly Named[],
  bySize: readonly PriceColumn[],
  headings: readonly string[],
): PriceColumn[] {
  const hasPlain = named.some(({ size, number, channel }) => size === '' && number === '' && channel === 0)
  const isPlain = ({ size, number }: Named) =>
    number === '' && (size === '' || (hasPlain && !isSizeHeading(size)))
  const plain = named.filter(isPlain)
  const sized = named.filter(one => !isPlain(one))
  const rank = ({ size, channel }: Named) => (size === '' ? channel : channels)
  const isHundredths = (at: number) => inCents.test(wordsOf(headings[at] ?? ''))
  plain.sort((a, b) => rank(a) - rank(b) || b.fit - a.fit)
  return [
    ...plain.map(({ at, isElsewhere }) => ({
      at,
      size: '',
      isHundredths: isHundredths(at),
      isElsewhere,
    })),
    ...[
      ...sized.map(({ at, size, number }) =>
        withSizeColumn({ at, size, isHundredths: isHundredths(at) }, number, headings),
      ),
      ...bySize,
    ].sort((a, b) => a.at - b.at),
  ]
}

/** Behind all ways of buying. */
const channels = 100
const inCents = /(^| )(cents|minor|pence|paise|centavos|centimes)( |$)/

/** "Size 2" says what "Price 2" is the price of. */
function withSizeColumn(column: PriceColumn, number: string, headings: readonly string[]): PriceColumn {
  if (number === '') return column
  const sizeAt = headings.findIndex(heading => {
    const [, digit] = /(\d)\D*$/.exec(heading) ?? []
    return digit === number && fitOf(heading.replace(/\d/g, ''), 'size') > 1
  })
  return sizeAt < 0 ? column : { ...column, sizeAt }
}

/** What looks like money, and whose heading names nothing else that has an amount: stock, tax, a total. */
function guessed(sight: Sight): Prices {
  const { headings, open, look } = sight
  const bestOf = bestFits(sight)
  const unnamed = open.filter(
    at => !bestOf.has(at) && isMoney(look(at)) && !look(at).isCount && !isForeignToPrice(headings[at] ?? ''),
  )
  const isOne = unnamed.length === 1
  return {
    columns: unnamed.map(at => ({ at, size: isOne ? '' : (headings[at]?.trim() ?? '') })),
    isGuessed: true,
  }
}

/** What has no hundredths is not counted in them, whatever the heading says. */
export function inUnitsOf(currency: CurrencyCode, columns: Columns): Columns {
  if (decimalsOf(currency) > 0) return columns
  return { ...columns, prices: columns.prices.map(price => ({ ...price, isHundredths: false })) }
}
