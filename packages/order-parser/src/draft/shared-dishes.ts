// Who shares the dishes of the draft.

import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { drinks, pluralNames } from '../food/dish-words.ts'
import type { MenuIndex } from '../menu/menu-index.ts'
import { joinedBy } from '../phrases/sharing.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { textBetween } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { DraftLine, DraftShare, DraftSharing } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { currentLine, markUsed, type ParserState } from './parser-state.ts'

/**
 * Shares a dish that follows "let's share". "The nachos and a calamari" are both shared; "a pizza and two cokes" hardly are, so
 * a further dish ends the sharing if it has a count above one or is a drink for one person.
 */
export function shareAnnounced(state: ParserState, line: DraftLine) {
  const { sharing } = state
  const isFurther = sharing && state.lines.some(other => other !== line && other.sharing === sharing)
  if (isFurther && (line.quantity > 1 || isSingleDrink(state, line))) state.sharing = null
  else if (sharing) shareDish(state, line, sharing)
}

/** "a beer for everyone" means one each; "fries for everyone" are shared. */
export function shareDish(state: ParserState, dish: DraftLine | DraftShare, sharing: DraftSharing) {
  if ('candidates' in dish) {
    const isEach = isForEach(state, dish, sharing)
    // "ben and cyd want nachos to share": one for both of them.
    if (dish.isOneEach) dish.quantity = 1
    const isClear = dish.isOneEach || isDrink(state, dish)
    if (!isClear && isOpen(state, dish, sharing)) dish.isInDoubt = true
    if (isEach) oneEach(dish, sharing, state)
  }
  if (sharing.isOwn) {
    dish.sharing = sharing
    state.sharing = null
  } else if (!dish.sharing || dish.sharing === sharing) dish.sharing = sharing
  else if (hasOwnSharing(state, dish, sharing)) {
    dish.sharing = sharing
    state.sharing = null
  } else joinSharing(state, dish.sharing, sharing)
}

/** "brownies for ben and cyd", "cheesecake for us all", but not "fries for us all": one, or several. */
function isOpen(
  { tokens }: ParserState,
  dish: DraftLine,
  { people, isOwn, isForEach }: DraftSharing,
): boolean {
  const { at, end, quantity, isCounted } = dish
  if (people.length < 2 || quantity > 1 || (isCounted && !isOwn)) return false
  if (/^(?:some|of)$/.test(tokens[at - 1]?.word ?? '')) return false
  return isOwn || (isForEach && !isPlural(tokens[end - 1]?.word ?? ''))
}

/** "a lager for ben and cyd", "brownies for all of us", but not "fries for everyone": one for each of them. */
const isForEach = (state: ParserState, dish: DraftLine, { isForEach, isOwn }: DraftSharing) =>
  (isForEach || isOwn) &&
  (dish.isOneEach || isSingleDrink(state, dish) || isUncounted(state.tokens, state.lookup?.index, dish))

/** "one each", "apiece" */
export function giveEach(state: ParserState, reading: Span) {
  const line = currentLine(state)
  state.count = null
  // "one of each"
  if (!line || line.kind === 'unknown' || state.tokens[reading.at - 1]?.word === 'of') return
  const people =
    line.isOneEach && line.sharing ? line.sharing.people : (state.others?.people ?? state.subject)
  const heads = headsOf(people, state)
  markUsed(state, reading)
  if (line.quantity === 1 && heads > 1) oneEach(line, { people }, state)
  // "the kids will have a juice each", "two beers each": how many?
  else if (!line.isOneEach && (line.quantity !== heads || reading.end === reading.at + 1))
    line.isInDoubt = true
}

/** The dish that "ben will have": his, or one for each of several. */
export function giveToOthers(state: ParserState, line: DraftLine) {
  const { others, speaker } = state
  if (!others || others.people === 'unknown' || line.sharing || line.kind === 'unknown') return
  const { at, end, people } = others
  const sharing = {
    people,
    subject: people,
    spans: [{ at, end }],
    isForEach: true,
    isWhole: false,
    isOwn: true,
  }
  if (people === 'all' || people.length > 1) oneEach(line, sharing, state)
  if (people === 'all' || people.length > 1 || people[0] !== speaker) line.sharing = sharing
}

