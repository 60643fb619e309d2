// What each look on this menu is used for, counted: the looks that prices attach to are the names' look; one that is
// larger, bolder or rarer, and never priced, is the headings'.

import { groupBy } from '#domain/group-by.ts'
import type { LineFeatures } from './line-features.ts'
import { kindOf, type Role, type RoleKind } from './role.ts'

export interface StyleUsage {
  /** Size of the text of priced lines, in the middle. */
  readonly nameSize: number
  /** White between two lines, in the middle. */
  readonly usualGap: number
  /** Lines that end or begin with a price. */
  readonly priced: number
  readonly areNamesBold: boolean
  readonly areNamesCapitals: boolean
  readonly areNamesLower: boolean
  readonly of: (line: LineFeatures) => LookUse
}

export interface LookUse {
  readonly lines: number
  /** Those of them that are alike in having a price or none. */
  readonly alike: number
  /** Share of them with a price. */
  readonly pricedShare: number
  /** Share of each kind in the reading before this one; null in the first. */
  readonly kinds: Readonly<Record<RoleKind, number>> | null
}

/** Of all lines of the menu, with their roles where a reading went before. */
export function lookBookOf(lines: readonly LineFeatures[], roles: readonly Role[] | null): StyleUsage {
  const priced = lines.filter(isPriced)
  const names = roles ? lines.filter((_, at) => kindOf(roles[at] ?? 'noise') === 'name') : priced
  const shown = names.length > fewestPriced * lines.length ? names : lines
  const uses = usesOf(lines, roles)
  return {
    nameSize: middle(shown.map(({ size }) => size)),
    usualGap: middle(lines.flatMap(({ line }) => (line.gap === null ? [] : [line.gap]))),
    priced: priced.length,
    areNamesBold: share(shown, ({ isBold }) => isBold) > 0.5,
    areNamesCapitals: share(shown, ({ isCapitals }) => isCapitals) > 0.5,
    areNamesLower: share(shown, ({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text)) > 0.5,
    of: line => uses.get(line.look)?.(hasPrice(line)) ?? { lines: 0, alike: 0, pricedShare: 0, kinds: null },
  }
}

export function isPriced({ prices, letters, isPaidBelow, paysAbove }: LineFeatures): boolean {
  if (isPaidBelow || paysAbove) return isPaidBelow
  return (prices.place === 'end' || prices.place === 'start') && letters > 1 && !prices.isExtra
}

type Kinds = Record<RoleKind, number>

/** For each look, its use in lines with a price or without one. */
function usesOf(
  lines: readonly LineFeatures[],
  roles: readonly Role[] | null,
): Map<string, (withPrice: boolean) => LookUse> {
  const looks = groupBy(
    lines.map((line, at) => ({ line, role: roles?.[at] ?? null })),
    ({ line }) => line.look,
  )
  const uses = [...looks].map(([look, twins]): [string, (withPrice: boolean) => LookUse] => {
    const pricedShare = share(twins, ({ line }) => isPriced(line))
    const all = sharesOf(
      twins.map(({ role }) => role),
      evenly,
    )
    const [priced, bare] = [true, false].map(withPrice =>
      sharesOf(
        twins.filter(({ line }) => hasPrice(line) === withPrice).map(({ role }) => role),
        all,
      ),
    )
    const withOne = twins.filter(({ line }) => hasPrice(line)).length
    return [
      look,
      withPrice => ({
        lines: twins.length,
        alike: withPrice ? withOne : twins.length - withOne,
        pricedShare,
        kinds: roles ? ((withPrice ? priced : bare) ?? all) : null,
      }),
    ]
  })
  return new Map(uses)
}

function hasPrice({ prices }: LineFeatures): boolean {
  return prices.place !== 'none'
}

/** Where fewer lines are priced, they are headings rather than names. */
const fewestPriced = 0.1

const evenly: Kinds = { heading: 0.25, name: 0.25, text: 0.25, other: 0.25 }
/** So many lines are assumed beforehand, so that few lines say little. */
const assumedLines = 2

function sharesOf(roles: readonly (Role | null)[], before: Kinds): Kinds {
  const sum = roles.length + assumedLines
  const of = (kind: RoleKind) => roles.filter(role => role && kindOf(role) === kind).length
  const shareOf = (kind: RoleKind) => (of(kind) + assumedLines * before[kind]) / sum
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

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10
}
