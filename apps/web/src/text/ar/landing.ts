// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'وجبات جماعية بلا عناء',
  subtitle: 'نطلب معًا وندفع بذكاء',
  features: {
    groups: { title: 'إنشاء مجموعة أو الانضمام إليها', detail: 'رمز من ستة أحرف، والجميع على الطاولة' },
    voice: { title: 'التسجيل الصوتي', detail: 'كما يُقال للنادل، بالإنجليزية' },
    organization: { title: 'تنظيم ذكي', detail: 'من طلب ماذا، وكم المجموع' },
  },
  back: {
    title: 'طاولاتك',
    to: 'العودة إلى',
    unnamed: 'طاولتك',
    byCode: (code: string) => `طاولتك، الرمز ${code}`,
  },
  create: 'إنشاء مجموعة جديدة',
  join: 'الانضمام إلى مجموعة',
  restaurant: 'إدارة قائمة المطعم',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'الصفحة غير موجودة',
  hint: 'لا يوجد شيء في هذا العنوان. قد يكون الرابط قديمًا أو ناقصًا.',
}
