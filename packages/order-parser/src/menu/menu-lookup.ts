// Looks up the words of a transcript among the menu's words: exact, joined, split, by nickname, or with one slip.

import { numberSoundingLike } from '../words/numbers.ts'
import { isFunctionWord, type Token } from '../words/tokens.ts'
import type { MenuIndex } from './menu-index.ts'
import { jointSlipsOf, slipsOf } from './misheard-words.ts'

/** One transcript against one menu. Caches the matches and mentions of each token. */
export interface MenuLookup {
  readonly tokens: readonly Token[]
  readonly index: MenuIndex
  readonly matches: (readonly WordMatch[] | undefined)[]
  readonly mentions: (readonly Mention[] | undefined)[]
}

export function createLookup(tokens: readonly Token[], index: MenuIndex): MenuLookup {
  return { tokens, index, matches: [], mentions: [] }
}

/** Menu words that one or more tokens may mean. */
export interface WordMatch {
  readonly stems: readonly string[]
  readonly length: number
  readonly cost: number
}

/** The menu words that the tokens at `at` may mean, surest first. */
export function wordMatchesAt(lookup: MenuLookup, at: number): readonly WordMatch[] {
  const known = lookup.matches[at]
  if (known) return known
  const matches = findWordMatches(lookup.tokens, at, lookup.index)
  lookup.matches[at] = matches
  return matches
}

function findWordMatches(tokens: readonly Token[], at: number, index: MenuIndex): readonly WordMatch[] {
  const token = tokens[at] as Token
  const matches = joinedMatchesAt(tokens, at, index)
  const offer = (stem: string | undefined, cost: number) => {
    if (stem && index.entriesByStem.has(stem)) matches.push({ stems: [stem], length: 1, cost })
  }
  if (index.entriesByStem.has(token.stem)) matches.unshift({ stems: [token.stem], length: 1, cost: 0 })
  const split = index.joined.get(token.stem) ?? index.joined.get(token.word)
  if (split) matches.push({ stems: split, length: 1, cost: 0.05 })
  offer(nicknames.get(token.word), 0.05)
  offer(`mc${token.stem}`, 0.3)
  offer(numberSoundingLike(token.word)?.toString(), 0.3)
  return matches.length > 0 ? matches : slipMatchesAt(tokens, at, index)
}

/** Several tokens that are one word on the menu: "sun chips", "b l t". */
function joinedMatchesAt(tokens: readonly Token[], at: number, index: MenuIndex): WordMatch[] {
  const joints: WordMatch[] = []
  for (let length = 2; length <= 4 && at + length <= tokens.length; length += 1) {
    const said = tokens.slice(at, at + length)
    const last = said.at(-1) as Token
    if (length > 2 && !said.every(({ word }) => word.length === 1)) break
    const joint =
      said
        .slice(0, -1)
        .map(({ word }) => word)
        .join('') + last.stem
    if (last.gap === 'space' && index.entriesByStem.has(joint))
      joints.push({ stems: [joint], length, cost: 0.05 })
  }
  return joints
}

function slipMatchesAt(tokens: readonly Token[], at: number, index: MenuIndex): WordMatch[] {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  const joint = token.word + (next?.gap === 'space' ? next.stem : '')
  const isJoint =
    joint.length > Math.max(6, token.word.length) && !isFunctionWord(token) && !/\d/.test(token.stem)
  const joints = isJoint ? jointSlipsOf(joint, index) : []
  return [
    ...joints.map(({ stem, cost }) => ({ stems: [stem], length: 2, cost: cost + 0.15 })),
    ...slipsOf(token, index).map(({ stem, cost }) => ({ stems: [stem], length: 1, cost })),
  ]
}

/** Short forms of names: one word of a brand's two, or a clipped word. */
const nicknames = new Map([
  ['diet', 'dietcoke'],
  ['pepper', 'drpepper'],
  ['dew', 'mountaindew'],
  ['zero', 'cokezero'],
  ['sauvignon', 'sauvignonblanc'],
  ['pinot', 'pinotgrigio'],
  ['mac', 'maccheese'],
  ['pie', 'pizza'],
  ['za', 'pizza'],
  ['philly', 'philadelphia'],
  ['marg', 'margarita'],
  ['soda', 'fountain'],
])

/** A menu entry that a stretch of words may name. Cost 0 is its full name; a higher cost is a worse match. */
export interface Candidate {
  readonly entry: number
  readonly cost: number
  /** Content words of the name that are not in the stretch. */
  readonly missing: readonly string[]
  /** The part of the cost for words that were misheard, left out or said in another order. */
  readonly slips: number
}

export interface Mention {
  readonly end: number
  /** Best first; never empty. */
  readonly candidates: readonly Candidate[]
}
