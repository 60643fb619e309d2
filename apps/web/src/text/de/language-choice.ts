// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'Sprache',
  changing: 'Sprache wird geändert …',
  failed: 'Die Sprache wurde nicht geändert. Bitte die Verbindung prüfen und noch einmal versuchen.',
}
