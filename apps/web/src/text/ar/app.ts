// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'نسخة تجريبية 1.1',
  tagline: 'وجبات جماعية بلا عناء',
  loading: 'جارٍ التحميل…',
  tryAgain: 'إعادة المحاولة',
  home: 'العودة إلى الرئيسية',
  error: 'خطأ',
  close: 'إغلاق',
  justNow: 'الآن',
  notifications: (hotkey: string) => `الإشعارات (${hotkey})`,
  notLoaded: {
    title: 'لم تُحمَّل هذه الصفحة',
    hint: 'قد تكون الإشارة ضعيفة هنا. لم يضِع شيء: يُرجى المحاولة بعد قليل.',
  },
  needsNetwork: {
    title: 'لا يوجد اتصال بالإنترنت',
    hint: 'تحتاج هذه الصفحة إلى اتصال. يُرجى المحاولة عند عودته.',
  },
  broken: {
    title: 'حدث خطأ في هذه الصفحة',
    hint: 'طلباتك محفوظة. يُرجى المحاولة مرة أخرى أو إعادة تحميل الصفحة.',
  },
}
