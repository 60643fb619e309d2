// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'كيف تُحتسب أسعارك؟',
  added: 'تُضاف الضريبة إلى أسعاري',
  included: 'أسعاري شاملة الضريبة',
  includedHint: 'تظهر على الفاتورة بعبارة «شامل الضريبة»، ولا تضيف شيئًا.',
  laterHint: 'يمكنك إدخالها لاحقًا. لا تُضاف ضريبة حتى ذلك الحين.',
  question: {
    today: (rates: readonly string[]) => `يُضاف حاليًا إلى فواتير طاولاتك: ${list(rates)}.`,
    todayNothing: 'لا تُضاف حاليًا ضريبة إلى فواتير طاولاتك: لم تُدخَل النسبة.',
    tax: (rate: string) => `ضريبة ${rate}`,
    serviceFee: (rate: string) => `رسوم خدمة ${rate}`,
    feeHint: 'يُرجى تركها 0 إذا لم تكن هناك رسوم.',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    saved: { title: 'تم الحفظ', hint: 'تسري على الطاولات التي تبدأ من الآن.' },
    failed: { title: 'لم يتم الحفظ', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
}
