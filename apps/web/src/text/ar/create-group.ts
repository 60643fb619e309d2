// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'العودة إلى صفحة البداية',
  intro: 'سيظهر لك رمز ينضم به كل من على طاولتك من هاتفه.',
  name: 'اسمك',
  nameHint: 'الاسم الذي يعرفك به من على الطاولة',
  restaurant: 'اسم المطعم',
  table: 'رقم الطاولة',
  universal: 'الوضع الشامل',
  universalHint: 'لأي مطعم، بكتابة الأطباق والأسعار.',
  submit: 'إنشاء المجموعة',
  submitting: 'جارٍ الإنشاء…',
  nameMissing: 'يُرجى إدخال اسمك.',
  nameRequired: 'اسمك مطلوب',
  restaurantRequired: 'اسم المطعم مطلوب',
  failed: 'تعذّر إنشاء المجموعة. يُرجى المحاولة مرة أخرى.',
  suggestions: 'المطاعم المسجَّلة',
  suggested: (count: number) =>
    plural(count, {
      zero: 'لا مطاعم مسجَّلة',
      one: 'مطعم مسجَّل واحد',
      two: 'مطعمان مسجَّلان',
      few: `${count} مطاعم مسجَّلة`,
      many: `${count} مطعمًا مسجَّلًا`,
      other: `${count} مطعم مسجَّل`,
    }),
  linked: {
    hint: 'يكون طلبك من قائمة هذا المطعم.',
    undo: 'تراجع',
    looking: 'جارٍ البحث عن مطعم هذه الطاولة…',
    missing: {
      title: 'لم يعد هذا المطعم موجودًا هنا',
      hint: 'تكفي كتابة اسمه: ما زال بإمكانكم الطلب معًا.',
    },
    failed: {
      title: 'تعذّر العثور على مطعم هذه الطاولة',
      hint: 'يُرجى كتابة اسمه، أو فتح الرمز مجددًا.',
    },
  },
  created: {
    title: 'أُنشئت المجموعة',
    hint: 'ينضم أصدقاؤك بهذا الرمز، أو بمسح رمز QR.',
    share: 'مشاركة الرمز',
    start: 'بدء الطلب',
  },
}
