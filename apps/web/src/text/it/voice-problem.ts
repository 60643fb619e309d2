// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Non abbiamo sentito nulla. Riprova.',
  'audio-capture': 'Microfono non accessibile. Controlla le autorizzazioni.',
  'not-allowed': 'Autorizzazione al microfono negata.',
  network: 'Errore di rete. Controlla la connessione.',
  other: code => `Errore nel riconoscimento vocale: ${code}`,
  'not-started': message => `La registrazione non è partita: ${message}`,
}