/** Orders one of the dish for each of the people, unless another count was said. */
export function oneEach(dish: DraftLine, { people }: Pick<DraftSharing, 'people'>, state: ParserState) {
  const heads = headsOf(people, state)
  if ((dish.quantity > 1 && !dish.isOneEach) || heads < 2) return
  dish.quantity = heads
  dish.isOneEach = true
}

const headsOf = (people: DraftSharing['people'], { members }: ParserState) =>
  people === 'all' ? members : people === 'unknown' ? 1 : people.length

/** "we'll share the nachos and fries to share with ben": the nachos are not meant. */
function hasOwnSharing({ lines }: ParserState, dish: DraftLine | DraftShare, { isWhole }: DraftSharing) {
  return !isWhole && lines.find(line => line.sharing === dish.sharing) !== dish
}

/** "let's split a pizza | with ben" */
export function joinSharing(state: ParserState, sharing: DraftSharing, more: DraftSharing) {
  const joined = ofLaterDishes(state, sharing)
  joined.people = joinedBy(joined.people, more, state.speaker)
  joined.spans.push(...more.spans)
}

/** "i'll split the pizza with ben and the fries | with cyd": the fries are not Ben's. */
function ofLaterDishes(state: ParserState, sharing: DraftSharing): DraftSharing {
  const [first, ...others] = sharing.spans
  const last = others.at(-1)
  const lines = state.lines.filter(line => line.sharing === sharing)
  const later = last ? lines.filter(({ at }) => at >= last.end) : []
  if (!first || later.length === 0 || later.length === lines.length) return sharing
  const own = { ...sharing, people: sharing.subject, spans: [first] }
  for (const line of later) line.sharing = own
  if (state.sharing === sharing) state.sharing = own
  return own
}

/** Ends "let's split" once it has its dishes. */
export function endSharing(state: ParserState) {
  if (state.lines.some(({ sharing }) => sharing !== null && sharing === state.sharing)) state.sharing = null
}

/** Who shares the dish; undefined if nobody does, or if somebody is not in the group. */
export function sharedByOf(sharing: DraftSharing | null): SharedBy | undefined {
  const people = sharing?.people ?? 'unknown'
  if (people === 'all') return 'all'
  const least = sharing?.isOwn ? 1 : 2
  return people !== 'unknown' && people.length >= least ? [...people].sort((a, b) => a - b) : undefined
}

export const isDrink = ({ tokens }: ParserState, { end }: DraftLine) =>
  drinks.has(tokens[end - 1]?.stem ?? '')

/** Whether it is a drink for one person: "a beer", but not "a bottle of red". */
export function isSingleDrink(state: ParserState, line: DraftLine): boolean {
  const said = textBetween(state.tokens, line.at, line.end)
  return (
    isDrink(state, line) &&
    ![said, ...line.modifiers.map(({ text }) => text)].some(text => forSeveral.test(text))
  )
}

/** Whether the name is in the plural without a count, though one would be in the singular: "brownies", but not "fries". */
export function isUncounted(
  tokens: readonly Token[],
  index: MenuIndex | undefined,
  { at, end, quantity, isPlural: isCounted, candidates }: DraftLine,
): boolean {
  const last = tokens[end - 1]
  if (quantity !== 1 || isCounted || !last || !isPlural(last.word) || pluralNames.has(last.stem)) return false
  // "a pitcher of margaritas"
  if (tokens.slice(at, end).some(({ word }) => word === 'of')) return false
  if (tokens.slice(0, at).some((_, i) => i > at - 3 && numberAt(tokens, i))) return false
  const listed = index?.entries[candidates[0]?.entry ?? -1]
  return !listed?.words.some(word => word.stem === last.stem && word.isPlural)
}

const forSeveral = /\b(?:bottle|pitcher|carafe|jug|lit(?:er|re))\b/
