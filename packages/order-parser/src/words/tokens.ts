// Splits a transcript into tokens that keep their position, so that the screen can mark words that were not understood.

import { fold, stemOf } from './word-forms.ts'

export interface Token {
  /** As said. */
  readonly raw: string
  /** Folded; compared with the fixed phrases of ordering. */
  readonly word: string
  /** Singular, one spelling, numbers as digits; compared with names and food words. */
  readonly stem: string
  /** Position in the transcript, in UTF-16 units, end exclusive. */
  readonly start: number
  readonly end: number
  /** The separator before the token: not every recogniser punctuates. */
  readonly gap: Gap
}

export type Gap = 'space' | 'comma' | 'stop'

/** The words of a text in order, without hesitations ("um", "er"). */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let gap: Gap = 'space'
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0]
    const start = match.index
    if (raw === ',' || raw === ';' || raw === ':') gap = gap === 'stop' ? 'stop' : 'comma'
    else if (/^[.!?…\n]$/.test(raw)) gap = 'stop'
    else {
      const word = wordOf(raw)
      if (word === '' || hesitations.has(word)) continue
      tokens.push({ raw, word, stem: stemOf(word), start, end: start + raw.length, gap })
      gap = 'space'
    }
  }
  return tokens
}

/** The words of the tokens `from` to `to`, as said but in lower case. */
export function textBetween(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw.toLowerCase())
    .join(' ')
}

// Matches, in this order: initials ("o.j."), money and amounts ("1,250" and "1.250,50" are single tokens; "12.345" is
// ambiguous), words with their apostrophes, signs, emoji.
const sign = '[$£€¥₹₩฿]'
const signBefore = `(?:(?:\\b(?:us|ca?|au?|hk|mx|nz|cn|r|s)(?=[$¥]))?${sign})`
const tokenPattern = new RegExp(
  [
    '(?:\\p{L}\\.){2,}\\p{L}?(?![\\p{L}])',
    `${signBefore}?\\s?\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?!\\d)`,
    `${signBefore}?\\s?\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?(?!\\d)`,
    `${signBefore}?\\d+[.,]\\d{3,}`,
    `${signBefore}?\\.\\d{1,3}(?!\\d)`,
    `${signBefore}\\s?\\d+(?:[.,]\\d{1,2})?`,
    `\\d+(?:[.,]\\d{1,2})?\\s?(?:${sign}|%)`,
    '\\d+\\/\\d+|\\d+[.,]\\d{1,2}(?!\\d)|\\d+|[½¼¾]',
    "[\\p{L}\\p{M}]+(?:['’`´][\\p{L}\\p{M}]+)*['’]?",
    '[&+]|\\b(?:dr|mr|mrs|st)\\.|[.,;:!?…\\n]|\\p{Extended_Pictographic}+|\\p{N}+',
  ].join('|'),
  'giu',
)

const hesitations = new Set('um umm uh uhh uhm er erm hmm hm mm mmm ah eh'.split(' '))

const lettersAlone = /^[a-z]+$/

/** The folded form of a token; signs are spelt out. */
function wordOf(part: string): string {
  if (part === '&' || part === '+' || /^['’]?n['’]?$/i.test(part)) return 'and'
  if (part === '½' || part === '1/2') return 'half'
  const word = fold(part)
  if (lettersAlone.test(word)) return word
  return word
    .replace(/^[a-z]+(?=[$¥]\s?\d)/, '')
    .replace(/^\W*\d{1,3}(?:\.\d{3})+(?=,)/, grouped => grouped.replaceAll('.', '').trim())
    .replace(/^\W*\d{1,3}(?:,\d{3})+/, grouped => grouped.replaceAll(',', '').trim())
    .replace(/\.(?!\d)/g, '')
    .replace(/(\d)\s+(?=[$£€¥₹₩฿%])/g, '$1')
}

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

/** Whether the word cannot be part of a modifier, or of a dish name without a menu. */
export function isFunctionWord({ word }: Token): boolean {
  return functionWords.has(word)
}

const functionWords = new Set(
  `i me my mine we us our you your he him his she her they them their it its this that these those there here who whom whose
  what which when where why how a an the and or nor but so if then than as at by for from in into of off on onto out over to up down with
  without within about around through under upon am is are was were be been being do does did done have has had having will would shall should
  can could may might must cant wont dont doesnt didnt isnt arent wasnt im id ill ive youre youd hes shes theyre theyll weve wed well lets
  thats whats get gets getting got give gimme take takes want wants wanted wanna need needs like liked love order ordering add adding put make
  makes made making let go going gonna come comes bring please thanks thank hello hi hey yes yeah yep no not nope none any some all both each
  every just only also too really very maybe actually instead rather else same another other ok okay alright sorry wait again now today
  one_of think know see say said tell ask hold skip leave forget cancel scratch remove change swap switch use try do have gotta im hers ours yours
  check bill receipt menu menus napkin napkins waiter waitress bathroom toilet restroom wifi password
  anymore
  because while until before after during between per via much many lot lots bit more most less least few such own ditto anyway
  sure fine great good nice perfect awesome possible everyone everybody anything something nothing someone somebody x w n`
    .split(/\s+/)
    .filter(Boolean),
)
