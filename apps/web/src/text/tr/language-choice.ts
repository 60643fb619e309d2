// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Dil',
  changing: 'Dil değiştiriliyor…',
  failed: 'Dil değiştirilemedi. Lütfen bağlantını kontrol edip tekrar dene.',
}
