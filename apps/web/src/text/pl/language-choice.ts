// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Język',
  changing: 'Zmiana języka…',
  failed: 'Nie udało się zmienić języka. Sprawdź połączenie i spróbuj ponownie.',
}
