// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'عملة الأسعار على هذه الطاولة:',
  title: 'العملة',
  change: 'تغيير',
  changeWhat: 'العملة',
  reason: {
    detecting: 'جارٍ تحديد عملتك…',
    'united-kingdom': 'بحسب إعدادات الوقت أو اللغة البريطانية لديك.',
    'time-zone': 'بحسب منطقتك الزمنية.',
    locale: 'بحسب لغتك.',
    position: 'بحسب مكانك.',
    nothing: 'لم نتمكن من معرفة عملتك، فبدأنا بالدولار الأمريكي.',
    chosen: 'من اختيارك، لهذه الزيارة.',
  },
  locate: 'استخدام موقعي',
  locating: 'جارٍ تحديد موقعك…',
  found: (country: string, currency: string) => `موقعك في ${country}: ${currency}.`,
  otherMoney: (country: string) => `عملة ${country} غير متاحة بعد. يُرجى اختيار عملة أخرى.`,
  unknown: 'تعذّر تحديد موقعك. يُرجى اختيار عملة أعلاه.',
}
