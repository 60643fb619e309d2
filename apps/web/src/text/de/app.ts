// The app's name, and the texts that any screen may show: to diners and restaurateurs, so they address nobody.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'Beta v1.1',
  tagline: 'Gemeinsam essen gehen, ganz einfach',
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  home: 'Zur Startseite',
  error: 'Fehler',
  close: 'Schließen',
  justNow: 'gerade eben',
  notifications: hotkey => `Mitteilungen (${hotkey})`,
  notLoaded: {
    title: 'Diese Seite wurde nicht geladen',
    hint: 'Vielleicht ist der Empfang hier schwach. Es ist nichts verloren: Bitte gleich noch einmal versuchen.',
  },
  needsNetwork: {
    title: 'Keine Verbindung',
    hint: 'Diese Seite braucht Internet. Bitte noch einmal versuchen, sobald es wieder da ist.',
  },
  broken: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    hint: 'Die Bestellungen sind sicher. Bitte noch einmal versuchen oder die Seite neu laden.',
  },
}
