// Makes a text printable, character by character: letters lose their accents, known signs become words, decoration is left out.
// What cannot be printed leaves a mark in its place, so that the rest is never read as the whole.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { Words } from '../../text/words-in.ts'
import type { CharacterSet } from './character-set.ts'

export interface PrintableText {
  readonly text: string
  /** False: `lostMark` is in the place of what is missing. */
  readonly isWhole: boolean
}

export const lostMark = '(?)'

/**
 * Returns the text with characters of the set only; null if no word of it is left. `isName`: pictographs are decoration, unless one
 * of them says no.
 */
export function printableText(
  text: string,
  { canPrint }: Pick<CharacterSet, 'canPrint'>,
  words: Words,
  isName = false,
): PrintableText | null {
  if (canPrint(text)) return { text, isWhole: true }
  const plain = wordSigns(text.replaceAll(modifiers, ''), words)
  const isDecoration = isName && text.search(negation) < 0 ? pictograph : friendly
  const parts = Array.from(
    separateFractions(plain).matchAll(tokens),
    ([token]) => printableToken(token, canPrint) ?? (isDecoration.test(token) ? ' ' : null),
  )
  if (!parts.some(part => part !== null && /[\p{L}\p{N}]/u.test(part))) return null
  return { text: joinParts(parts), isWhole: !parts.includes(null) }
}

/** One mark for lost parts with no word between them. */
function joinParts(parts: readonly (string | null)[]): string {
  const joined: string[] = []
  let isAfterMark = false
  for (const part of parts) {
    if (part === null) {
      if (!isAfterMark) joined.push(` ${lostMark} `)
      isAfterMark = true
    } else if (!isAfterMark || /[\p{L}\p{N}]/u.test(part)) {
      joined.push(part)
      isAfterMark = false
    } else {
      joined.push(' ')
    }
  }
  return joined
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;!?])/g, '')
    .trim()
}

/** Variation selectors, keycaps and skin tones. */
const modifiers = /[\ufe00-\ufe0f\u20e3]|\p{Emoji_Modifier}/gu

/** Words, and single characters between them. A word that lost a letter might be another word, so it is kept or lost as a whole. */
const tokens = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|./gsu

const pictograph = /^(\p{Extended_Pictographic}|\p{Regional_Indicator})$/u

/** Hearts, stars, smiles and friendly hands: a wish is the same without them. All others may carry its meaning. */
const friendly = /^[☀☺♡♥❤★☆⭐✨🌞🌟🍀🎈🎉🎊👋👌👍👏💐💓-💞💯🔥😀-😎🙂🙃🙌🙏🤗🤞🤩🥰🥳🧡🩷]$/u

const negation = /[❌❎✖✗✘⛔🚫🚷🙅👎]/gu

/** Of each sign, what it may mean to somebody with an allergy. */
const signs: Readonly<Record<string, readonly Allergen[]>> = {
  '🥜': ['peanuts', 'nuts'],
  '🌰': ['nuts'],
  '🥛': ['milk'],
  '🥚': ['eggs'],
  '🐟': ['fish'],
  '🌾': ['gluten'],
  '🦀': ['crustaceans'],
  '🦐': ['crustaceans'],
  '🦞': ['crustaceans'],
  '🐚': ['molluscs'],
  '🦑': ['molluscs'],
  '🐙': ['molluscs'],
  '🦪': ['molluscs'],
}

const [no, food] = [negation.source, `[${Object.keys(signs).join('')}]`]
const signRuns = new RegExp(`(?:${food})+(?:${no})+|(?:${no})+(?:${food})+|(?:${food})+|(?:${no})+`, 'gu')

/** Words in brackets for signs: "🥜❌ nut allergy" must not become "no nut allergy". */
function wordSigns(text: string, { allergens, ticket }: Words): string {
  return text.replaceAll(signRuns, run => {
    const named = new Set(Array.from(run).flatMap(sign => signs[sign] ?? []))
    const list = [...named].map(allergen => allergens[allergen]).join('/')
    return ` (${run.search(negation) >= 0 ? ticket.without({ what: list }).trim() : list}) `
  })
}

/** "1½" becomes "1 ½", because "11/2" would be more. */
function separateFractions(text: string): string {
  return text.replaceAll(/(?<=\p{N})(?=\p{No})|(?<=\p{No})(?=\p{N})/gu, ' ')
}

/** null: it cannot be printed. Punctuation without a substitute is left out. */
function printableToken(token: string, canPrint: CharacterSet['canPrint']): string | null {
  if (/^\s$/.test(token) || canPrint(token)) return token
  const characters = Array.from(token, character => substituteOf(character, canPrint))
  if (!characters.includes(null)) return characters.join('')
  return /^\p{P}$/u.test(token) ? ' ' : null
}

function substituteOf(character: string, canPrint: CharacterSet['canPrint']): string | null {
  const compatible = character.normalize('NFKC').replaceAll('\u2044', '/')
  const candidates = [
    character,
    substitutes[character],
    compatible,
    withoutAccents(compatible),
    Array.from(withoutAccents(compatible), letter => substitutes[letter] ?? letter).join(''),
  ]
  return candidates.find(candidate => candidate !== undefined && canPrint(candidate)) ?? null
}

/** Accents of letters that are readable without them. In other scripts they are vowels. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(
      /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}])\p{sc=Inherited}|^\p{sc=Inherited}$/gu,
      '',
    )
}

const substitutes: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', ς: 'σ', ħ: 'h', Ħ: 'H' },
  ...{ '‘': "'", '’': "'", '‚': "'", '′': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '″': '"' },
  ...{ '‐': '-', '‑': '-', '–': '-', '—': '-', '―': '-', '−': '-', '•': '-', '·': '-', '×': 'x', '°': 'o' },
  ...{
    '€': ' EUR ',
    '£': ' GBP ',
    '₺': ' TL ',
    '₹': ' INR ',
    '₽': ' RUB ',
    '₩': ' KRW ',
    '₪': ' ILS ',
    '₴': ' UAH ',
    '₫': ' VND ',
  },
  ...{ '®': '(R)', '©': '(C)', '≤': '<=', '≥': '>=', '≈': '~', '±': '+/-' },
}
