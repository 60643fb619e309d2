// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'عروض بالقرب منك',
  show: 'إظهار العروض القريبة',
  showHint: 'سيُطلب من هاتفك تحديد موقعك',
  looking: 'جارٍ البحث عن العروض…',
  fallback: 'لم يشارك هاتفك موقعه، لذا هذه العروض من محيط سان فرانسيسكو.',
  none: { title: 'لا عروض بالقرب منك الآن', hint: 'تُضاف عروض جديدة باستمرار: يُرجى التحقق لاحقًا.' },
  failed: { title: 'لم تُحمَّل العروض', hint: 'يُرجى المحاولة بعد قليل.' },
  validUntil: (date: string) => `سارٍ حتى ${date}`,
  about: (amount: string) => `نحو ${amount}`,
  metresAway: (metres: string) => `على بُعد ${metres} م`,
  kilometresAway: (kilometres: string) => `على بُعد ${kilometres} كم`,
  footer: 'إعلان • بحسب موقعك',
  opensInNewTab: 'يفتح في علامة تبويب جديدة',
  dismiss: (title: string) => `إخفاء العرض ${title}`,
}
