// The pencil and paper of a draft: the lines so far, and what is held until the next noun or the next change comes.

import type { Reading } from '../grammar/reading.ts'
import type { Hearing } from '../menu/heard-words.ts'
import type { Candidate } from '../menu/mention.ts'
import type { Token } from '../words/tokens.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { mark, type Outcomes, type Span } from './outcomes.ts'

export type Amount = DraftModifier['amount']

export interface ParserState extends Held, Remembered {
  readonly tokens: readonly Token[]
  readonly hearing: Hearing | null
  readonly lines: DraftLine[]
  /** What became of each token so far. */
  readonly outcomes: Outcomes
}

/** Words that wait for their noun. */
interface Held {
  count: (Reading & { kind: 'count' }) | null
  isCountJoined: boolean
  hasArticle: boolean
  isDefinite: boolean
  amount: Amount
  /** Where "no" or "extra" was said, until something takes it. */
  amountAt: Span | null
  /** "no" reaches the next modifier, "without" all that are joined by "and". */
  reach: 'first' | 'all'
  /** "no onions or pickles", "without onions and pickles": what is said barely next is unwanted too. */
  carriesNo: boolean
  container: Reading | null
  /** "a five dollar shake" */
  price: (Reading & { kind: 'price' }) | null
  before: DraftModifier[]
  /** Dishes begun before their noun: "a large and a small coke". */
  begun: { readonly count: number; readonly modifiers: readonly DraftModifier[] }[]
  joint: 'none' | 'and' | 'or'
}

/** What later words may speak of, and the change that is under way. */
interface Remembered {
  /** The dish that modifiers go to, where it is not the last. */
  focus: DraftLine | null
  /** The dish beside which the current one was ordered: "steak with mashed potatoes and spinach". */
  main: DraftLine | null
  share: DraftLine['shares'][number] | null
  /** The modifiers of this clause. */
  run: { line: DraftLine; modifier: DraftModifier }[]
  spreading: DraftLine[]
  last: 'item' | 'modifier' | 'none'
  /** "another one" keeps the modifiers of the first until it is said how it differs. */
  isAnother: boolean
  /** What a question was about: "do you have veggie burgers? i'll take one of those". */
  talkedOf: {
    readonly at: number
    readonly end: number
    readonly candidates: readonly Candidate[]
    readonly question: Span
  } | null
  certainty: 'surely' | 'perhaps'
  dropping: 'remove' | 'instead'
  /** Where a change was announced that nothing has made yet: "change that to". */
  announced: Span | null
  /** Words stand behind the last dish that nobody understood: a price after them may be theirs. */
  isAfterLost: boolean
  swap: Swap
}

/**
 * "swap the fries for a salad": `named` while one side is said; `old` when it is known what goes ("change the …"),
 * `new` when it is known what comes ("sub a salad for …"); a side that was never ordered is null.
 */
export type Swap =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked'; readonly verb: string }
  | { readonly kind: 'named'; readonly verb: string; readonly thing: DraftLine | DraftModifier }
  | { readonly kind: 'old'; readonly thing: DraftLine | DraftModifier | null; readonly named: Span }
  | { readonly kind: 'new'; readonly thing: DraftLine | DraftModifier }

export function openState(tokens: readonly Token[], hearing: Hearing | null): ParserState {
  return {
    tokens,
    hearing,
    lines: [],
    outcomes: new Array<undefined>(tokens.length).fill(undefined),
    count: null,
    isCountJoined: false,
    hasArticle: false,
    isDefinite: false,
    amount: 'plain',
    amountAt: null,
    reach: 'first',
    carriesNo: false,
    container: null,
    price: null,
    before: [],
    begun: [],
    joint: 'none',
    focus: null,
    main: null,
    share: null,
    run: [],
    spreading: [],
    last: 'none',
    isAnother: false,
    talkedOf: null,
    certainty: 'surely',
    dropping: 'remove',
    announced: null,
    isAfterLost: false,
    swap: { kind: 'none' },
  }
}

/** The dish that modifiers go to. */
export function currentLine({ focus, lines }: ParserState): DraftLine | undefined {
  return focus && lines.includes(focus) ? focus : lines.at(-1)
}

/** The words have done their part. What is marked by nobody is not understood. */
export function serve(
  { outcomes }: ParserState,
  span: Span | null,
  outcome: 'ordering' | 'reference' | 'note' = 'ordering',
) {
  if (span) mark(outcomes, span, outcome)
}

/** Marks words as not understood. */
export function lose({ outcomes }: ParserState, span: Span) {
  mark(outcomes, span, 'not-understood')
}

/** The change that was announced is made. */
export function applyAnnounced(state: ParserState) {
  serve(state, state.announced, 'reference')
  state.announced = null
}

/** What was held has found its noun. */
export function release(state: ParserState) {
  state.count = null
  state.hasArticle = false
  state.isDefinite = false
  state.amount = 'plain'
  state.amountAt = null
  state.reach = 'first'
  state.container = null
  state.joint = 'none'
  state.carriesNo = false
}
