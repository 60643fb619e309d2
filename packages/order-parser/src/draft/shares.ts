// Modifiers for a part of a line, or for two dishes: "two, one with cheese", "and the other", "on both".

import type { Reading } from '../grammar/reading.ts'
import { textBetween } from '../words/tokens.ts'
import { copyLine, pushLine } from './add-to-draft.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { currentLine, markLost, markUsed, type ParserState } from './parser-state.ts'

/** "two burgers, one with cheese" starts a share of the two; "a burger with cheese and one with bacon" adds a burger. */
export function takeSome(state: ParserState, line: DraftLine) {
  const { count } = state
  if (!count || line.kind === 'unknown') return
  if (isForOthers(state, line)) return orderMore(state, line, count)
  const hasOwn = line.quantity === 1 || line.modifiers.some(({ isBefore }) => !isBefore)
  if (hasOwn && line.shares.length === 0 && state.isCountJoined && state.last === 'modifier') {
    const modifiers = line.modifiers.filter(({ isBefore }) => isBefore)
    markUsed(state, count)
    pushLine(state, { ...copyLine(line, count.value, modifiers), isPlural: line.isPlural || count.value > 1 })
  } else if (line.quantity > 1 && unshared(line) >= count.value) startShare(state, count.value)
}

/** "ben has a burger, and cyd wants | one with cheese": a count after somebody else's "wants" is of the dish before. */
export const isForOthers = ({ others, requestAt }: ParserState, line: DraftLine) =>
  line.kind === 'item' &&
  ((others !== null && others.at > line.at) || (line.sharing?.isOwn === true && requestAt > line.at))

export function orderMore(state: ParserState, line: DraftLine, count: Reading & { kind: 'count' }) {
  markUsed(state, count)
  pushLine(state, copyLine(line, count.value, line.modifiers))
  state.isAnother = true
}

export function startShare(state: ParserState, quantity: number) {
  const line = currentLine(state)
  if (!line) return
  state.share = { quantity, modifiers: [], sharing: null }
  line.shares.push(state.share)
  markUsed(state, state.count)
  state.count = null
  state.amount = 'plain'
}

/** "two lagers, a pint and a half": an article before a size is one of them. */
export function shareOne(state: ParserState) {
  const line = currentLine(state)
  if (line && state.hasArticle && !state.count && line.quantity > 1 && unshared(line) > 0)
    startShare(state, 1)
}

/** How many of the line have no modifiers yet. */
export function unshared(line: DraftLine): number {
  return line.quantity - line.shares.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** "one with cheese and one without", "one without cheese and another with": the other's modifiers the other way round. */
export function applyBareNo(state: ParserState) {
  const { share, amountAt, with: bareWith } = state
  const amount = state.amount === 'no' ? 'no' : 'plain'
  const line = currentLine(state)
  if (!line || (amount === 'plain' && !bareWith)) return
  const turned = (others: readonly DraftModifier[]) =>
    others.map((other): DraftModifier => ({ ...other, amount }))
  // "two burgers with cheese, one without"
  const contrary = line.shares.at(-2)?.modifiers ?? line.modifiers.filter(({ isBefore }) => !isBefore)
  if (share?.modifiers.length === 0)
    share.modifiers.push(...turned(contrary).map(one => ({ ...one, at: amountAt?.at ?? one.at })))
  else if (state.isAnother) line.modifiers = turned(line.modifiers)
  else if (amount === 'no') return
  // "the salmon, but can i have it grilled"
  else return state.tokens[bareWith?.at ?? -1]?.word === 'but' ? undefined : markLost(state, bareWith as Span)
  markUsed(state, amountAt)
  state.with = null
  state.amount = 'plain'
}

/** "and the other one medium". */
export function shareRest(state: ParserState, reading: Reading) {
  const line = currentLine(state)
  if (!line) return
  markUsed(state, reading, 'reference')
  if (line.shares.length > 0 && unshared(line) > 0) startShare(state, unshared(line))
  else if (line.quantity > 1 && line.shares.length === 0) startShare(state, 1)
  // "the ribeye rare and the other one medium": of two, or another?
  else if (line.kind === 'item' && line.quantity === 1)
    pushLine(state, {
      ...copyLine(
        line,
        1,
        line.modifiers.filter(({ isBefore }) => isBefore),
      ),
      isInDoubt: true,
    })
}

/** "on both": the modifiers just said also go to the dish before ("back"), or those that follow do ("ahead"). */
export function spread(state: ParserState, reading: Reading, direction: 'back' | 'ahead') {
  const line = state.lines.at(-1)
  // "and fries with both": of what?
  if (!line || (direction === 'ahead' && state.tokens[reading.end]?.gap !== 'space' && state.last === 'item'))
    return
  const isAll = !/^both/.test(
    textBetween(state.tokens, reading.at, reading.end).replace(/^(?:on|for|in|with) /, ''),
  )
  const others = state.lines.slice(isAll ? 0 : -2, -1).filter(({ kind }) => kind === 'item')
  const isOne = line.quantity > 1 && !isAll
  if (others.length === 0 || isOne) return markUsed(state, reading, 'reference')
  if (direction === 'ahead') {
    state.alsoFor = others
    state.spreading = reading
    return
  }
  markUsed(state, reading, 'reference')
  for (const { line: owner, modifier } of state.clause)
    if (owner === line) for (const other of others) other.modifiers.push({ ...modifier })
}

/** "fish twice"; "kebab and chips twice" is two of both. */
export function setQuantity(state: ParserState, reading: Reading & { kind: 'count' }) {
  const line = currentLine(state)
  const { value } = reading
  if (!line) return
  markUsed(state, reading)
  line.quantity = value
  const previous = state.lines.at(-2)
  if (state.last === 'item' && line.isJoined && previous && line === state.lines.at(-1))
    previous.quantity = value
}
