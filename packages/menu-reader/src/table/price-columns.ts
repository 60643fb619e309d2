// Finds the columns that hold prices, and what each is the price of.

import { type CurrencyCode, decimalsOf } from '@tablemate/domain/currency.ts'
import { type MinorUnits, minorUnitsOf } from '@tablemate/domain/money.ts'
import { fitOf, isOtherAmount, wordsOf } from '../header-words.ts'
import { saysMinorUnits } from '../prices/minor-unit-words.ts'
import { isSizeHeading, withoutMoney } from '../size-names.ts'
import { isMoney, isPriceColumn } from './column-profile.ts'
import type { Columns, Fit, Header, PriceColumn } from './columns.ts'
import { type PriceHeading, priceHeadingOf } from './table-headings.ts'

export interface Prices {
  readonly columns: readonly PriceColumn[]
  readonly isGuessed: boolean
}

/** Columns whose headings name a price or a size; if there are none, columns that contain money. */
export function pricesByHeading(header: Header): Prices {
  const { headings, candidates, profile } = header
  const named = namedPrices(header)
  const bySize = candidates
    .filter(at => isSizeHeading(headings[at] ?? '') && isPriceColumn(profile(at)))
    .filter(at => !named.some(one => one.at === at))
    .map(at => ({ at, size: withoutMoney(headings[at] ?? '') }))
  if (named.length > 0)
    return { columns: columnsOf(plausible(named, header), bySize, headings), isGuessed: false }
  return bySize.length > 0 ? { columns: bySize, isGuessed: false } : pricesByContent(header)
}

interface Named extends PriceHeading {
  readonly at: number
  readonly fit: number
}

function bestFits({ fits }: Header): ReadonlyMap<number, Fit> {
  const best = new Map<number, Fit>()
  for (const fit of fits) if (!best.has(fit.at)) best.set(fit.at, fit)
  return best
}

function namedPrices(header: Header): Named[] {
  const bestOf = bestFits(header)
  return header.candidates.flatMap(at => {
    const heading = priceHeadingOf(header.headings[at] ?? '')
    const best = bestOf.get(at)
    return heading && (!best || best.meaning === 'price') ? [{ at, ...heading, fit: best?.fit ?? 2 }] : []
  })
}

function plausible(named: readonly Named[], { headings, profile }: Header): readonly Named[] {
  // "Price unit" has the word in its heading but holds no prices.
  const priced = named.filter(({ at }) => isPriceColumn(profile(at)))
  const filled = priced.length > 0 ? priced : named
  // If there is a price column, an Italian "costo" and Odoo's standard price are what the kitchen pays.
  const prices = filled.filter(({ at }) => !/^(cost[eo]|standard price$)/.test(wordsOf(headings[at] ?? '')))
  return prices.length > 0 ? prices : filled
}

/** The dish's own price first. A further column without a size is the same price in another sales channel. */
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
  const rank = ({ size, channel }: Named) => (size === '' ? channel : afterAllChannels)
  const unitsOf = (at: number): MinorUnits | undefined =>
    saysMinorUnits(headings[at] ?? '') ? 100 : undefined
  plain.sort((a, b) => rank(a) - rank(b) || b.fit - a.fit)
  return [
    ...plain.map(({ at, isElsewhere }) => ({
      at,
      size: '',
      units: unitsOf(at),
      isElsewhere,
    })),
    ...[
      ...sized.map(({ at, size, number }) =>
        withSizeColumn({ at, size, units: unitsOf(at) }, number, headings),
      ),
      ...bySize,
    ].sort((a, b) => a.at - b.at),
  ]
}

/** Sorts sized columns after those of all sales channels. */
const afterAllChannels = 100

/** "Size 2" names the size of "Price 2". */
function withSizeColumn(column: PriceColumn, number: string, headings: readonly string[]): PriceColumn {
  if (number === '') return column
  const sizeAt = headings.findIndex(heading => {
    const [, digit] = /(\d)\D*$/.exec(heading) ?? []
    return digit === number && fitOf(heading.replace(/\d/g, ''), 'size') > 1
  })
  return sizeAt < 0 ? column : { ...column, sizeAt }
}

/** Columns that contain money, unless the heading names another amount: stock, tax, a total. */
function pricesByContent(header: Header): Prices {
  const { headings, candidates, profile } = header
  const bestOf = bestFits(header)
  const unnamed = candidates.filter(
    at =>
      !bestOf.has(at) && isMoney(profile(at)) && !profile(at).isCounter && !isOtherAmount(headings[at] ?? ''),
  )
  const isOne = unnamed.length === 1
  return {
    columns: unnamed.map(at => ({ at, size: isOne ? '' : (headings[at]?.trim() ?? '') })),
    isGuessed: true,
  }
}

/** A currency without decimals is never counted in minor units, whatever the heading says. */
export function withUnitsOf(currency: CurrencyCode, columns: Columns): Columns {
  const units = decimalsOf(currency) === 0 ? undefined : minorUnitsOf(currency)
  return { ...columns, prices: columns.prices.map(price => ({ ...price, units: price.units && units })) }
}
