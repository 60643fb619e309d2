// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'Konuşma algılanmadı. Lütfen tekrar dene.',
  'audio-capture': 'Mikrofona erişilemiyor. Lütfen izinleri kontrol et.',
  'not-allowed': 'Mikrofon izni verilmedi.',
  network: 'Ağ hatası. Lütfen bağlantını kontrol et.',
  other: code => `Konuşma tanıma hatası: ${code}`,
  'not-started': message => `Kayıt başlatılamadı: ${message}`,
}
