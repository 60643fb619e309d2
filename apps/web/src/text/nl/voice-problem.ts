// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Geen spraak gehoord. Probeer het opnieuw.',
  'audio-capture': 'Geen toegang tot de microfoon. Controleer de toestemmingen.',
  'not-allowed': 'Geen toestemming voor de microfoon.',
  network: 'Netwerkfout. Controleer je verbinding.',
  other: code => `Fout bij spraakherkenning: ${code}`,
  'not-started': message => `Opname niet gestart: ${message}`,
}
