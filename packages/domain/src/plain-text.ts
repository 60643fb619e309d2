// Validates typed text (no control characters, no lone surrogates), tidies names, and makes keys to compare them.

// Tabs and line breaks are allowed in dictated or pasted text, but not in names.
const control = /\p{Cc}/u
const loneSurrogate = /\p{Surrogate}/u
const controlButBreaks = /[^\P{Cc}\t\n\r]/u
const accents = /[\u0300-\u036f]/g
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Whether a one-line text (a name, a modification) has neither control characters nor lone surrogates. */
export function isPlainLine(text: string): boolean {
  return !control.test(text) && !loneSurrogate.test(text)
}

/** As `isPlainLine`, but allows line breaks and tabs, which a transcript may contain. */
export function isPlainText(text: string): boolean {
  return !controlButBreaks.test(text) && !loneSurrogate.test(text)
}

/** Whether a text has visible characters: a name of zero-width characters is no name. */
export function isVisible(text: string): boolean {
  return text.replace(invisible, '').trim() !== ''
}

/** The length a person would count: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Removes Latin accents: "Crème brûlée" is often typed as "creme brulee". Marks of other scripts stay, as they are letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(accents, '').normalize('NFKC')
}

/** The form in which a name is stored: trimmed, single inner spaces, NFC. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC')
}

/**
 * Names with equal keys are the same name: case, Unicode form, width and invisible characters make no difference
 * (decisions.md, Ids, codes, identity). The first of the three changes of case is for the capital ẞ, which is its own
 * upper case, while that of ß is SS.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').replace(invisible, '').toLowerCase().toUpperCase().toLowerCase()
  return tidyName(folded).normalize('NFKC')
}

/** Dishes or categories with equal keys are the same. As `nameKey`, and without accents (decisions.md, Calls). */
export function menuItemKey(name: string): string {
  return nameKey(withoutAccents(name))
}
