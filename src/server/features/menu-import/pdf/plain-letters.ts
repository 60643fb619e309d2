// What a glyph says, in the letters and digits that the menu reader knows.

/**
 * Ligatures and the shapes that Arabic letters take within a word, as their letters; digits of every script as 0 to 9;
 * icons, which fonts keep in the private area, and control characters as a blank; '' for marks that have no width.
 */
export function plainLetters(text: string, hasWidth: boolean): string {
  if (isPlain.test(text)) return text
  return text
    .replace(shaped, letter => letter.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digit => String(digitValue(digit)))
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u00AD/g, hasWidth ? '-' : '')
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, hasWidth ? ' ' : '')
    .replace(/[\p{Co}\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
}

const isPlain = /^[\x20-\x7E]*$/

/** Ligatures, Hebrew and Arabic letters in a given shape, Latin letters and figures as wide as Chinese ones. */
const shaped = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/g

/** The digits of every script stand ten by ten, and zero comes first. */
function digitValue(digit: string): number {
  let value = 0
  const code = digit.codePointAt(0) ?? 0
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

const isDigit = /\p{Nd}/u
