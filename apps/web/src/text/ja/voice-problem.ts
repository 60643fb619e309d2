// The problems of speech recognition. Source of the texts: spec.md, section 8.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': '音声が検出されませんでした。もう一度お試しください。',
  'audio-capture': 'マイクを使用できません。権限を確認してください。',
  'not-allowed': 'マイクの使用が許可されていません。',
  network: 'ネットワークエラーです。接続を確認してください。',
  other: code => `音声認識エラー：${code}`,
  'not-started': message => `録音を開始できませんでした：${message}`,
}
