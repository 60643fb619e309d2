// The choice of the app's language.

import type { languageChoice as english } from '../en/language-choice.ts'
import type { Translation } from '../words.ts'

export const languageChoice: Translation<typeof english> = {
  title: 'اللغة',
  changing: 'جارٍ تغيير اللغة…',
  failed: 'لم تتغير اللغة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
}
