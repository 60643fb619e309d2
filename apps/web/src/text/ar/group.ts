// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'جارٍ تحميل المجموعة…',
  missing: 'المجموعة غير موجودة أو لا يمكن الوصول إليها.',
  back: 'العودة إلى صفحة البداية',
  codeWord: 'الرمز',
  showCode: 'عرض الرمز ورمز QR',
  share: 'مشاركة',
  summary: 'ملخص المجموعة',
  people: (count: number) =>
    plural(count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${count} أشخاص`,
      many: `${count} شخصًا`,
      other: `${count} شخص`,
    }),
  showPeople: 'عرض من على الطاولة',
  more: (count: number) => `\u200e+${count}`,
  joined: (name: string) => `${name} على الطاولة الآن`,
  ordered: (name: string, dishes: string) => `طلب ${name}: ${dishes}`,
  andMore: (named: string, left: number) =>
    plural(left, {
      zero: named,
      one: `${named} وطبق آخر`,
      two: `${named} وطبقان آخران`,
      few: `${named} و${left} أطباق أخرى`,
      many: `${named} و${left} طبقًا آخر`,
      other: `${named} و${left} طبق آخر`,
    }),
  eventsTitle: 'ما يجري على الطاولة',
  quickActions: 'إجراءات سريعة',
  view: 'عرض المجموعة',
  add: 'إضافة يدوية',
  notSent: (dishes, total) => `المختار: ${dishes}، لم يُرسل بعد – ${total}`,
  manual: 'إدخال الطلب يدويًا',
  own: {
    title: 'طلباتك',
    empty: 'لا طلبات بعد',
    emptyHint: 'كل ما يُضاف يراه الجميع على الطاولة فورًا.',
    labelFor: (label: string, subject: string) => `${label}: ${subject}`,
    edit: 'تعديل',
    remove: 'حذف',
    undo: 'تراجع',
    options: 'خيارات',
    removed: 'حُذف الطلب',
    removeFailed: 'تعذّر حذف الطلب',
  },
  form: {
    addedWhat: (dishes: string) => `أُضيف: ${dishes}`,
    saved: 'تم تغيير الطلب',
    failed: 'تعذّرت إضافة الطلب',
    changeFailed: 'تعذّر تغيير الطلب',
  },
}
