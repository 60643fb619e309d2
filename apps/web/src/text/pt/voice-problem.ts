// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Nenhuma fala detectada. Tente de novo.',
  'audio-capture': 'Não foi possível acessar o microfone. Verifique as permissões.',
  'not-allowed': 'O uso do microfone não foi permitido.',
  network: 'Erro de rede. Verifique sua conexão.',
  other: code => `Erro no reconhecimento de fala: ${code}`,
  'not-started': message => `Não foi possível iniciar a gravação: ${message}`,
}
