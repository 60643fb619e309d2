// The languages that a menu file has besides the menu's own. Pure.

import type { DraftRow } from './draft-rows.ts'

/** The codes, most frequent first. */
export function languagesOf(rows: readonly Pick<DraftRow, 'translations'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { translations = [] } of rows)
    for (const { language } of translations) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([language]) => language)
}

/** "Greek, German": the languages' names in the reader's locale. */
export function languageNames(languages: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return languages.map(language => names.of(language)).join(', ')
}
