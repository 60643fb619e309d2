// Creates lines and modifiers of the draft from readings and the words pending for them.

import { isSizeWord, needsHead } from '../food/food-words.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Candidate } from '../menu/menu-lookup.ts'
import { numberSoundingLike } from '../words/numbers.ts'
import { textBetween } from '../words/tokens.ts'
import { isPlural } from '../words/word-forms.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { type Amount, clearPending, currentLine, markUsed, type ParserState } from './parser-state.ts'
import { giveToOthers, shareAnnounced } from './shared-dishes.ts'

/** A line for the words of `span`, with its pending words. `pushLine` clears the count and the amount. */
export function makeLine(
  state: ParserState,
  kind: DraftLine['kind'],
  { at, end }: Span,
  candidates: readonly Candidate[],
): DraftLine {
  const measure = measureModifier(state)
  const modifiers = measure ? [measure, ...state.before] : state.before
  // "a round of lagers" is one for each.
  const isRound = spanHas(state, state.container, /^rounds?$/) && state.members > 0
  const quantity = (state.count?.value ?? 1) * (isRound ? state.members : 1)
  const { price } = state
  for (const held of [state.count, state.anotherAt, state.container, price]) markUsed(state, held)
  state.before = []
  state.price = null
  return {
    kind,
    candidates,
    at,
    end,
    quantity,
    isCounted: state.count !== null || state.hasArticle,
    isPlural: quantity > 1,
    modifiers: [...modifiers],
    shares: [],
    sharing: null,
    isForOne: state.others !== null,
    price: price?.price ?? null,
    fils: price?.fils ?? 0,
    hasThreeDigits: price?.hasThreeDigits ?? false,
    copyOf: null,
    ...(state.count?.isRounded && { isInDoubt: true }),
    isDefinite: state.isDefinite,
    isAdded: state.joint === 'and',
    isJoined: state.joint === 'and' && state.last === 'item' && !state.count && !state.hasArticle,
    orElse: [],
  }
}

const spanHas = ({ tokens }: ParserState, span: Span | null, words: RegExp) =>
  span !== null && tokens.slice(span.at, span.end).some(({ word }) => words.test(word))

/** The same dish again, as a separate line. */
export function copyLine(line: DraftLine, quantity: number, modifiers: readonly DraftModifier[]): DraftLine {
  return {
    ...line,
    quantity,
    modifiers: modifiers.map(modifier => ({ ...modifier })),
    shares: [],
    sharing: null,
    isForOne: false,
    copyOf: null,
    isJoined: false,
    orElse: [],
  }
}

export function pushLine(state: ParserState, line: DraftLine) {
  // "a cod and a haddock, both with chips"
  if (line.with && state.alsoFor.length > 0 && line.quantity === 1) {
    line.quantity += state.alsoFor.length
    markUsed(state, state.spreading, 'reference')
  }
  // "two burgers with fries": one for both, or one each?
  else if (line.with && line.with.quantity > 1 && line.quantity === 1 && !line.isCounted)
    line.isInDoubt = true
  state.lines.push(line)
  shareAnnounced(state, line)
  giveToOthers(state, line)
  state.focus = null
  state.main = null
  state.last = 'item'
  state.share = null
  state.clause = []
  state.alsoFor = []
  state.isAnother = false
  state.isAfterLost = line.kind === 'unknown'
  clearPending(state)
}

export function makeModifier(
  state: ParserState,
  { at, end, cost = 0 }: Span & { readonly cost?: number },
  amount: Amount,
): DraftModifier {
  const { tokens } = state
  markUsed(state, state.amountAt)
  markUsed(state, state.anotherAt)
  const from = /^an?$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const text = textBetween(tokens, from, end).replace(/ of$/, '')
  const value = numberSoundingLike(tokens[from]?.word ?? '')
  // "to creams" is a misheard "two creams".
  const isMisheard = value !== undefined && isPlural(tokens[from + 1]?.word ?? '')
  return {
    amount,
    text: isMisheard ? text.replace(/^\S+/, String(value)) : text,
    at,
    end,
    // "without skin" is clear, whatever "skin" is.
    isGuess:
      amount === 'plain' &&
      // "jack", where a Jack is in the group.
      (cost > unusual || tokens.slice(at, end).some(({ word }) => state.names.has(word))),
  }
}

/** The highest cost of a modifier of known words where modifiers are expected. */
const unusual = 1.02

/** Adds the modifier to the line or to its current share, and to the other dishes that it is for. */
export function writeModifier(state: ParserState, line: DraftLine, modifier: DraftModifier) {
  const modifiers = state.share?.modifiers ?? line.modifiers
  shareHead(state, modifiers, modifier)
  modifiers.push(modifier)
  state.clause.push({ line, modifier })
  state.isAfterLost = false
  if (state.alsoFor.length > 0) markUsed(state, state.spreading, 'reference')
  for (const other of state.alsoFor) other.modifiers.push({ ...modifier })
}

/**
 * A price of all is divided by the quantity if that leaves whole thousandths; otherwise the price of one stays unknown. A price
 * after lost words may belong to those, so it is ignored.
 */
export function setPrice(state: ParserState, reading: Reading & { kind: 'price' }) {
  const { price, fils = 0, of } = reading
  if (state.hasArticle || state.count) {
    state.price = reading
    return
  }
  const line = currentLine(state)
  if (!line || state.isAfterLost) return
  const shares = of === 'all' ? line.quantity : 1
  if ((Math.round(price * 10) + fils) % shares !== 0) return
  line.price = price / shares
  line.fils = fils / shares
  line.hasThreeDigits = reading.hasThreeDigits ?? false
  markUsed(state, reading)
}

/** "dressing on the side" */
export function addSideModifier(state: ParserState, { at, end }: Reading, said: string) {
  const line = currentLine(state)
  if (line) writeModifier(state, line, { amount: 'plain', text: said, at, end })
}

/** "black and pinto beans", "half white half brown rice": the first modifier gets the head of the second. */
export function shareHead(
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
  if (head && kind && words === 1 && needsHead(kind.stem, head.stem))
    previous.text = `${previous.text} ${head.raw.toLowerCase()}`
}

const isHalf = ({ text }: DraftModifier) => text.startsWith('half ')

/** The container as a modifier: a glass or a pint is ordered; a bag or a plate is only how the dish is served. */
function measureModifier({ tokens, container }: ParserState): DraftModifier | null {
  const words = container ? tokens.slice(container.at, container.end) : []
  const measure = words.find(({ stem }) => measures.has(stem))
  const size = words.find(({ stem }) => isSizeWord(stem))?.word
  if (container && size && !measure)
    return { amount: 'plain', text: size, at: container.at, end: container.at }
  if (!container || !measure) return null
  const whole = measure.stem === 'half' ? words.find(({ word }) => halvedUnits.has(word))?.word : undefined
  const text = [size, measure.stem, whole].filter(Boolean).join(' ')
  return { amount: 'plain', text, at: container.at, end: container.at }
}

/** Containers that keep their name after "half": "half a bottle". "A half" alone is a half pint. */
const halvedUnits = new Set(
  'bottle glass carafe pitcher jug liter litre portion order serving plate bowl'.split(' '),
)

const measures = new Set(
  'flight liter litre glass bottle pint pitcher carafe jug half schooner shot'.split(' '),
)
