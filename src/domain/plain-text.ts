// What counts as text a person may type: no control characters, no half characters; and when two names are the same.

// Tabs and line breaks are welcome where people dictate or paste, never in a name.
const control = /\p{Cc}/u
const loneSurrogate = /\p{Surrogate}/u
const controlButBreaks = /[^\P{Cc}\t\n\r]/u
const accents = /[\u0300-\u036f]/g
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Whether a one-line text (a name, a modification) has neither control characters nor lone surrogates. */
export function isPlainLine(text: string): boolean {
  return !control.test(text) && !loneSurrogate.test(text)
}

/** As `isPlainLine`, but line breaks and tabs are allowed: a transcript may hold them. */
export function isPlainText(text: string): boolean {
  return !controlButBreaks.test(text) && !loneSurrogate.test(text)
}

/** Whether anything would be seen if the text were shown: a name of zero-width characters is no name. */
export function isVisible(text: string): boolean {
  return text.replace(invisible, '').trim() !== ''
}

/** The length a person would count: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** "Crème brûlée" is typed as "creme brulee". Signs of other scripts stay: there they are letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(accents, '').normalize('NFKC')
}

/** The form in which a name is kept: trimmed, inner white space single, NFC. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC')
}

/**
 * Two names are one name when their keys are equal: case, Unicode form, width and invisible characters do not
 * tell people apart (decisions.md, Ids, codes, identity).
 */
export function nameKey(name: string): string {
  return tidyName(name.normalize('NFKC').replace(invisible, '').toUpperCase().toLowerCase()).normalize('NFKC')
}

/** Two dishes, or categories, are one when their keys are equal: as `nameKey`, and without accents (decisions.md, Calls). */
export function dishKey(name: string): string {
  return nameKey(withoutAccents(name))
}
