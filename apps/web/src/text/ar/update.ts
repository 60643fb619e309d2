// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: { title: 'تتوفر نسخة جديدة', description: 'نسختك ما زالت تعمل. يمكنك التحديث بعد قليل.' },
  banner: 'تتوفر نسخة جديدة!',
  refresh: 'تحديث الآن',
}
