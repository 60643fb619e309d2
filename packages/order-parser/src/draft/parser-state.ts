// The parser's state while it builds a draft: the lines so far, pending words, and references for later words.

import type { Reading } from '../grammar/reading.ts'
import type { State } from '../grammar/transition-costs.ts'
import type { Candidate, MenuLookup } from '../menu/menu-lookup.ts'
import type { Speaker } from '../parsed-order.ts'
import type { People } from '../phrases/people.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import type { DraftAct, DraftLine, DraftModifier, DraftSharing } from './draft-items.ts'
import { mark, type Outcomes, type Span } from './outcomes.ts'

export type Amount = DraftModifier['amount']

export interface ParserState extends PendingWords, SentenceContext {
  readonly tokens: readonly Token[]
  readonly lookup: MenuLookup | null
  /** The id of the member who speaks. */
  readonly speaker: number
  /** How many are in the group; 0 if that is not known. */
  readonly members: number
  /** The first words of their names. */
  readonly names: ReadonlySet<string>
  readonly lines: DraftLine[]
  readonly acts: DraftAct[]
  /** The outcome of each token so far. */
  readonly outcomes: Outcomes
}

/** Words whose noun has not come yet. */
interface PendingWords {
  count: (Reading & { kind: 'count' }) | null
  isCountJoined: boolean
  /** The count corrects an earlier one. */
  isCountCorrect: boolean
  hasArticle: boolean
  anotherAt: Span | null
  isDefinite: boolean
  amount: Amount
  /** The tokens of "no" or "extra", until a modifier or dish uses them. */
  amountAt: Span | null
  /** "no" applies to the next modifier, "without" to all that "and" joins. */
  reach: 'first' | 'all'
  /** "no onions or pickles", "without onions and pickles": the "no" also applies to the next modifier. */
  carriesNo: boolean
  container: Reading | null
  /** "with", until a modifier follows. */
  with: Span | null
  /** "a five dollar shake" */
  price: (Reading & { kind: 'price' }) | null
  before: DraftModifier[]
  /** The grammar's state before those words. */
  origin: State
  /** Dishes whose noun comes with a later dish: "a large and a small coke". */
  begun: { readonly count: number; readonly modifiers: readonly DraftModifier[] }[]
  joint: 'none' | 'and' | 'or'
}

/** What later words may refer to, and the current change. */
interface SentenceContext {
  /** The dish that modifiers go to, if it is not the last. */
  focus: DraftLine | null
  /** The main dish of the current side dish: "steak with mashed potatoes and spinach". */
  main: DraftLine | null
  share: DraftLine['shares'][number] | null
  /** "let's split": the next dishes of the clause are shared. */
  sharing: DraftSharing | null
  /** Those of whom the sentence speaks: "ben and i will split a pizza and get a juice each". */
  subject: People
  /** "ben will have": those who order the next dishes of the clause. */
  others: { readonly people: People; readonly at: number; readonly end: number } | null
  /** Where the speaker last asked for something: "i'll have". */
  requestAt: number
  /** "not for ben", before words of sharing: those who may share, and the words. */
  limit: { readonly people: People; readonly span: Span } | null
  /** The modifiers of this clause. */
  clause: { line: DraftLine; modifier: DraftModifier }[]
  /** "both with", "all without": the other dishes of the next modifiers, and those words until a modifier follows. */
  alsoFor: DraftLine[]
  spreading: Span | null
  last: 'item' | 'modifier' | 'none'
  /** "another one" keeps the modifiers of the first until it gets its own. */
  isAnother: boolean
  /** The dish of a question: "do you have veggie burgers? i'll take one of those". */
  askedAbout: {
    readonly at: number
    readonly end: number
    readonly candidates: readonly Candidate[]
    readonly question: Span
  } | null
  certainty: 'surely' | 'perhaps'
  dropping: 'remove' | 'instead'
  /** The tokens of an announced change that is not applied yet: "change that to". */
  announced: Span | null
  /** Lost words follow the last dish, so a price after them may be theirs. */
  isAfterLost: boolean
  swap: Swap
}

/**
 * "swap the fries for a salad": `announced` after "swap", `named` after its first side, `old` after "for". A side that was
 * never ordered is null.
 */
export type Swap =
  | { readonly kind: 'none' | 'announced' }
  | { readonly kind: 'named'; readonly thing: DraftLine | DraftModifier }
  | { readonly kind: 'old'; readonly thing: DraftLine | DraftModifier | null; readonly named: Span }

export function createState(
  tokens: readonly Token[],
  lookup: MenuLookup | null,
  { memberId, members }: Speaker,
): ParserState {
  return {
    tokens,
    lookup,
    speaker: memberId,
    members: members.length,
    names: new Set(members.flatMap(({ name }) => tokensOf(name)[0]?.word ?? [])),
    lines: [],
    acts: [],
    outcomes: new Array<undefined>(tokens.length).fill(undefined),
    count: null,
    isCountJoined: false,
    isCountCorrect: false,
    hasArticle: false,
    anotherAt: null,
    isDefinite: false,
    amount: 'plain',
    amountAt: null,
    reach: 'first',
    carriesNo: false,
    container: null,
    with: null,
    price: null,
    before: [],
    origin: 'start',
    begun: [],
    joint: 'none',
    focus: null,
    main: null,
    share: null,
    sharing: null,
    subject: 'all',
    others: null,
    limit: null,
    requestAt: -1,
    clause: [],
    alsoFor: [],
    spreading: null,
    last: 'none',
    isAnother: false,
    askedAbout: null,
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

/** Marks the words as understood. Unmarked words count as not understood. */
export function markUsed(
  { outcomes }: ParserState,
  span: Span | null,
  outcome: 'ordering' | 'reference' | 'note' | 'act' = 'ordering',
) {
  if (span) mark(outcomes, span, outcome)
}

export function markLost({ outcomes }: ParserState, span: Span) {
  mark(outcomes, span, 'not-understood')
}

/** "no wait, | change the …": neighbouring announcements are one. */
export function announce(state: ParserState, { at, end }: Span) {
  const { announced } = state
  state.announced = { at: announced?.end === at ? announced.at : at, end }
}

/** Marks the words that announced a change, once it is applied. */
export function completeAnnounced(state: ParserState) {
  markUsed(state, state.announced, 'reference')
  state.announced = null
}

/** Clears the pending words, which have found their noun. */
export function clearPending(state: ParserState) {
  state.count = null
  state.hasArticle = false
  state.anotherAt = null
  state.isDefinite = false
  state.amount = 'plain'
  state.amountAt = null
  state.reach = 'first'
  state.container = null
  state.with = null
  state.joint = 'none'
  state.carriesNo = false
}
