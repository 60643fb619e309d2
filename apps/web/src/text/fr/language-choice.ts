// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Langue',
  changing: 'Changement de langue…',
  failed: 'La langue n’a pas changé. Merci de vérifier la connexion et de réessayer.',
}
