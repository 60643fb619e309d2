// The cost of one role after another: by the grammar of menus, and by the positions and styles of the two lines.

import type { LineFeatures } from './line-features.ts'
import type { Role } from './role.ts'
import { firstLineCosts, never, priced, successorCosts } from './role-successor-costs.ts'

/** The role takes its price from a heading. Without such a heading it is all but impossible. */
function isUnder(role: Role): boolean {
  return role.endsWith('Under')
}

/** The costs from each role of the line before (rows) to each role of this line (columns). */
export function transitionCosts(
  from: readonly (Role | null)[],
  to: readonly Role[],
  before: LineFeatures | undefined,
  features: LineFeatures,
): Float32Array {
  const costs = new Float32Array(from.length * to.length)
  const entering = to.map(role => (before ? entryCost(role, before, features) : 0))
  from.forEach((last, row) => {
    to.forEach((next, column) => {
      const transition = transitionCost(last, next, before, features)
      costs[row * to.length + column] = transition + (transition < never ? (entering[column] ?? 0) : 0)
    })
  })
  return costs
}

/** By the grammar and, if names have no prices, by a change of style. */
function transitionCost(
  from: Role | null,
  to: Role,
  before: LineFeatures | undefined,
  features: LineFeatures,
): number {
  const grammar = from === null ? (firstLineCosts[to] ?? never) : (successorCosts[from][to] ?? never)
  if (grammar >= never) return isUnder(to) ? 4 * never : never
  if (!before) return grammar
  const isLonePrice = features.prices.position === 'only' && !features.prices.isListed
  // A price alone is for a section only right below its heading.
  if (to === 'pricedHeading' && isLonePrice && !mayPrice.has(from)) return grammar + 4
  const isSecondPrice = to === 'pricedText' && grammar === priced.pricedText
  return (
    grammar + (isSecondPrice ? (features.addsSize ? -1 : 3) : styleChangeCost(from, to, before, features))
  )
}

const mayPrice: ReadonlySet<Role | null> = new Set<Role>(['heading', 'pricedHeading'])

/** The part of the cost that does not depend on the role before. */
function entryCost(to: Role, before: LineFeatures, features: LineFeatures): number {
  const isFurtherSize = features.prices.position === 'only' && isSized(before) && isSized(features)
  if (to === 'name' && isFurtherSize) return 1.5
  if (isUnder(to) && (before.line.page !== features.line.page || (features.line.gap ?? 0) > 6)) return 3
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

/** If names have no prices, only the style distinguishes them from descriptions. */
function styleChangeCost(from: Role | null, to: Role, before: LineFeatures, features: LineFeatures): number {
  const isSame = before.style === features.style
  if (from === 'nameUnder' && to === 'nameUnder') return isSame ? 0 : 1.5
  if (from === 'textUnder' && to === 'nameUnder') return isSame ? 1.5 : 0
  if (from === 'nameUnder' && to === 'textUnder') return isSame ? 0.8 : -0.5
  return 0
}

/** A continuation is close below, in the same column. */
function continuationCost(to: Role, before: LineFeatures, features: LineFeatures): number {
  const isOtherColumn = before.line.column !== features.line.column
  const gap = features.line.gap ?? 1.2
  let cost = isOtherColumn ? 2 : gap > 2.6 ? 1.6 : gap > 1.9 ? 0.7 : 0
  if (to.startsWith('moreName')) {
    const isUnfinished =
      isUnfinishedName(before) && (before.prices.position === 'end' || before.face === features.face)
    cost += isUnfinished ? -1.5 : before.face === features.face && !hasOwnMark(features) ? 0 : 2.5
    cost += before.isBroken || isOpenEnded(before.text) || goesOn(before.text, features.text) ? -0.6 : 0.9
    if (features.isHeadingWord || before.isHeadingWord) cost += 0.8
  } else if (to !== 'price' && before.style === features.style && before.prices.position !== 'none')
    cost += before.isBroken ? 1.2 : 0.4
  return cost
}

/** A new entry usually has white space above it. */
function breakCost(before: LineFeatures, features: LineFeatures): number {
  if (before.line.column !== features.line.column) return 0
  const isWrapped = before.isBroken && before.face === features.face && goesOn(before.text, features.text)
  if (isOpenEnded(before.text) || startsWithJoint(features.text) || isWrapped) return 1.5
  return (features.line.gap ?? 2) > 1.7 ? -0.2 : 0
}

function isSized({ prices }: LineFeatures): boolean {
  return prices.prices.some(({ size }) => size !== null)
}

/** The line has a dish number or a bullet. */
function hasOwnMark({ style, face }: LineFeatures): boolean {
  return style !== `${face}|`
}

/** It begins with a conjunction, or in lower case after a line that began with a capital. */
function goesOn(before: string, text: string): boolean {
  return startsWithJoint(text) || (/^[^\p{L}]*\p{Ll}/u.test(text) && /^[^\p{L}]*\p{Lu}/u.test(before))
}

function startsWithJoint(text: string): boolean {
  return /^(?:[&,(]|(?:and|with|or|und|mit|et|avec|con|y|e|en|met)\s)/.test(text)
}

function isOpenEnded(text: string): boolean {
  return /[,&+(-]$/.test(text) || endsInJoint.test(text)
}

/** "Stew with beans and … 12" is no whole name, though its price is there. A description beside the name may end so as well. */
export function isUnfinishedName({ text, prose, nameProse, prices }: LineFeatures): boolean {
  const isName = prices.position === 'end' || prices.position === 'none'
  return isName && prose === nameProse && endsInJoint.test(text)
}

const endsInJoint =
  /(?<!\p{L})(?:with|and|or|of|in|the|a|und|mit|oder|vom|et|avec|du|des|au|con|y|e|del|della|ed|al|en|met|de|van|on|com|og|med|och|i|z|ze|с|и|και|με|ve)$/iu
