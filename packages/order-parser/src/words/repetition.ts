// Drops words that were said twice and are meant once. Android's recogniser repeats its interim results as finals ("i want i
// want a burger"), and people start again ("can i get a can i get a").

import type { Token } from './tokens.ts'

/** Drops immediate repetitions. `isName` tells whether a doubled stem belongs to a menu name ("dan dan noodles"). */
export function withoutRepetition(tokens: readonly Token[], isName: (stem: string) => boolean): Token[] {
  let out = [...tokens]
  for (let passes = 0; passes < 8; passes += 1) {
    const before = out.length
    for (let length = Math.min(maxRepeatedWords, out.length >> 1); length >= 1; length -= 1)
      out = dropRepeats(out, length, isName)
    if (out.length === before) break
  }
  return out
}

// A repeated interim result is a whole sentence at most.
const maxRepeatedWords = 30

function dropRepeats(tokens: readonly Token[], length: number, isName: (stem: string) => boolean): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token
    if (isRepeated(tokens, i, length) && !(length === 1 && isReduplication(token, isName))) {
      // The next tokens repeat these: drop these.
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
  return !isJoined(tokens, at, length)
}

/** "a coke and a coke and a salad" are two cokes; "fish and chips fish and chips" is said twice. */
function isJoined(tokens: readonly Token[], at: number, length: number): boolean {
  const and = tokens.findIndex(({ word }, i) => i >= at && i < at + length && word === 'and')
  if (and < length - 1) return false
  return tokens.slice(and + 1 - length, and).every(({ word }, i) => word === tokens[and + 1 + i]?.word)
}

/** Whether the doubled word is meant: "four four cheese pizzas" (a count and a name), "bang bang shrimp" (a name). */
function isReduplication(token: Token, isName: (stem: string) => boolean): boolean {
  return /\d/.test(token.stem) || reduplicated.has(token.stem) || isName(token.stem)
}

const reduplicated = new Set('dan bang piri peri yum pil pu bon chow shabu tom cous tam'.split(' '))
