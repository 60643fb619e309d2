// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const sharedDish: Translation<typeof englishDish> = {
  everyone: 'مشترك بين الجميع',
  with: (names: readonly string[]) => `مشترك مع ${list(names)}`,
  by: (names: readonly string[]) =>
    plural(names.length, {
      zero: 'لا أحد',
      one: `لـ ${list(names)}`,
      two: `مشترك بين ${list(names)}`,
      few: `مشترك بين ${list(names)}`,
      many: `مشترك بين ${list(names)}`,
      other: `مشترك بين ${list(names)}`,
    }),
}

export const sharing: Translation<typeof english> = {
  share: 'تقاسم',
  shareThis: 'تقاسم هذا',
  takeMeOff: 'إزالتي منه',
  change: 'تغيير',
  labelFor: (action: string, dish: string) => `${action}: ${dish}`,
  question: (dish: string) => `من يتقاسم ${dish}؟`,
  hint: 'إذا قُسِّمت الفاتورة حسب الأصناف، يدفعون ثمنه بالتساوي.',
  atTable: 'على الطاولة',
  onThisPhone: 'على هذا الهاتف',
  everyone: 'كل من على الطاولة',
  onlyMe: 'أنا فقط',
  only: (name: string) => `${name} فقط`,
  done: 'تم',
  notChanged: 'لم يتغير التقاسم',
  changedBefore: 'غيّر شخص آخر هذا الطبق للتو. يُرجى المحاولة مرة أخرى.',
}
