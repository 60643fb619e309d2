// The roles of all lines together: the cheapest way through the menu from its first line to its last, found by dynamic
// programming (Viterbi), read again with what the first reading taught of the looks.

import { unpaid } from './grammar.ts'
import { type LookBook, lookBookOf } from './look-book.ts'
import { kindOf, type Role } from './role.ts'
import { roleCostsOf } from './role-costs.ts'
import type { Signs } from './signs.ts'
import { stepCost } from './step-costs.ts'

export interface Labelled {
  readonly signs: Signs
  readonly role: Role
  /** By how much the next best reading in which the line is of another kind is dearer. */
  readonly margin: number
}

export function labelLines(lines: readonly Signs[]): Labelled[] {
  let roles: readonly Role[] | null = null
  for (let reading = 1; reading < readings; reading++) {
    roles = rolesOf(costsOfAll(lines, lookBookOf(lines, roles)))
  }
  const costs = costsOfAll(lines, lookBookOf(lines, roles))
  const last = rolesOf(costs)
  return lines.map((signs, at) => {
    const role = last[at] ?? 'noise'
    return { signs, role, margin: marginOf(role, costs[at] ?? new Map()) }
  })
}

/** The looks are settled after that many. */
const readings = 3

/** For each line, what the best reading of the whole menu costs in which the line has that role. */
type Costs = ReadonlyMap<Role, number>

function costsOfAll(lines: readonly Signs[], book: LookBook): Costs[] {
  const own = lines.map(signs => roleCostsOf(signs, book))
  const toHere = own.map(costs => new Map(costs))
  const fromHere = own.map(costs => new Map([...costs.keys()].map(role => [role, endCost(role)])))
  lines.forEach((signs, at) => {
    for (const [role, cost] of own[at] ?? []) {
      const before = toHere[at - 1]
      toHere[at]?.set(
        role,
        cost +
          (before
            ? cheapest(before, from => stepCost(from, role, lines[at - 1] ?? null, signs))
            : stepCost(null, role, null, signs)),
      )
    }
  })
  for (let at = lines.length - 2; at >= 0; at--) {
    const next = sum(own[at + 1], fromHere[at + 1])
    const signs = lines[at + 1]
    if (signs)
      for (const role of own[at]?.keys() ?? [])
        fromHere[at]?.set(
          role,
          cheapest(next, to => stepCost(role, to, lines[at] ?? null, signs)),
        )
  }
  return toHere.map((costs, at) => sum(costs, fromHere[at]))
}

/** The menu does not end while something waits for its price, or for names. */
function endCost(role: Role): number {
  if (role === 'nameOwed' || role === 'moreNameOwed' || role === 'textOwed') return unpaid
  return role === 'pricedHeading' ? 1.5 : 0
}

function cheapest(costs: Costs, further: (role: Role) => number): number {
  let best = Infinity
  for (const [role, cost] of costs) best = Math.min(best, cost + further(role))
  return best
}

function sum(costs: Costs | undefined, others: Costs | undefined): Map<Role, number> {
  return new Map([...(costs ?? [])].map(([role, cost]) => [role, cost + (others?.get(role) ?? 0)]))
}

function rolesOf(costs: readonly Costs[]): Role[] {
  return costs.map(of => [...of].sort((a, b) => a[1] - b[1])[0]?.[0] ?? 'noise')
}

function marginOf(role: Role, costs: Costs): number {
  const best = costs.get(role) ?? 0
  let margin = Infinity
  for (const [other, cost] of costs)
    if (kindOf(other) !== kindOf(role)) margin = Math.min(margin, cost - best)
  return margin
}
