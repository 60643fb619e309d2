// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: '语言',
  changing: '正在切换语言…',
  failed: '语言切换失败，请检查网络后重试。',
}
