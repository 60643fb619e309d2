// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'No se ha oído nada. Inténtalo de nuevo.',
  'audio-capture': 'No se puede usar el micrófono. Revisa los permisos.',
  'not-allowed': 'Permiso de micrófono denegado.',
  network: 'Error de red. Revisa tu conexión.',
  other: code => `Error del reconocimiento de voz: ${code}`,
  'not-started': message => `No se ha podido empezar a grabar: ${message}`,
}
