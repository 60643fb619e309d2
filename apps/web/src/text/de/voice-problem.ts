// The problems of speech recognition. Source of the texts: spec.md, section 8.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Wir haben nichts gehört. Bitte versuche es noch einmal.',
  'audio-capture': 'Kein Zugriff auf das Mikrofon. Bitte prüfe die Berechtigungen.',
  'not-allowed': 'Der Zugriff auf das Mikrofon ist nicht erlaubt.',
  network: 'Netzwerkfehler. Bitte prüfe deine Verbindung.',
  other: code => `Fehler bei der Spracherkennung: ${code}`,
  'not-started': message => `Aufnahme konnte nicht gestartet werden: ${message}`,
}
