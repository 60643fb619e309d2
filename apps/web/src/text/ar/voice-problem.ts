// The problems of speech recognition.

import type { voiceProblem as english } from '../en/voice-problem.ts'
import type { Translation } from '../words.ts'

export const voiceProblem: Translation<typeof english> = {
  'no-speech': 'لم يُسمع كلام. يُرجى المحاولة مرة أخرى.',
  'audio-capture': 'تعذّر الوصول إلى الميكروفون. يُرجى التحقق من الأذونات.',
  'not-allowed': 'لم يُسمح باستخدام الميكروفون.',
  network: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
  other: (code: string) => `خطأ في التعرف على الكلام: ${code}`,
  'not-started': (message: string) => `تعذّر بدء التسجيل: ${message}`,
}
