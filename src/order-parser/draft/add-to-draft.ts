// How a dish or a modifier is written down: with what was held for it.

import { isSizeWord, leansOn } from '../food/food-sense.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Candidate } from '../menu/mention.ts'
import { numberHeard } from '../words/numbers.ts'
import { saidBetween } from '../words/tokens.ts'
import { isPlural, writtenSingular } from '../words/word-forms.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { type Amount, currentLine, type ParserState, release, serve } from './parser-state.ts'

/** A line for the words of `span`; what was held for it goes in, the count and the amount stay held. */
export function makeLine(
  state: ParserState,
  kind: DraftLine['kind'],
  { at, end }: Span,
  candidates: readonly Candidate[],
): DraftLine {
  const measure = measureOf(state)
  const modifiers = measure ? [measure, ...state.before] : state.before
  const quantity = state.count?.value ?? 1
  const { price } = state
  for (const held of [state.count, state.container, price]) serve(state, held)
  state.before = []
  state.price = null
  return {
    kind,
    candidates,
    at,
    end,
    quantity,
    isPlural: quantity > 1,
    modifiers: [...modifiers],
    shares: [],
    price: price?.price ?? null,
    copyOf: null,
    isDefinite: state.isDefinite,
    isJoined: state.joint === 'and' && state.last === 'item' && !state.count && !state.hasArticle,
    orElse: [],
  }
}

/** The same dish once more, as a line of its own. */
export function copyOf(line: DraftLine, quantity: number, modifiers: readonly DraftModifier[]): DraftLine {
  return {
    ...line,
    quantity,
    modifiers: modifiers.map(modifier => ({ ...modifier })),
    shares: [],
    copyOf: null,
    isJoined: false,
    orElse: [],
  }
}

export function pushLine(state: ParserState, line: DraftLine) {
  state.lines.push(line)
  state.focus = null
  state.main = null
  state.last = 'item'
  state.share = null
  state.run = []
  state.spreading = []
  state.isAnother = false
  state.isAfterLost = line.kind === 'unknown'
  release(state)
}

export function makeModifier(state: ParserState, { at, end }: Span, amount: Amount): DraftModifier {
  const { tokens } = state
  serve(state, state.amountAt)
  const from = /^an?$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const text = saidBetween(tokens, from, end).replace(/ of$/, '')
  const value = numberHeard(tokens[from]?.word ?? '')
  // "to creams" was "two creams".
  const isMisheard = value !== undefined && isPlural(tokens[from + 1]?.word ?? '')
  return { amount, text: isMisheard ? text.replace(/^\S+/, String(value)) : text, at, end }
}

/** Writes the modifier to the line, or to the part of it that is under way, and to the dishes that share it. */
export function writeModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  const modifiers = state.share?.modifiers ?? line.modifiers
  leanOn(state, modifiers, modifier)
  modifiers.push(modifier)
  state.run.push({ line, modifier })
  state.isAfterLost = false
  for (const other of state.spreading) other.modifiers.push({ ...modifier })
}

/**
 * What all come to is shared out where it comes out even; where it does not, nobody knows what one costs. A price behind
 * words that nobody understood is theirs.
 */
export function setPrice(state: ParserState, reading: Reading & { kind: 'price' }) {
  const { price, of } = reading
  if (state.hasArticle || state.count) {
    state.price = reading
    return
  }
  const line = currentLine(state)
  if (!line || state.isAfterLost) return
  const each = of === 'all' ? price / line.quantity : price
  if (!Number.isInteger(each)) return
  line.price = each
  serve(state, reading)
}

/** "dressing on the side" */
export function addAside(state: ParserState, { at, end }: Reading, said: string) {
  const line = currentLine(state)
  if (line) writeModifier(state, line, { amount: 'plain', text: said, at, end })
}

/** "black and pinto beans", "half white half brown rice": the first takes the head of the second. */
export function leanOn(
  { tokens, joint }: ParserState,
  modifiers: readonly DraftModifier[],
  modifier: DraftModifier,
) {
  const previous = modifiers.at(-1)
  if (!previous || modifier.end - modifier.at < 2) return
  const areHalves = isHalf(previous) && isHalf(modifier)
  if (!areHalves && joint === 'none') return
  const words = previous.end - previous.at - (areHalves ? 1 : 0)
  const head = tokens[modifier.end - 1]
  const kind = tokens[previous.end - 1]
  if (head && kind && words === 1 && leansOn(kind.stem, head.stem))
    previous.text = `${previous.text} ${head.raw.toLowerCase()}`
}

const isHalf = ({ text }: DraftModifier) => text.startsWith('half ')

/** A glass or a pint is part of what was ordered; a bag or a plate is only how it comes. */
function measureOf({ tokens, container }: ParserState): DraftModifier | null {
  const words = container ? tokens.slice(container.at, container.end) : []
  const measure = words.find(({ word }) => telling.has(writtenSingular(word)))
  if (!container || !measure) return null
  const size = words.find(({ stem }) => isSizeWord(stem))?.word
  const whole = measure.word === 'half' ? words.find(({ word }) => wholes.has(word))?.word : undefined
  const text = [size, writtenSingular(measure.word === 'halves' ? 'half' : measure.word), whole]
    .filter(Boolean)
    .join(' ')
  return { amount: 'plain', text, at: container.at, end: container.at }
}

/** Half of what a thing comes in is told with it: "half a bottle". A half is a half pint to everybody. */
const wholes = new Set(
  'bottle glass carafe pitcher jug liter litre portion order serving plate bowl'.split(' '),
)

const telling = new Set(
  'flight liter litre glass bottle pint pitcher carafe jug half schooner shot'.split(' '),
)
