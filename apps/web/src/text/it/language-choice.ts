// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Lingua',
  changing: 'Cambio della lingua…',
  failed: 'La lingua non è cambiata. Controlla la connessione e riprova.',
}
