// Counts what each style is used for on this menu. The styles that usually have prices are those of names. A larger,
// bolder or rarer style without prices is that of headings.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { isCentred } from '../layout/text-lines.ts'
import type { LineFeatures } from './line-features.ts'
import { kindOf, type Role, type RoleKind } from './role.ts'

export interface StyleUsage {
  /** Median font size of the names. */
  readonly nameSize: number
  /** Median distance between two lines. */
  readonly usualGap: number
  /** Number of lines with a price at the start or end. */
  readonly priced: number
  readonly areNamesBold: boolean
  readonly areNamesCapitals: boolean
  readonly areNamesLower: boolean
  readonly areNamesCentred: boolean
  readonly areNamesBulleted: boolean
  readonly of: (line: LineFeatures) => StyleCounts
}

export interface StyleCounts {
  readonly lines: number
  /** Lines of this style that also agree in having a price or none. */
  readonly alike: number
  readonly pricedShare: number
  /** Share of each kind of role in the pass before; null in the first pass. */
  readonly kinds: Readonly<Record<RoleKind, number>> | null
}

/** `roles` are those of the pass before; null in the first pass. */
export function styleUsageOf(lines: readonly LineFeatures[], roles: readonly Role[] | null): StyleUsage {
  const priced = lines.filter(isPriced)
  const names = roles ? lines.filter((_, at) => kindOf(roles[at] ?? 'noise') === 'name') : priced
  const shown = names.length > minPricedShare * lines.length ? names : lines
  const counts = countsByStyle(lines, roles)
  return {
    nameSize: median(shown.map(({ size }) => size)),
    usualGap: median(lines.flatMap(({ line }) => (line.gap === null ? [] : [line.gap]))),
    priced: priced.length,
    areNamesBold: share(shown, ({ isBold }) => isBold) > 0.5,
    areNamesCapitals: share(shown, ({ isCapitals }) => isCapitals) > 0.5,
    areNamesLower: share(shown, ({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text)) > 0.5,
    areNamesCentred: share(shown, ({ line }) => isCentred(line)) > 0.2,
    areNamesBulleted: share(priced, ({ hasBullet }) => hasBullet) > 0.6,
    of: line =>
      counts.get(line.style)?.(hasPrice(line)) ?? { lines: 0, alike: 0, pricedShare: 0, kinds: null },
  }
}

export function isPriced({ prices, letters, isPricedBelow, hasPriceOfAbove }: LineFeatures): boolean {
  if (isPricedBelow || hasPriceOfAbove) return isPricedBelow
  return (prices.position === 'end' || prices.position === 'start') && letters > 1 && !prices.isExtra
}

type Kinds = Record<RoleKind, number>

/** The counts of each style, separately for lines with and without a price. */
function countsByStyle(
  lines: readonly LineFeatures[],
  roles: readonly Role[] | null,
): Map<string, (withPrice: boolean) => StyleCounts> {
  const styles = groupBy(
    lines.map((line, at) => ({ line, role: roles?.[at] ?? null })),
    ({ line }) => line.style,
  )
  const counts = [...styles].map(([style, sameStyle]): [string, (withPrice: boolean) => StyleCounts] => {
    const pricedShare = share(sameStyle, ({ line }) => isPriced(line))
    const all = sharesOf(
      sameStyle.map(({ role }) => role),
      evenShares,
    )
    const [priced, bare] = [true, false].map(withPrice =>
      sharesOf(
        sameStyle.filter(({ line }) => hasPrice(line) === withPrice).map(({ role }) => role),
        all,
      ),
    )
    const pricedCount = sameStyle.filter(({ line }) => hasPrice(line)).length
    return [
      style,
      withPrice => ({
        lines: sameStyle.length,
        alike: withPrice ? pricedCount : sameStyle.length - pricedCount,
        pricedShare,
        kinds: roles ? ((withPrice ? priced : bare) ?? all) : null,
      }),
    ]
  })
  return new Map(counts)
}

function hasPrice({ prices }: LineFeatures): boolean {
  return prices.position !== 'none'
}

/** If fewer lines have names, the names say too little and all lines are measured. */
const minPricedShare = 0.1

const evenShares: Kinds = { heading: 0.25, name: 0.25, text: 0.25, other: 0.25 }
/** Prior weight in lines, so that a few lines prove little. */
const assumedLines = 2

function sharesOf(roles: readonly (Role | null)[], prior: Kinds): Kinds {
  const sum = roles.length + assumedLines
  const of = (kind: RoleKind) => roles.filter(role => role && kindOf(role) === kind).length
  const shareOf = (kind: RoleKind) => (of(kind) + assumedLines * prior[kind]) / sum
  return {
    heading: shareOf('heading'),
    name: shareOf('name'),
    text: shareOf('text'),
    other: shareOf('other'),
  }
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
