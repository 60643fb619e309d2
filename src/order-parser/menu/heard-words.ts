// What each word of a transcript may have been on this menu: as it is, joined, split, by nickname, or with one slip.

import { numberHeard } from '../words/numbers.ts'
import { isFunctionWord } from '../words/small-words.ts'
import type { Token } from '../words/tokens.ts'
import type { Mention } from './mention.ts'
import type { MenuIndex } from './menu-index.ts'
import { jointSlipsOf, slipsOf } from './misheard-words.ts'

/** A transcript held against a menu: what each word may have been, and may name, is worked out once. */
export interface Hearing {
  readonly tokens: readonly Token[]
  readonly index: MenuIndex
  readonly heard: (readonly Heard[] | undefined)[]
  readonly mentions: (readonly Mention[] | undefined)[]
}

export function hear(tokens: readonly Token[], index: MenuIndex): Hearing {
  return { tokens, index, heard: [], mentions: [] }
}

/** What one or two words may have been. */
export interface Heard {
  readonly stems: readonly string[]
  readonly length: number
  readonly cost: number
}

/** The menu's words that the words at `at` may have been, surest first. */
export function heardAt(hearing: Hearing, at: number): readonly Heard[] {
  const known = hearing.heard[at]
  if (known) return known
  const heard = listenAt(hearing.tokens, at, hearing.index)
  hearing.heard[at] = heard
  return heard
}

function listenAt(tokens: readonly Token[], at: number, index: MenuIndex): readonly Heard[] {
  const token = tokens[at] as Token
  const heard = jointsAt(tokens, at, index)
  const offer = (stem: string | undefined, cost: number) => {
    if (stem && index.holders.has(stem)) heard.push({ stems: [stem], length: 1, cost })
  }
  if (index.holders.has(token.stem)) heard.unshift({ stems: [token.stem], length: 1, cost: 0 })
  const split = index.joined.get(token.stem) ?? index.joined.get(token.word)
  if (split) heard.push({ stems: split, length: 1, cost: 0.05 })
  offer(nicknames.get(token.word), 0.3)
  offer(`mc${token.stem}`, 0.3)
  offer(numberHeard(token.word)?.toString(), 0.3)
  return heard.length > 0 ? heard : bentAt(tokens, at, index)
}

/** Words of which the menu makes one: "sun chips", "b l t". */
function jointsAt(tokens: readonly Token[], at: number, index: MenuIndex): Heard[] {
  const joints: Heard[] = []
  for (let length = 2; length <= 4 && at + length <= tokens.length; length += 1) {
    const said = tokens.slice(at, at + length)
    const last = said.at(-1) as Token
    if (length > 2 && !said.every(({ word }) => word.length === 1)) break
    const joint =
      said
        .slice(0, -1)
        .map(({ word }) => word)
        .join('') + last.stem
    if (last.gap === 'space' && index.holders.has(joint)) joints.push({ stems: [joint], length, cost: 0.05 })
  }
  return joints
}

function bentAt(tokens: readonly Token[], at: number, index: MenuIndex): Heard[] {
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

/** One word of a brand's two. */
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
