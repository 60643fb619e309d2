// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Per Sprache bestellen',
  prompt: {
    idle: 'Tippen und sprechen',
    starting: 'Einen Moment …',
    'silent-start': 'Dein Mikrofon reagiert nicht',
    listening: 'Aufnahme läuft … Zum Beenden tippen',
    stopping: 'Einen Moment …',
    sending: 'Wird gesendet …',
    ordered: 'Verstanden',
    'to-check': 'Bitte prüfe deine Bestellung',
    changed: 'Bestellung geändert',
    cancelled: 'Bestellung gelöscht',
    noted: 'Notiert',
    nothing: 'Nichts bestellt',
    'no-dish': 'Kein Gericht gefunden',
    waiting: 'Gespeichert, bis du wieder online bist',
    empty: 'Nichts gehört. Bitte versuche es noch einmal.',
    unsupported: 'Sprachaufnahme geht hier nicht.',
  },
  hint: {
    // The app understands English only.
    idle: '„Two margheritas, one without basil, and a diet coke“',
    'silent-start': 'Erlaube es, wenn dein Handy fragt, oder tippe unten.',
    unsupported: 'Tippe es so, wie du es sagen würdest.',
    'no-dish':
      'Deine Worte sind bei deinen Bestellungen gespeichert – tippe dort, um sie zu vervollständigen.',
  },
  inEnglish: 'Auf Englisch bestellen',
  speakNow: 'Jetzt sprechen',
  record: 'Bestellung aufnehmen',
  stop: 'Aufnahme beenden',
  cancel: 'Abbrechen',
  heard: transcript => `Gehört: ${transcript}`,
  typed: {
    label: 'Tippe, was du möchtest',
    // The app understands English only.
    hint: 'Two cokes, one without ice',
    send: 'Diese Bestellung hinzufügen',
    unsent: 'Das wurde noch nicht gesendet.',
    tooLong: most => `Das ist zu lang: höchstens ${most} Zeichen.`,
  },
  added: dishes => `Hinzugefügt: ${dishes}`,
  changed: dishes => `Geändert: ${dishes}`,
}
