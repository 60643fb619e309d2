// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'نسبة الضريبة',
  serviceFee: 'نسبة رسوم الخدمة',
  missing: 'يُرجى إدخال النسبة، أو 0 إذا لم توجد.',
  invalid: 'يُرجى إدخال نسبة من 0 إلى 100، بثلاث منازل عشرية على الأكثر.',
  ofTable: {
    hint: 'يُرجى مطابقتها مع فاتورة المطعم. تسري على كل من على الطاولة.',
    kind: {
      title: 'الأسعار هنا',
      added: 'تُضاف الضريبة إلى الأسعار',
      included: 'الأسعار شاملة الضريبة',
    },
    taxHint: 'فقط إذا أردت إظهارها على الفاتورة',
    feeHint: 'ما يتقاضاه المطعم مقابل الخدمة، إن وُجد. الإكرامية منفصلة.',
    save: 'حفظ للطاولة',
    saving: 'جارٍ الحفظ…',
  },
}
