// How ill a role follows another: by the grammar of menus, and by how the two lines stand and look.

import type { LineFeatures } from './line-features.ts'
import type { Role } from './role.ts'
import { never, paid, starts, steps } from './role-grammar.ts'

/** The price of a heading that gave none is no price at all. */
function isUnder(role: Role): boolean {
  return role.endsWith('Under')
}

/** The costs of going on from each role of the line before (rows) to each of the next line (columns). */
export function stepCosts(
  from: readonly (Role | null)[],
  to: readonly Role[],
  before: LineFeatures | undefined,
  features: LineFeatures,
): Float32Array {
  const costs = new Float32Array(from.length * to.length)
  const entering = to.map(role => (before ? enteringCost(role, before, features) : 0))
  from.forEach((last, row) => {
    to.forEach((next, column) => {
      const step = stepCost(last, next, before, features)
      costs[row * to.length + column] = step + (step < never ? (entering[column] ?? 0) : 0)
    })
  })
  return costs
}

/** By the grammar, and where names have no prices by how the lines look. */
function stepCost(
  from: Role | null,
  to: Role,
  before: LineFeatures | undefined,
  features: LineFeatures,
): number {
  const grammar = from === null ? (starts[to] ?? never) : (steps[from][to] ?? never)
  if (grammar >= never) return isUnder(to) ? 4 * never : never
  if (!before) return grammar
  const isSecondPrice = to === 'pricedText' && grammar === paid.pricedText
  return grammar + (isSecondPrice ? (features.addsSize ? -1 : 3) : lookCost(from, to, before, features))
}

/** Whatever went before. */
function enteringCost(to: Role, before: LineFeatures, features: LineFeatures): number {
  const isFurtherSize = features.prices.place === 'only' && isSized(before) && isSized(features)
  if (to === 'name' && isFurtherSize) return 1.5
  return isContinuing(to) ? continuationCost(to, before, features) : breakCost(before, features)
}

function isContinuing(role: Role): boolean {
  return (
    role.startsWith('moreName') ||
    role === 'price' ||
    role.startsWith('text') ||
    role === 'blurb' ||
    role === 'pricedText'
  )
}

/** Where names have no prices of their own, the change of looks tells them from what is said of them. */
function lookCost(from: Role | null, to: Role, before: LineFeatures, features: LineFeatures): number {
  const isSame = before.look === features.look
  if (from === 'nameUnder' && to === 'nameUnder') return isSame ? 0 : 1.5
  if (from === 'textUnder' && to === 'nameUnder') return isSame ? 1.5 : 0
  if (from === 'nameUnder' && to === 'textUnder') return isSame ? 0.8 : -0.5
  return 0
}

/** What goes on stands close below, in the same column. */
function continuationCost(to: Role, before: LineFeatures, features: LineFeatures): number {
  const isElsewhere = before.line.column !== features.line.column
  const gap = features.line.gap ?? 1.2
  let cost = isElsewhere ? 2 : gap > 2.6 ? 1.6 : gap > 1.9 ? 0.7 : 0
  if (to.startsWith('moreName')) {
    cost += before.face === features.face && !hasOwnNumber(features) ? 0 : 2.5
    cost +=
      before.isBroken || isOpenEnded(before.line.text) || goesOn(before.text, features.text) ? -0.6 : 0.9
    if (features.isHeadingWord || before.isHeadingWord) cost += 0.8
  } else if (to !== 'price' && before.look === features.look && before.prices.place !== 'none')
    cost += before.isBroken ? 1.2 : 0.4
  return cost
}

/** A new thing likes some white above it. */
function breakCost(before: LineFeatures, features: LineFeatures): number {
  if (before.line.column !== features.line.column) return 0
  if (isOpenEnded(before.line.text) || startsWithJoint(features.text)) return 1.5
  return (features.line.gap ?? 2) > 1.7 ? -0.2 : 0
}

function isSized({ prices }: LineFeatures): boolean {
  return prices.prices.some(({ size }) => size !== null)
}

/** It is numbered as a dish of its own. */
function hasOwnNumber({ look, face }: LineFeatures): boolean {
  return look !== `${face}|false`
}

/** It begins with a joint, or small where the line before began with a capital. */
function goesOn(before: string, text: string): boolean {
  return startsWithJoint(text) || (/^[^\p{L}]*\p{Ll}/u.test(text) && /^[^\p{L}]*\p{Lu}/u.test(before))
}

function startsWithJoint(text: string): boolean {
  return /^(?:[&,(]|(?:and|with|or|und|mit|et|avec|con|y|e|en|met)\s)/.test(text)
}

function isOpenEnded(text: string): boolean {
  return /(?:[,&+(-]|\b(?:with|and|or|of|in|the|a|with|und|mit|et|avec|con|y|e|en|met|de|van|on))$/i.test(
    text,
  )
}
