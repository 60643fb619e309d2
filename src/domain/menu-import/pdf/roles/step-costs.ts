// How ill a role follows another: the grammar of a menu. Heading, names with prices, what is said of them; a name
// without a price waits for one.

import type { Role } from './role.ts'
import type { Signs } from './signs.ts'

/** A step that no menu takes is dear, not forbidden: every page has some reading. */
const never = 9

/** The price of a heading that gave none is no price at all. */
function isUnder(role: Role): boolean {
  return role.endsWith('Under')
}

/** The cost of going on to a role. */
export function stepCost(from: Role | null, to: Role, before: Signs | null, signs: Signs): number {
  const grammar = from === null ? (starts[to] ?? never) : (steps[from][to] ?? never)
  if (grammar >= never) return isUnder(to) ? 4 * never : never
  if (before === null) return grammar
  const isFurtherSize = signs.prices.place === 'only' && isSized(before) && before.prices.place !== 'only'
  if (to === 'name' && isFurtherSize) return grammar + 1.5
  const isSecondPrice = to === 'pricedText' && grammar === paid.pricedText
  const extra = isSecondPrice ? (signs.addsSize ? -1 : 3) : lookCost(from, to, before, signs)
  return grammar + extra + (isContinuing(to) ? continuationCost(to, before, signs) : breakCost(before, signs))
}

/** A name that never gets a price; how long a name may wait is not limited. */
export const unpaid = 2.4

type Steps = Partial<Record<Role, number>>

const starts: Steps = {
  heading: 0,
  noise: 0,
  name: 0.5,
  nameOwed: 0.9,
  sizes: 1,
  pricedHeading: 0.5,
  extra: 1,
}

/** After an entry that has its price. */
const paid: Steps = {
  name: 0,
  nameOwed: 0.4,
  heading: 0.3,
  pricedHeading: 0.6,
  sizes: 1,
  extra: 0.3,
  noise: 0.7,
  text: 0,
  moreNamePaid: 1.4,
  pricedText: 2.2,
  price: 0.8,
}
/** While an entry waits for its price. */
const owing: Steps = {
  moreNameOwed: 0.8,
  moreName: 0.4,
  textOwed: 0,
  pricedText: 0.2,
  price: 0,
  extra: 1.5 + unpaid,
  name: unpaid,
  nameOwed: unpaid,
  heading: unpaid + 0.3,
  pricedHeading: unpaid + 0.6,
  sizes: unpaid + 1,
  noise: unpaid + 0.7,
}
/** Under a heading that gives the price. */
const under: Steps = {
  nameUnder: 0,
  textUnder: 0,
  name: 0.8,
  heading: 0.3,
  pricedHeading: 0.3,
  extraUnder: 0.3,
  noiseUnder: 0.7,
  nameOwed: 2.5,
  sizes: 1.5,
}

const steps: Record<Role, Steps> = {
  heading: {
    blurb: 0.9,
    heading: 0.9,
    pricedHeading: 0.8,
    sizes: 0,
    name: 0,
    nameOwed: 0.4,
    noise: 0.7,
    extra: 1.2,
    price: 4,
  },
  pricedHeading: {
    nameUnder: 0,
    name: 1,
    sizes: 0.8,
    noiseUnder: 0.8,
    pricedHeading: 0.5,
    heading: 1.8,
    extraUnder: 0.5,
    textUnder: 1.2,
  },
  blurb: { ...paid, text: never, blurb: 0.1, moreNamePaid: never, price: 4, heading: 2, noise: 2, sizes: 0 },
  sizes: { name: 0, nameOwed: 0.3, sizes: 1, heading: 2, noise: 2, price: 2 },
  name: paid,
  moreName: paid,
  moreNamePaid: paid,
  text: { ...paid, price: 1.2, moreNamePaid: never },
  pricedText: { ...paid, text: 0.4, pricedText: 1, moreNamePaid: never },
  price: { ...paid, price: 0.3, text: 0.5, moreNamePaid: never },
  nameOwed: owing,
  moreNameOwed: { ...owing, moreNameOwed: 1.4, moreName: 1 },
  textOwed: { ...owing, moreNameOwed: never, moreName: never, nameOwed: unpaid, textOwed: 0 },
  nameUnder: under,
  textUnder: { ...under, textUnder: 0.1 },
  extra: { ...paid, moreNamePaid: never, extra: 0, text: 1.2, price: 3 },
  extraUnder: { ...under, extraUnder: 0, textUnder: 1.2, heading: 1 },
  noise: { ...paid, moreNamePaid: never, noise: 0, text: never, price: 5, heading: 0.2 },
  noiseUnder: { ...under, noiseUnder: 0, textUnder: never },
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
function lookCost(from: Role | null, to: Role, before: Signs, signs: Signs): number {
  const isSame = before.look === signs.look
  if (from === 'nameUnder' && to === 'nameUnder') return isSame ? 0 : 1.5
  if (from === 'textUnder' && to === 'nameUnder') return isSame ? 1.5 : 0
  if (from === 'nameUnder' && to === 'textUnder') return isSame ? 0.8 : -0.5
  return 0
}

/** What goes on stands close below, in the same column. */
function continuationCost(to: Role, before: Signs, signs: Signs): number {
  const isElsewhere = before.line.column !== signs.line.column
  const gap = signs.line.gap ?? 1.2
  let cost = isElsewhere ? 2 : gap > 2.6 ? 1.6 : gap > 1.9 ? 0.7 : 0
  if (to.startsWith('moreName')) {
    cost += before.face === signs.face && !hasOwnNumber(signs) ? 0 : 2.5
    cost += before.isBroken || isOpenEnded(before.line.text) || goesOn(before.text, signs.text) ? -0.6 : 0.9
    if (signs.isHeadingWord || before.isHeadingWord) cost += 0.8
  } else if (to !== 'price' && before.look === signs.look && before.prices.place !== 'none')
    cost += before.isBroken ? 1.2 : 0.4
  return cost
}

/** A new thing likes some white above it. */
function breakCost(before: Signs, signs: Signs): number {
  if (before.line.column !== signs.line.column) return 0
  if (isOpenEnded(before.line.text) || startsWithJoint(signs.text)) return 1.5
  return (signs.line.gap ?? 2) > 1.7 ? -0.2 : 0
}

function isSized({ prices }: Signs): boolean {
  return prices.prices.some(({ size }) => size !== null)
}

/** It is numbered as a dish of its own. */
function hasOwnNumber({ look, face }: Signs): boolean {
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
