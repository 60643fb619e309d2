// The roles of all lines together: the cheapest way through the menu from its first line to its last, found by dynamic
// programming (Viterbi), read again with what the first reading taught of the looks.

import type { LineFeatures } from './line-features.ts'
import { possibleRoles } from './possible-roles.ts'
import { kindOf, type Role } from './role.ts'
import { roleCostOf } from './role-costs.ts'
import { unpaid } from './role-grammar.ts'
import { stepCosts } from './role-transition-costs.ts'
import { lookBookOf, type StyleUsage } from './style-usage.ts'

export interface Labelled {
  readonly features: LineFeatures
  readonly role: Role
  /** By how much the next best reading in which the line is of another kind is dearer. */
  readonly margin: number
}

export function labelLines(lines: readonly LineFeatures[]): Labelled[] {
  const ways = waysThrough(lines)
  let roles: readonly Role[] | null = null
  for (let reading = 1; reading < readings; reading++) {
    roles = rolesOf(ways, costsOfAll(ways, lines, lookBookOf(lines, roles)))
  }
  const costs = costsOfAll(ways, lines, lookBookOf(lines, roles))
  return lines.map((features, at) => best(features, ways.roles[at] ?? [], costs[at] ?? []))
}

/** The looks are settled after that many. */
const readings = 3

/** What does not change from reading to reading. */
interface RolePaths {
  /** The roles that each line can have. */
  readonly roles: readonly (readonly Role[])[]
  /** Into each line, from each role of the line before (rows) to each of its own (columns). */
  readonly steps: readonly Float32Array[]
}

function waysThrough(lines: readonly LineFeatures[]): RolePaths {
  const roles = lines.map(possibleRoles)
  const steps = lines.map((features, at) =>
    stepCosts(roles[at - 1] ?? [null], roles[at] ?? [], lines[at - 1], features),
  )
  return { roles, steps }
}

/** For each line and each of its roles, what the best reading of the whole menu costs in which it has that role. */
function costsOfAll(
  { roles, steps }: RolePaths,
  lines: readonly LineFeatures[],
  styleUsage: StyleUsage,
): number[][] {
  const own = lines.map((features, at) =>
    (roles[at] ?? []).map(role => roleCostOf(role, features, styleUsage)),
  )
  const toHere: number[][] = []
  own.forEach((costs, at) => {
    const before = toHere[at - 1] ?? [0]
    const ways = steps[at]
    toHere.push(
      costs.map((cost, to) => cost + cheapest(before, from => ways?.[from * costs.length + to] ?? 0)),
    )
  })
  const fromHere = (roles.at(-1) ?? []).map(endCost)
  for (let at = lines.length - 1; at > 0; at--) {
    const ways = steps[at]
    const next = (own[at] ?? []).map((cost, to) => cost + (fromHere[to] ?? 0))
    const here = (own[at - 1] ?? []).map((_, from) =>
      cheapest(next, to => ways?.[from * next.length + to] ?? 0),
    )
    add(toHere[at], fromHere)
    fromHere.splice(0, fromHere.length, ...here)
  }
  add(toHere[0], fromHere)
  return toHere
}

/** The menu does not end while something waits for its price, or for names. */
function endCost(role: Role): number {
  if (role === 'nameOwed' || role === 'moreNameOwed' || role === 'textOwed') return unpaid
  return role === 'pricedHeading' ? 1.5 : 0
}

function cheapest(costs: readonly number[], further: (index: number) => number): number {
  let least = Infinity
  for (let index = 0; index < costs.length; index++) {
    least = Math.min(least, (costs[index] ?? 0) + further(index))
  }
  return least
}

function add(costs: number[] | undefined, others: readonly number[]) {
  others.forEach((cost, index) => {
    if (costs) costs[index] = (costs[index] ?? 0) + cost
  })
}

function rolesOf({ roles }: RolePaths, costs: readonly (readonly number[])[]): Role[] {
  return costs.map((of, at) => roles[at]?.[of.indexOf(Math.min(...of))] ?? 'noise')
}

function best(features: LineFeatures, roles: readonly Role[], costs: readonly number[]): Labelled {
  const least = Math.min(...costs)
  const role = roles[costs.indexOf(least)] ?? 'noise'
  const others = costs.filter((_, at) => kindOf(roles[at] ?? 'noise') !== kindOf(role))
  return { features, role, margin: Math.min(...others) - least }
}
