// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Taal',
  changing: 'Taal wijzigen…',
  failed: 'De taal is niet gewijzigd. Controleer je verbinding en probeer het opnieuw.',
}
