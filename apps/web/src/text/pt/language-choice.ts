// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Idioma',
  changing: 'Trocando o idioma…',
  failed: 'O idioma não foi trocado. Verifique sua conexão e tente de novo.',
}
