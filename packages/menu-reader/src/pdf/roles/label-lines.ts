// Assigns roles to all lines together: the cheapest path from the first line to the last, found by dynamic programming
// (Viterbi). Further passes use what the pass before taught about the styles.

import type { LineFeatures } from './line-features.ts'
import { possibleRoles } from './possible-roles.ts'
import { kindOf, type Role } from './role.ts'
import { roleCostOf } from './role-costs.ts'
import { unpriced } from './role-successor-costs.ts'
import { transitionCosts } from './role-transition-costs.ts'
import { type StyleUsage, styleUsageOf } from './style-usage.ts'

export interface LabelledLine {
  readonly features: LineFeatures
  readonly role: Role
  /** How much more the best reading costs in which the line has a role of another kind. */
  readonly margin: number
  /** The line names a set menu. Without a heading above, it is a category as well. */
  readonly setMenu?: { readonly beginsSection: boolean }
}

export function labelLines(lines: readonly LineFeatures[]): LabelledLine[] {
  const lattice = latticeOf(lines)
  let roles: readonly Role[] | null = null
  for (let pass = 1; pass < passes; pass++) {
    roles = cheapestRoles(lattice, costsOfAll(lattice, lines, styleUsageOf(lines, roles)))
  }
  const costs = costsOfAll(lattice, lines, styleUsageOf(lines, roles))
  return lines.map((features, at) => best(features, lattice.roles[at] ?? [], costs[at] ?? []))
}

/** After this many passes the roles are stable. */
const passes = 3

/** The parts that are the same in every pass. */
interface RoleLattice {
  readonly roles: readonly (readonly Role[])[]
  /** For each line, the costs from each role of the line before (rows) to each of its own (columns). */
  readonly transitions: readonly Float32Array[]
}

function latticeOf(lines: readonly LineFeatures[]): RoleLattice {
  const roles = lines.map(possibleRoles)
  const transitions = lines.map((features, at) =>
    transitionCosts(roles[at - 1] ?? [null], roles[at] ?? [], lines[at - 1], features),
  )
  return { roles, transitions }
}

/** For each line and role, the cost of the cheapest path that gives the line this role. */
function costsOfAll(
  { roles, transitions }: RoleLattice,
  lines: readonly LineFeatures[],
  styleUsage: StyleUsage,
): number[][] {
  const own = lines.map((features, at) =>
    (roles[at] ?? []).map(role => roleCostOf(role, features, styleUsage)),
  )
  const costsToHere: number[][] = []
  own.forEach((costs, at) => {
    const before = costsToHere[at - 1] ?? [0]
    const lattice = transitions[at]
    costsToHere.push(
      costs.map((cost, to) => cost + cheapest(before, from => lattice?.[from * costs.length + to] ?? 0)),
    )
  })
  const costsFromHere = (roles.at(-1) ?? []).map(endCost)
  for (let at = lines.length - 1; at > 0; at--) {
    const lattice = transitions[at]
    const next = (own[at] ?? []).map((cost, to) => cost + (costsFromHere[to] ?? 0))
    const here = (own[at - 1] ?? []).map((_, from) =>
      cheapest(next, to => lattice?.[from * next.length + to] ?? 0),
    )
    add(costsToHere[at], costsFromHere)
    costsFromHere.splice(0, costsFromHere.length, ...here)
  }
  add(costsToHere[0], costsFromHere)
  return costsToHere
}

/** The cost of ending the menu while a name awaits its price, or a priced heading its dishes. */
function endCost(role: Role): number {
  if (role === 'namePending' || role === 'moreNamePending' || role === 'textPending') return unpriced
  return role === 'pricedHeading' ? 1.5 : 0
}

function cheapest(costs: readonly number[], costOf: (index: number) => number): number {
  let least = Infinity
  for (let index = 0; index < costs.length; index++) {
    least = Math.min(least, (costs[index] ?? 0) + costOf(index))
  }
  return least
}

function add(costs: number[] | undefined, others: readonly number[]) {
  others.forEach((cost, index) => {
    if (costs) costs[index] = (costs[index] ?? 0) + cost
  })
}

function cheapestRoles({ roles }: RoleLattice, costs: readonly (readonly number[])[]): Role[] {
  return costs.map((of, at) => roles[at]?.[of.indexOf(Math.min(...of))] ?? 'noise')
}

function best(features: LineFeatures, roles: readonly Role[], costs: readonly number[]): LabelledLine {
  const least = Math.min(...costs)
  const role = roles[costs.indexOf(least)] ?? 'noise'
  const others = costs.filter((_, at) => kindOf(roles[at] ?? 'noise') !== kindOf(role))
  return { features, role, margin: Math.min(...others) - least }
}
