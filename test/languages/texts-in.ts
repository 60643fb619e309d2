// The texts of any language, for tests.

import { readFileSync } from 'node:fs'
import { type Language, languages } from '@tablemate/domain/languages.ts'
import { bindMessages } from '@tablemate/messages/bind.ts'
import { type Catalog, compileCatalog } from '@tablemate/messages/compile.ts'
import type { Texts } from '@tablemate/web/lib/text/texts.ts'

/** The messages for diners and for the portal, as translators see them. */
export function catalogIn(language: Language): Readonly<Record<string, Catalog>> {
  const read = (half: string) =>
    JSON.parse(
      readFileSync(new URL(`../../apps/web/messages/${language}/${half}.json`, import.meta.url), 'utf8'),
    )
  return { ...read('diner'), ...read('portal') }
}

export function textsIn(language: Language): Texts {
  return bindMessages(compileCatalog(catalogIn(language)), languages[language].locale) as Texts
}
