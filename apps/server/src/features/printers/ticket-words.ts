// The language of a printer's tickets.

import type { PrinterEncoding } from '@tablemate/domain/delivery/printer.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { type Words, wordsIn } from '../../text/words-in.ts'
import { characterSetOf } from './character-set.ts'

/** The restaurant's language; English if the printer's character set lacks any letter of its texts. */
export function ticketLanguage({
  language,
  encoding,
}: {
  readonly language: Language
  readonly encoding: PrinterEncoding
}): Language {
  const key = `${language} ${encoding}`
  const isPrintable = known.get(key) ?? canPrint(wordsIn(language), encoding)
  known.set(key, isPrintable)
  return isPrintable ? language : 'en'
}

/** By language and character set, because every request of a printer that prints asks. */
const known = new Map<string, boolean>()

/** A printable value of each parameter. */
const samples = { name: 1, position: 1, number: 1, list: 1, line: 1, text: 1, what: 1, rate: 1, currency: 1 }

function canPrint(
  { order, ticket, bill, allergens, listSeparator }: Words,
  encoding: PrinterEncoding,
): boolean {
  const texts = [order, ticket, bill, allergens].flatMap(part =>
    Object.values<string | ((values: typeof samples) => string)>(part),
  )
  const shown = texts.map(text => (typeof text === 'string' ? text : text(samples)))
  // The paper has plain spaces for no-break ones (ticket-layout.ts). receiptline has no code page with four letters of Turkish,
  // whose readers know tickets without them (printable-text.ts).
  const text = [...shown, listSeparator].join(' ').replaceAll(/[\u00a0ğĞıİ]/g, ' ')
  return characterSetOf(encoding).canPrint(text)
}
