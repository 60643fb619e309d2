// Words said twice. Android's recogniser repeats its interim results as finals ("i want i want a burger"), and people
// start again ("can i get a can i get a"); both mean it once.

import type { Token } from './tokens.ts'

/** The tokens without immediate repetitions. `isName` tells whether two equal stems belong together ("dan dan noodles"). */
export function withoutRepetition(tokens: readonly Token[], isName: (stem: string) => boolean): Token[] {
  let out = [...tokens]
  for (let passes = 0; passes < 8; passes += 1) {
    const before = out.length
    for (let length = Math.min(longest, out.length >> 1); length >= 1; length -= 1)
      out = dropRepeats(out, length, isName)
    if (out.length === before) break
  }
  return out
}

// A repeated interim result is a whole sentence at most.
const longest = 30

function dropRepeats(tokens: readonly Token[], length: number, isName: (stem: string) => boolean): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token
    if (isRepeated(tokens, i, length) && !(length === 1 && keepsDouble(token, isName))) {
      // What follows is the same again: leave this one out.
      const next = tokens[i + length]
      if (next && length > 0) {
        i += length - 1
        continue
      }
    }
    out.push(token)
  }
  return out
}

function isRepeated(tokens: readonly Token[], at: number, length: number): boolean {
  if (at + 2 * length > tokens.length) return false
  for (let k = 0; k < length; k += 1) {
    const one = tokens[at + k]?.word ?? ''
    const other = tokens[at + length + k]?.word ?? ''
    const isCutShort = k === length - 1 && length > 1 && one.length > 1 && other.startsWith(one)
    if (one !== other && !isCutShort) return false
  }
  return true
}

/** "four four cheese pizzas" counts a name that begins with a number; "bang bang shrimp" is a name. */
function keepsDouble(token: Token, isName: (stem: string) => boolean): boolean {
  return /\d/.test(token.stem) || reduplicated.has(token.stem) || isName(token.stem)
}

const reduplicated = new Set('dan bang piri peri yum pil pu bon chow shabu tom cous tam'.split(' '))
