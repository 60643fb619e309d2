// Which printers print a restaurant's language.

import { expect, test } from 'vitest'
import { languageCodes } from '#domain/languages.ts'
import { wordsIn } from '../../text/words-in.ts'
import { ticketWords } from './ticket-words.ts'

test.each([
  ['multilingual', ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'tr']],
  ['shiftjis', ['en', 'it', 'nl', 'ja']],
  ['gb18030', ['en', 'es', 'it', 'nl', 'zh']],
  ['big5', ['en', 'it', 'nl']],
  ['ksc5601', ['en', 'it', 'nl']],
] as const)(
  'a printer with the characters of %s prints %j, and other languages in English',
  (encoding, own) => {
    const texts = languageCodes.map(language => [language, ticketWords({ language, encoding })])
    const expected = languageCodes.map(language => [
      language,
      wordsIn(own.some(code => code === language) ? language : 'en'),
    ])
    expect(texts).toEqual(expected)
  },
)
