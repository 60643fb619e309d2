// What becomes of a sentence that speaks of an order that is already there. What it corrects is understood as if it had been
// said in one breath with the order: "1 Beer. Actually make that two beers".

import type { CurrencyCode } from '#domain/currency.ts'
import { limits } from '#domain/limits.ts'
import { type OrderContent, type OrderItem, oldestFirst, type UnplacedReason } from '#domain/orders/order.ts'
import { dishKey, lengthOf, nameKey } from '#domain/plain-text.ts'
import { type FollowUp, followUpOf, type Removal } from './follow-up.ts'
import { type SpokenOrder, spokenOrder } from './spoken-order.ts'

export interface KnownOrder extends OrderContent {
  readonly id: number
  readonly memberId: number
  readonly createdAt: string
  readonly isPaid: boolean
  /** The kitchen has begun with it: it stays as it is. */
  readonly isBegun?: boolean
}

/** Where it was said, when, and by whom. */
export interface SaidAt<O extends KnownOrder> {
  readonly memberId: number
  readonly members: readonly { readonly id: number; readonly name: string }[]
  readonly orders: readonly O[]
  readonly currency: CurrencyCode
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type FollowUpOutcome<O> =
  /** The order has these items now, and `note` beside its own; `isCancelled`: all of it is taken back. */
  | {
      readonly kind: 'change'
      readonly order: O
      readonly items: readonly OrderItem[]
      readonly note: string
      readonly isCancelled: boolean
    }
  /** The same as somebody else's order, at what it costs today. */
  | { readonly kind: 'repeat'; readonly order: O }
  | { readonly kind: 'impossible'; readonly reason: UnplacedReason }

/** Asks for texts to be understood at the table, one after the other. Its result is null for an order of its own. */
export type FollowUpSteps<O> = Generator<string, FollowUpOutcome<O> | null, SpokenOrder>

/** So long an order can be corrected by saying so (docs/decisions/0022). */
export const correctableMs = 5 * 60_000

/** What becomes of a transcript, for who can understand at once. */
export function outcomeOf<O extends KnownOrder>(
  said: string,
  at: SaidAt<O>,
  understand: (text: string) => SpokenOrder,
): FollowUpOutcome<O> | null {
  const steps = spokenFollowUp(said, at)
  let step = steps.next()
  while (!step.done) step = steps.next(understand(step.value))
  return step.value
}

/** Of a transcript; the caller understands what the steps ask for, by the table's menu. */
export function* spokenFollowUp<O extends KnownOrder>(said: string, at: SaidAt<O>): FollowUpSteps<O> {
  const followUp = followUpOf(said)
  if (!followUp) return null
  const placed = at.orders.filter(order => order.items.length > 0).sort((a, b) => oldestFirst(b, a))
  if (followUp.kind === 'repeat') return repeated(followUp.of, placed, at)
  const own = placed.filter(({ memberId, isPaid }) => memberId === at.memberId && !isPaid)
  const recent = own.filter(({ createdAt }) => at.now - Date.parse(createdAt) <= correctableMs)
  for (const order of recent) {
    const others = recent.filter(other => other !== order).flatMap(({ items }) => items)
    const change = yield* corrected(followUp, said, { items: order.items, others, currency: at.currency })
    if (change && order.isBegun) return { kind: 'impossible', reason: 'in-the-kitchen' }
    const isCancelled = followUp.kind === 'cancel' || (change && isNothingLeft(change, order))
    if (change) return { kind: 'change', order, ...change, isCancelled: isCancelled === true }
  }
  // "Make it two diet cokes" may also be how somebody begins.
  if (own.length === 0 && isWhole(yield said)) return null
  return { kind: 'impossible', reason: recent.length > 0 ? 'not-in-order' : 'no-order-to-change' }
}

const isWhole = ({ items, notUnderstood }: SpokenOrder) => items.length > 0 && notUnderstood.length === 0

/** `placed` are newest first. */
function repeated<O extends KnownOrder>(
  name: string | null,
  placed: readonly O[],
  { members, memberId }: SaidAt<O>,
): FollowUpOutcome<O> {
  const nameOf = new Map(members.map(member => [member.id, nameKey(member.name)]))
  const order = placed.find(
    one => one.memberId !== memberId && (name === null || nameOf.get(one.memberId) === nameKey(name)),
  )
  return order ? { kind: 'repeat', order } : { kind: 'impossible', reason: 'no-order-to-repeat' }
}

/** What was said or written for the kitchen, and what was not understood, keeps an order without dishes. */
function isNothingLeft({ items, note }: Change, order: OrderContent): boolean {
  return items.length + note.length + order.note.length + order.notUnderstood.length === 0
}

interface Change {
  readonly items: readonly OrderItem[]
  readonly note: string
}

interface Corrected {
  readonly items: readonly OrderItem[]
  /** Of the speaker's other orders. */
  readonly others: readonly OrderItem[]
  readonly currency: CurrencyCode
}

type Changing = Generator<string, Change | null, SpokenOrder>

/** The order with the correction; null where it does not speak of it, or it is not clear what it means. */
function* corrected(followUp: FollowUp, said: string, of: Corrected): Changing {
  if (followUp.kind === 'cancel') return { items: [], note: '' }
  if (followUp.kind === 'remove') return yield* withoutDishes(followUp, of)
  const change = yield* inOneBreath(said.replace(/\s+instead\b/gi, ''), of)
  if (!change) return null
  const gone = linesOf(of.items).filter(line => !isAmong(line, change.items))
  if (gone.length > 1 || (yield* modifiersForDish(of, change.items))) return null
  return change
}

/** Each must be there. What is said besides is added where it is dishes of the menu, else it is for the kitchen. */
function* withoutDishes(
  { removals, rest }: Extract<FollowUp, { kind: 'remove' }>,
  { items, others, currency }: Corrected,
): Changing {
  let left: readonly OrderItem[] = items
  for (const removal of removals) {
    const fewer = yield* withoutDish(removal, { items: left, others, currency })
    if (!fewer) return null
    left = fewer
  }
  if (rest === '') return { items: left, note: '' }
  const more = yield rest
  const isOrdered = isWhole(more) && more.items.every(({ doubt }) => !doubt)
  return isOrdered ? { items: [...left, ...more.items], note: more.note } : { items: left, note: rest }
}

/** "The beer and burger" is one dish if there is one of that name, else each of them. */
function* withoutDish(
  { what, by }: Removal,
  of: Corrected,
): Generator<string, readonly OrderItem[] | null, SpokenOrder> {
  const parts = what.split(/ (?:and|or) /)
  const isName = of.items.some(({ name }) => dishKey(name) === dishKey(what))
  if (parts.length > 1 && !isName) {
    let left: readonly OrderItem[] | null = of.items
    for (const [at, part] of parts.entries())
      left = left && (yield* withoutDish({ what: part, by: at === 0 ? by : null }, { ...of, items: left }))
    if (left) return left
  }
  if (of.items.length === 0) return null
  const lines = linesOf(of.items)
  if (by !== null) {
    const among = amongOwn(lines, of.currency)(`${textOf(lines)}. remove the ${what}`)
    return among.notUnderstood.length > 0 ? null : reduced(of.items, lines, among.items, by)
  }
  const change = yield* inOneBreath(`remove the ${what}`, of)
  if (!change || change.note) return null
  const isMore = linesOf(change.items).some(line => {
    const before = lines.find(({ name }) => dishKey(name) === dishKey(line.name))
    return !before || line.quantity > before.quantity
  })
  return isMore || (yield* modifiersForDish(of, change.items)) ? null : change.items
}

/** Whether a modifier that is new names another dish: "no coke" for a burger, where the coke is of another order. */
function* modifiersForDish(
  { items: before, others }: Corrected,
  after: readonly OrderItem[],
): Generator<string, boolean, SpokenOrder> {
  const known = new Set(before.flatMap(({ modifications }) => modifications?.split(', ') ?? []))
  const modifiers = after.flatMap(({ modifications }) => modifications?.split(', ') ?? [])
  for (const modifier of modifiers.filter(modifier => !known.has(modifier))) {
    const what = modifier.replace(/^(?:no|without|extra|with) /, '')
    if (others.some(({ name }) => dishKey(name) === dishKey(what))) return true
    const dish = yield what
    if (isWhole(dish) && dish.items.every(({ doubt }) => !doubt)) return true
  }
  return false
}

/** Understood as if it had been said in one breath with the order; null where that makes no other order of it. */
function* inOneBreath(said: string, { items, currency }: Corrected): Changing {
  const lines = linesOf(items)
  const order = textOf(lines)
  const text = `${order}. ${said}`
  const before = yield order
  const after = yield text
  if (isSame(before, lines) && after.notUnderstood.length === 0) {
    const isMore = lines.every(line => hasLine(after, line)) && after.items.length > lines.length
    const changed = isMore ? null : yield* inItsSize(items, mended(items, lines, after.items))
    return changed && { items: changed, note: after.note }
  }
  const among = amongOwn(lines, currency)
  const own = among(text)
  const changed =
    isSame(among(order), lines) && own.notUnderstood.length === 0 ? mended(items, lines, own.items) : null
  return changed && { items: changed, note: own.note }
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')
}

/** Understands by a menu of the order's own dishes. */
function amongOwn(lines: readonly Line[], currency: CurrencyCode): (text: string) => SpokenOrder {
  const ownDishes = lines.map(({ name, price }) => ({ name, price, isSoldOut: false }))
  return text => spokenOrder(text, ownDishes, currency)
}

function isAmong({ name }: Line, items: readonly OrderItem[]): boolean {
  return items.some(item => dishKey(item.name) === dishKey(name))
}

/** "Make it a large": where the menu has it large, that is another dish. */
function* inItsSize(
  before: readonly OrderItem[],
  items: OrderItem[] | null,
): Generator<string, OrderItem[] | null, SpokenOrder> {
  if (!items) return null
  const sized: OrderItem[] = []
  for (const item of items) {
    const isSized = item.doubt === 'price' && item.modifications && !before.includes(item)
    const listed = isSized ? yield `1 ${item.modifications} ${item.name}` : null
    const [other] = listed?.items ?? []
    const isOther = other && isWhole(listed as SpokenOrder) && !other.modifications && !other.doubt
    sized.push(
      isOther && dishKey(other.name) !== dishKey(item.name) ? { ...other, quantity: item.quantity } : item,
    )
  }
  return sized
}

/** The items of one dish together: how many, however they are wanted. */
interface Line {
  readonly name: string
  readonly quantity: number
  readonly price: number
}

function linesOf(items: readonly OrderItem[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { name, quantity, price } of items) {
    const key = dishKey(name)
    lines.set(key, { name, price, quantity: (lines.get(key)?.quantity ?? 0) + quantity })
  }
  return [...lines.values()]
}

function hasLine({ items }: Pick<SpokenOrder, 'items'>, { name, quantity }: Line): boolean {
  return items.some(
    item => dishKey(item.name) === dishKey(name) && item.quantity === quantity && !item.modifications,
  )
}

/** Whether the order's own words are understood as the order. */
function isSame(understood: SpokenOrder, lines: readonly Line[]): boolean {
  return (
    understood.items.length === lines.length &&
    understood.notUnderstood.length === 0 &&
    lines.every(line => hasLine(understood, line))
  )
}

function reduced(
  items: readonly OrderItem[],
  lines: readonly Line[],
  rest: readonly OrderItem[],
  by: number,
): OrderItem[] | null {
  const [line, ...others] = lines.filter(one => !hasLine({ items: rest }, one))
  if (!line || others.length > 0) return null
  const left = line.quantity > by ? [{ ...line, quantity: line.quantity - by }] : []
  return mended(items, lines, [...rest, ...left])
}

/** The items as `after` has their dishes; null where nothing has changed, or it is not clear which of several is meant. */
function mended(
  items: readonly OrderItem[],
  lines: readonly Line[],
  after: readonly OrderItem[],
): OrderItem[] | null {
  const nowOf = new Map(after.map(item => [dishKey(item.name), item]))
  const added = after.filter(({ name }) => !lines.some(line => dishKey(line.name) === dishKey(name)))
  const changed = new Set(
    lines.filter(line => !hasLine({ items: after }, line)).map(({ name }) => dishKey(name)),
  )
  const countOf = (key: string) => items.filter(({ name }) => dishKey(name) === key).length
  const isUnclear = [...changed].some(key => nowOf.has(key) && countOf(key) > 1)
  if (isUnclear || changed.size + added.length === 0) return null
  // What takes the place of a dish stands where that stood.
  const replacements = added.values()
  const kept = items.flatMap(item => {
    const now = nowOf.get(dishKey(item.name))
    if (!now) return replacements.next().value ?? []
    return changed.has(dishKey(item.name)) ? withModifier(item, now) : item
  })
  const all = [...kept, ...replacements]
  return all.every(fits) ? all : null
}

const sizes =
  /\b(?:large|small|medium|big|double|single|half|tall|regular|extra large|pint|glass|bottle|jug|carafe)\b/i

/** Nobody has said what another size costs. */
function withModifier(item: OrderItem, { quantity, modifications }: OrderItem): OrderItem {
  if (!modifications) return { ...item, quantity }
  const modifiers = [...new Set([...(item.modifications?.split(', ') ?? []), ...modifications.split(', ')])]
  const doubt = sizes.test(modifications) ? 'price' : item.doubt
  return { ...item, quantity, modifications: modifiers.join(', '), ...(doubt && { doubt }) }
}

function fits({ quantity, modifications = '' }: OrderItem): boolean {
  return quantity <= limits.quantity && lengthOf(modifications) <= limits.modifications
}
