// The languages' names for themselves, which are the same in every language.

import type { Language } from '#domain/languages.ts'

export const languageNames: Record<Language, string> = {
  en: 'English',
}
