// The language of a printer's tickets.

import type { PrinterEncoding } from '#domain/delivery/printer.ts'
import type { Language } from '#domain/languages.ts'
import { en } from '../../text/en.ts'
import type { Words } from '../../text/words.ts'
import { wordsIn } from '../../text/words-in.ts'
import { characterSetOf } from './character-set.ts'

/** The texts in the restaurant's language; the English ones if the printer's character set lacks any of its letters. */
export function ticketWords({
  language,
  encoding,
}: {
  readonly language: Language
  readonly encoding: PrinterEncoding
}): Words {
  const key = `${language} ${encoding}`
  const words = wordsIn(language)
  const isPrintable = known.get(key) ?? canPrint(words, encoding)
  known.set(key, isPrintable)
  return isPrintable ? words : en
}

/** By language and character set, because every request of a printer that prints asks. */
const known = new Map<string, boolean>()

function canPrint({ order, ticket, allergens, listSeparator }: Words, encoding: PrinterEncoding): boolean {
  const texts = [order, ticket, allergens].flatMap(part =>
    Object.values<string | ((value: never) => string)>(part),
  )
  const shown = texts.map(text => (typeof text === 'string' ? text : text(1 as never)))
  // The paper has plain spaces for no-break ones (ticket-layout.ts).
  const text = [...shown, listSeparator].join(' ').replaceAll('\u00a0', ' ')
  return characterSetOf(encoding).asPrinted(text) !== null
}
