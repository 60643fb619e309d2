// The server's texts by language: mails, tickets and orders for points of sale.

import { readFileSync } from 'node:fs'
import { type Language, languages } from '@tablemate/domain/languages.ts'
import { bindMessages } from '@tablemate/messages/bind.ts'
import { compileCatalog } from '@tablemate/messages/compile.ts'
import type { ServerMessages } from '../../messages/messages.d.ts'

export type Words = ServerMessages

const known = new Map<Language, Words>()

/** Each catalog (apps/server/messages) is read at its first use. */
export function wordsIn(language: Language): Words {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

function readWords(language: Language): Words {
  const catalog = readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')
  return bindMessages(compileCatalog(JSON.parse(catalog)), languages[language].locale) as Words
}
