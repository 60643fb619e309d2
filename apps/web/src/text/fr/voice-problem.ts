// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Rien entendu. Réessaie.',
  'audio-capture': 'Micro inaccessible. Vérifie les autorisations.',
  'not-allowed': 'Accès au micro refusé.',
  network: 'Erreur de réseau. Vérifie ta connexion.',
  other: code => `Erreur de reconnaissance vocale : ${code}`,
  'not-started': message => `L’enregistrement n’a pas pu démarrer : ${message}`,
}
