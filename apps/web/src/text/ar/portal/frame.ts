// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'بوابة المطاعم',
    orders: 'الليلة',
    dashboard: 'القائمة',
    tables: 'الطاولات',
    campaigns: 'العروض',
    settings: 'الإعدادات',
  },
  logOut: 'تسجيل الخروج',
  day: 'اليوم',
  backTo: { dashboard: 'العودة إلى لوحة التحكم', settings: 'العودة إلى الإعدادات' },
  signedOut: 'تم تسجيل الخروج',
  notLoggedOut: {
    title: 'تعذّر تسجيل الخروج',
    hint: 'لم يستجب الخادم، لذا ما زال دخولك مسجَّلًا هنا. يُرجى المحاولة مرة أخرى.',
  },
  failed: {
    title: 'لم تُحمَّل هذه الصفحة',
    hint: 'قد يكون اتصالك ضعيفًا. لم يضِع شيء؛ يُرجى المحاولة بعد قليل.',
  },
  password: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  invalid: {
    email: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
    password: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
    name: 'اسم المطعم مطلوب',
    phone: 'يُرجى إدخال رقم هاتف صحيح',
    address: 'العنوان مطلوب',
  },
  tooManyTries: (wait: string) => `محاولات كثيرة. يُرجى الانتظار ${wait} ثم المحاولة مرة أخرى.`,
  offline: 'لا يوجد اتصال بالإنترنت. لا يمكن حفظ شيء حتى يعود الاتصال.',
}
