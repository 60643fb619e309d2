// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Nic nie słychać. Spróbuj ponownie.',
  'audio-capture': 'Brak dostępu do mikrofonu. Sprawdź uprawnienia.',
  'not-allowed': 'Odmówiono dostępu do mikrofonu.',
  network: 'Błąd sieci. Sprawdź połączenie.',
  other: code => `Błąd rozpoznawania mowy: ${code}`,
  'not-started': message => `Nie udało się rozpocząć nagrywania: ${message}`,
}
