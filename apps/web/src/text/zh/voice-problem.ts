// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': '没有听到声音，请重试。',
  'audio-capture': '无法使用麦克风，请检查权限。',
  'not-allowed': '麦克风权限被拒绝。',
  network: '网络出错，请检查连接。',
  other: code => `语音识别出错：${code}`,
  'not-started': message => `无法开始录音：${message}`,
}
