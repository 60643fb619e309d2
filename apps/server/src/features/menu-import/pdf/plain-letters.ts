// Normalises a glyph's text to the letters and digits that the menu reader knows.

/**
 * Replaces ligatures and Arabic presentation forms by their letters, digits of every script by 0 to 9, and icons (private use)
 * and control characters by a blank. Returns '' for invisible marks without width.
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

/** Ligatures, Hebrew and Arabic presentation forms, full-width Latin letters and digits. */
const shaped = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/g

/** In Unicode the digits of every script are ten consecutive code points, zero first. */
function digitValue(digit: string): number {
  let value = 0
  const code = digit.codePointAt(0) ?? 0
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

const isDigit = /\p{Nd}/u
