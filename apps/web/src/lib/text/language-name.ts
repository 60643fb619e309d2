// A language's name for itself, which is the same in every language.

import { type Language, languages } from '@tablemate/domain/languages.ts'

/** `Deutsch`, `日本語`, `Português (Brasil)`. */
export function languageName(language: Language): string {
  const { tag } = languages[language]
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
