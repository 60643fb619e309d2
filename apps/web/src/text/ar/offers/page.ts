// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: (date: string) => `سارٍ حتى ${date}`,
  starts: (date: string) => `يبدأ في ${date}`,
  over: 'انتهى هذا العرض.',
  paused: 'هذا العرض غير متاح حاليًا.',
  restStands: 'ما زال بإمكانك رؤية قائمة الطعام وبدء طاولة هنا.',
  details: 'معلومات مفيدة',
  menu: 'قائمة الطعام',
  soldOut: 'نفد',
  showMore: (count: number) => `عرض المزيد (${count})`,
  noMenu: 'لم يضف المطعم قائمته بعد. ما زال بإمكانك بدء مجموعة.',
  menuFailed: 'لم تُحمَّل قائمة الطعام.',
  start: 'بدء مجموعة هنا',
  missing: { title: 'لم نعثر على هذا العرض', hint: 'قد يكون الرابط قديمًا أو ناقصًا.' },
  failed: {
    title: 'لم يُحمَّل هذا العرض',
    hint: 'قد يكون اتصالك ضعيفًا. يُرجى المحاولة بعد قليل.',
  },
  loading: 'جارٍ تحميل العرض…',
}
