// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Idioma',
  changing: 'Cambiando el idioma…',
  failed: 'No se ha cambiado el idioma. Revisa tu conexión e inténtalo de nuevo.',
}
