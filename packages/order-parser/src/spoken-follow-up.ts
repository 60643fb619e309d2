// Applies a sentence that refers to an existing order. A correction is parsed together with the order, as one transcript:
// "1 Beer. Actually make that two beers".

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { isSameForKitchen } from '@tablemate/domain/kitchen/order-version.ts'
import * as limits from '@tablemate/domain/limits.ts'
import {
  areSameOptions,
  countIn,
  type OptionGroup,
  priceWithOptions,
  wantedOf,
} from '@tablemate/domain/menu/options.ts'
import {
  type OrderContent,
  type OrderItem,
  oldestFirst,
  type UnplacedReason,
} from '@tablemate/domain/orders/order.ts'
import { lengthOf, menuItemKey, nameKey } from '@tablemate/domain/plain-text.ts'
import { type FollowUp, followUpOf, type Removal } from './follow-up.ts'
import type { Speaker } from './parsed-order.ts'
import { type SpokenOrder, spokenOrder } from './spoken-order.ts'

export interface KnownOrder extends OrderContent {
  readonly id: number
  readonly memberId: number
  readonly createdAt: string
  readonly isPaid: boolean
  /** The kitchen has begun with the order, so only what the kitchen would not notice can be changed. */
  readonly isBegun?: boolean
}

/** Who speaks, in which group, and when. */
export interface SpeakerContext<O extends KnownOrder> extends Speaker {
  readonly orders: readonly O[]
  readonly currency: CurrencyCode
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type FollowUpOutcome<O> =
  /** The order gets these items, and `note` in addition to its own; `isCancelled`: it is cancelled as a whole. */
  | {
      readonly kind: 'change'
      readonly order: O
      readonly items: readonly OrderItem[]
      readonly note: string
      readonly isCancelled: boolean
    }
  /** The speaker orders the same as this order, at today's prices, and shares none of it. */
  | { readonly kind: 'repeat'; readonly order: O; readonly items: readonly OrderItem[] }
  | { readonly kind: 'impossible'; readonly reason: UnplacedReason }

/** Yields texts that the caller parses with the group's menu. Returns null if the sentence is a separate order. */
export type FollowUpSteps<O> = Generator<string, FollowUpOutcome<O> | null, SpokenOrder>

/** How long an order can be corrected by speech (docs/decisions/0022). */
export const correctableMs = 5 * 60_000

/** Runs `followUpSteps` for a caller that parses synchronously. */
export function resolveFollowUp<O extends KnownOrder>(
  transcript: string,
  context: SpeakerContext<O>,
  understand: (text: string) => SpokenOrder,
): FollowUpOutcome<O> | null {
  const steps = followUpSteps(transcript, context)
  let step = steps.next()
  while (!step.done) step = steps.next(understand(step.value))
  return step.value
}

export function* followUpSteps<O extends KnownOrder>(
  transcript: string,
  context: SpeakerContext<O>,
): FollowUpSteps<O> {
  const followUp = followUpOf(transcript)
  if (!followUp) return null
  const placed = context.orders.filter(order => order.items.length > 0).sort((a, b) => oldestFirst(b, a))
  if (followUp.kind === 'repeat') return repeatOrder(followUp.of, placed, context)
  const own = placed.filter(({ memberId, isPaid }) => memberId === context.memberId && !isPaid)
  const recent = own.filter(({ createdAt }) => context.now - Date.parse(createdAt) <= correctableMs)
  for (const order of recent) {
    const others = recent.filter(other => other !== order).flatMap(({ items }) => items)
    const target = { items: order.items, others, currency: context.currency, speaker: context }
    const change = yield* applyCorrection(followUp, transcript, target)
    if (change && order.isBegun && !isUnnoticed(change, order))
      return { kind: 'impossible', reason: 'in-the-kitchen' }
    const isCancelled = followUp.kind === 'cancel' || (change && isNothingLeft(change, order))
    if (change) return { kind: 'change', order, ...change, isCancelled: isCancelled === true }
  }
  // "Make it two diet cokes" may also begin an order.
  if (own.length === 0 && isClear(yield transcript)) return null
  return { kind: 'impossible', reason: recent.length > 0 ? 'not-in-order' : 'no-order-to-change' }
}

/** The kitchen does not notice who shares a dish. */
const isUnnoticed = ({ items, note }: Change, order: OrderContent) =>
  note === '' && isSameForKitchen(order, { ...order, items })

const isClear = ({ items, notUnderstood }: SpokenOrder) => items.length > 0 && notUnderstood.length === 0

/** `placed` are newest first. */
function repeatOrder<O extends KnownOrder>(
  name: string | null,
  placed: readonly O[],
  { members, memberId }: SpeakerContext<O>,
): FollowUpOutcome<O> {
  const nameOf = new Map(members.map(member => [member.id, nameKey(member.name)]))
  const order = placed.find(
    one => one.memberId !== memberId && (name === null || nameOf.get(one.memberId) === nameKey(name)),
  )
  if (!order) return { kind: 'impossible', reason: 'no-order-to-repeat' }
  const items = order.items.map(({ sharedBy: _, ...item }) => item)
  return { kind: 'repeat', order, items }
}

/** An order without dishes stays if it has a note or words that were not understood. */
function isNothingLeft({ items, note }: Change, order: OrderContent): boolean {
  return items.length + note.length + order.note.length + order.notUnderstood.length === 0
}

interface Change {
  readonly items: readonly OrderItem[]
  readonly note: string
}

interface CorrectionTarget {
  readonly items: readonly OrderItem[]
  /** The items of the speaker's other recent orders. */
  readonly others: readonly OrderItem[]
  readonly currency: CurrencyCode
  readonly speaker: Speaker
}

type ChangeSteps = Generator<string, Change | null, SpokenOrder>

/** null if the sentence does not refer to this order, or if its meaning is unclear. */
function* applyCorrection(followUp: FollowUp, transcript: string, target: CorrectionTarget): ChangeSteps {
  if (followUp.kind === 'cancel') return { items: [], note: '' }
  if (followUp.kind === 'remove') return yield* withoutDishes(followUp, target)
  const change = yield* parseTogether(transcript.replace(/\s+instead\b/gi, ''), target)
  if (!change) return null
  const gone = linesOf(target.items).filter(line => !isStillOrdered(line, change.items))
  if (gone.length > 1 || (yield* modifiersForDish(target, change.items))) return null
  return change
}

/** Every dish must be in the order. The rest of the sentence adds dishes of the menu, or else becomes a note for the kitchen. */
function* withoutDishes(
  { removals, rest }: Extract<FollowUp, { kind: 'remove' }>,
  target: CorrectionTarget,
): ChangeSteps {
  let left: readonly OrderItem[] = target.items
  for (const removal of removals) {
    const fewer = yield* withoutDish(removal, { ...target, items: left })
    if (!fewer) return null
    left = fewer
  }
  if (rest === '') return { items: left, note: '' }
  const more = yield rest
  const isOrdered = isClear(more) && more.items.every(({ doubt }) => !doubt)
  return isOrdered ? { items: [...left, ...more.items], note: more.note } : { items: left, note: rest }
}

/** "The beer and burger" is one dish if the order has one of that name, otherwise two. */
function* withoutDish(
  { dish, count }: Removal,
  target: CorrectionTarget,
): Generator<string, readonly OrderItem[] | null, SpokenOrder> {
  const parts = dish.split(/ (?:and|or) /)
  const isName = target.items.some(({ name }) => menuItemKey(name) === menuItemKey(dish))
  if (parts.length > 1 && !isName) {
    let left: readonly OrderItem[] | null = target.items
    for (const [at, name] of parts.entries())
      left =
        left && (yield* withoutDish({ dish: name, count: at ? null : count }, { ...target, items: left }))
    if (left) return left
  }
  if (target.items.length === 0) return null
  const lines = linesOf(target.items)
  if (count !== null) {
    const rest = ownMenuParser(lines, target)(`${textOf(lines)}. remove the ${dish}`)
    return rest.notUnderstood.length > 0 ? null : reduceLine(target.items, lines, rest.items, count)
  }
  const change = yield* parseTogether(`remove the ${dish}`, target)
  if (!change || change.note) return null
  const isMore = linesOf(change.items).some(line => {
    const before = lines.find(({ name }) => menuItemKey(name) === menuItemKey(line.name))
    return !before || line.quantity > before.quantity
  })
  return isMore || (yield* modifiersForDish(target, change.items)) ? null : change.items
}

/** Whether a new modifier names another dish: "no coke" on a burger, if the coke is in another order. */
function* modifiersForDish(
  { items: before, others }: CorrectionTarget,
  after: readonly OrderItem[],
): Generator<string, boolean, SpokenOrder> {
  const known = new Set(before.flatMap(({ modifications }) => modifications?.split(', ') ?? []))
  const modifiers = after.flatMap(({ modifications }) => modifications?.split(', ') ?? [])
  for (const modifier of modifiers.filter(modifier => !known.has(modifier))) {
    const text = modifier.replace(/^(?:no|without|extra|with) /, '')
    if (others.some(({ name }) => menuItemKey(name) === menuItemKey(text))) return true
    const dish = yield text
    if (isClear(dish) && dish.items.every(({ doubt }) => !doubt)) return true
  }
  return false
}

/** Parses the order and the sentence as one transcript; null if that does not change the order. */
function* parseTogether(sentence: string, target: CorrectionTarget): ChangeSteps {
  const { items } = target
  const lines = linesOf(items)
  const order = textOf(lines)
  const text = `${order}. ${sentence}`
  const before = yield order
  const after = yield text
  if (isSame(before, lines) && after.notUnderstood.length === 0) {
    const listed = lines.map(line => ({ ...line, ...optionsOf(line, before) }))
    const isMore = listed.every(line => hasLine(after, line)) && after.items.length > lines.length
    const changed = isMore ? null : mergeItems(items, listed, after.items)
    return changed && { items: changed, note: after.note }
  }
  const parse = ownMenuParser(lines, target)
  const own = parse(text)
  const changed =
    isSame(parse(order), lines) && own.notUnderstood.length === 0 ? mergeItems(items, lines, own.items) : null
  return changed && { items: changed, note: own.note }
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')
}

/** A parser whose menu is the order's own dishes. */
function ownMenuParser(
  lines: readonly Line[],
  { currency, speaker }: Pick<CorrectionTarget, 'currency' | 'speaker'>,
): (text: string) => SpokenOrder {
  const ownDishes = lines.map(({ name, price }) => ({ name, price, isSoldOut: false }))
  return text => spokenOrder(text, ownDishes, currency, speaker)
}

function isStillOrdered({ name }: Line, items: readonly OrderItem[]): boolean {
  return items.some(item => menuItemKey(item.name) === menuItemKey(name))
}

/** All items of one dish together, whatever their modifiers. */
interface Line {
  readonly name: string
  readonly quantity: number
  readonly price: number
  /** As they are if nothing is said. */
  readonly options?: OrderItem['options']
  /** Absent: what is said of the line is no option. */
  readonly optionGroups?: readonly OptionGroup[] | undefined
}

function optionsOf({ name }: Line, { items, optionGroups }: SpokenOrder) {
  const at = items.findIndex(item => menuItemKey(item.name) === menuItemKey(name))
  return { options: items[at]?.options, optionGroups: optionGroups[at] }
}

function linesOf(items: readonly OrderItem[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { name, quantity, price } of items) {
    const key = menuItemKey(name)
    lines.set(key, { name, price, quantity: (lines.get(key)?.quantity ?? 0) + quantity })
  }
  return [...lines.values()]
}

function hasLine(
  { items }: Pick<SpokenOrder, 'items'>,
  { name, quantity, options, optionGroups }: Line,
): boolean {
  return items.some(
    item =>
      menuItemKey(item.name) === menuItemKey(name) &&
      item.quantity === quantity &&
      (!optionGroups || areSameOptions(options, item.options)) &&
      !item.modifications &&
      !item.sharedBy,
  )
}

/** Whether parsing the order's own text gives the order back. */
function isSame(understood: SpokenOrder, lines: readonly Line[]): boolean {
  return (
    understood.items.length === lines.length &&
    understood.notUnderstood.length === 0 &&
    lines.every(line => hasLine(understood, line))
  )
}

function reduceLine(
  items: readonly OrderItem[],
  lines: readonly Line[],
  rest: readonly OrderItem[],
  count: number,
): OrderItem[] | null {
  const [line, ...others] = lines.filter(one => !hasLine({ items: rest }, one))
  if (!line || others.length > 0) return null
  const left = line.quantity > count ? [{ ...line, quantity: line.quantity - count }] : []
  return mergeItems(items, lines, [...rest, ...left])
}

/** The items changed as in `after`; null if nothing changed, or if a changed dish has several items. */
function mergeItems(
  items: readonly OrderItem[],
  lines: readonly Line[],
  after: readonly OrderItem[],
): OrderItem[] | null {
  const nowOf = new Map(after.map(item => [menuItemKey(item.name), item]))
  const added = after.filter(({ name }) => !lines.some(line => menuItemKey(line.name) === menuItemKey(name)))
  const changed = new Set(
    lines.filter(line => !hasLine({ items: after }, line)).map(({ name }) => menuItemKey(name)),
  )
  const countOf = (key: string) => items.filter(({ name }) => menuItemKey(name) === key).length
  const isUnclear = [...changed].some(key => nowOf.has(key) && countOf(key) > 1)
  if (isUnclear || changed.size + added.length === 0) return null
  // A replacement takes the position of the dish that it replaces.
  const replacements = added.values()
  const merged = items.flatMap(item => {
    const now = nowOf.get(menuItemKey(item.name))
    if (!now) return inItsPlace(replacements.next().value, item)
    if (!changed.has(menuItemKey(item.name))) return item
    return asChanged(
      item,
      now,
      lines.find(line => menuItemKey(line.name) === menuItemKey(item.name)),
    )
  })
  const all = [...merged, ...replacements]
  return all.every(item => item !== null && fits(item)) ? all.filter(item => item !== null) : null
}

/** The dish that replaces another. The same in another size stays shared. */
function inItsPlace(other: OrderItem | undefined, { name, sharedBy }: OrderItem): OrderItem[] {
  if (!other) return []
  const keys = [menuItemKey(other.name), menuItemKey(name)]
  const isSame = keys.some(key => keys.every(one => one.includes(key)))
  return [isSame && sharedBy && !other.sharedBy ? { ...other, sharedBy } : other]
}

const sizes =
  /\b(?:large|small|medium|big|double|single|half|tall|regular|extra large|pint|glass|bottle|jug|carafe)\b/i

/** The item as it is after the sentence; null if its options are too many. A new size without a price leaves the price in doubt. */
function asChanged(before: OrderItem, now: OrderItem, line: Line | undefined): OrderItem | null {
  const { quantity, modifications, sharedBy } = now
  const chosen = line && chosenAfter(before, now, line)
  if (chosen === null) return null
  const item = { ...before, ...chosen, quantity, ...(sharedBy && { sharedBy }) }
  if (!modifications) return item
  const modifiers = [...new Set([...(item.modifications?.split(', ') ?? []), ...modifications.split(', ')])]
  const doubt = sizes.test(modifications) ? 'price' : item.doubt
  return { ...item, modifications: modifiers.join(', '), ...(doubt && { doubt }) }
}

/** The options that were said in place of the item's own, with their price; null if a group does not allow so many. */
function chosenAfter(
  before: OrderItem,
  { price, options = [] }: OrderItem,
  { options: usual, optionGroups = [] }: Line,
): Pick<OrderItem, 'price' | 'options'> | undefined | null {
  if (areSameOptions(usual, options)) return undefined
  const countsOf = (some: OrderItem['options'] = []) => wantedOf(optionGroups, some)
  const [was, said, unsaid] = [countsOf(before.options), countsOf(options), countsOf(usual)]
  const wanted = new Map<number, number>()
  for (const group of optionGroups) {
    const isSaid = ({ id }: { id: number }) => said.get(id) !== unsaid.get(id)
    const isReplaced = (group.max === 1 || group.min > 0) && group.options.some(isSaid)
    for (const option of group.options)
      wanted.set(option.id, (isReplaced || isSaid(option) ? said : was).get(option.id) ?? 0)
    if (countIn(group, wanted) > group.max) return null
  }
  const isLeftOut = (groupId: number, id: number) =>
    optionGroups.some(
      group => group.id === groupId && group.min === 0 && group.options.find(one => one.id === id)?.isDefault,
    )
  const listed = new Map([...(before.options ?? []), ...options].map(option => [option.id, option]))
  const chosen = [...wanted].flatMap(([id, quantity]) => {
    const option = listed.get(id)
    return option && (quantity > 0 || isLeftOut(option.groupId, id)) ? [{ ...option, quantity }] : []
  })
  const base = price - options.reduce((sum, option) => sum + option.price * option.quantity, 0)
  return { options: chosen, price: priceWithOptions(base, chosen) }
}

function fits({ quantity, modifications = '' }: OrderItem): boolean {
  return quantity <= limits.quantity && lengthOf(modifications) <= limits.modifications
}
