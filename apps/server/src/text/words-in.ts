// The server's texts by language. A language without its texts does not compile.

import type { Language } from '@tablemate/domain/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import type { Words } from './words.ts'
import { zh } from './zh.ts'

const catalogs: Readonly<Record<Language, Words>> = { en, es, fr, de, it, pt, nl, pl, tr, ar, ja, zh }

export function wordsIn(language: Language): Words {
  return catalogs[language]
}
