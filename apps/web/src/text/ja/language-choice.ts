// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: '言語',
  changing: '言語を変更しています…',
  failed: '言語を変更できませんでした。接続を確認して、もう一度お試しください。',
}
