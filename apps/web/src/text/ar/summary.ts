// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'جارٍ تحميل ملخص المجموعة…',
  missing: 'ملخص المجموعة غير موجود',
  back: 'العودة إلى المجموعة',
  code: 'الرمز',
  members: 'الأعضاء',
  items: 'الأصناف',
  total: 'الإجمالي',
  subtotal: 'المجموع الفرعي',
  export: 'تصدير الملخص',
  exportCsv: 'تصدير بصيغة CSV',
  csv: {
    columns: ['الشخص', 'النوع', 'الصنف', 'الكمية', 'الجزء', 'المبلغ', 'العملة'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part: number, of: number) => `${part} من ${of}`,
    kinds: {
      dish: 'طبق',
      split: 'تقسيم',
      tax: 'ضريبة',
      serviceFee: 'رسوم خدمة',
      tip: 'إكرامية',
      rounding: 'تقريب',
      difference: 'تغيّرت الفاتورة بين الدفعات',
      ownTip: 'إكرامية خاصة',
    },
  },
  exportFailed: { title: 'تعذّر التصدير', hint: 'تعذّر حفظ الملف. يُرجى المحاولة مرة أخرى.' },
  share: 'مشاركة',
  copied: 'نُسخ الملخص',
  notShared: { title: 'تعذّرت المشاركة', hint: 'يُرجى طباعة الملخص أو المحاولة مرة أخرى.' },
  print: 'طباعة',
  empty: 'لا طلبات بعد',
  emptyHint: 'تظهر الطلبات هنا فور أن يطلب أحد على الطاولة.',
  memberEmpty: 'لا طلبات بعد',
  itemCount: (count: number) =>
    plural(count, {
      zero: 'لا أصناف',
      one: 'صنف واحد',
      two: 'صنفان',
      few: `${count} أصناف`,
      many: `${count} صنفًا`,
      other: `${count} صنف`,
    }),
  byMember: 'من طلب ماذا',
  waiter: {
    title: 'للنادل',
    hint: 'طلبات الجميع في قائمة واحدة، لقراءتها على النادل أو عرضها عليه.',
    dishText: (dishes: string, modifiers: string) => `${dishes}: ${modifiers}`,
    all: (modifier: string) => `الكل ${modifier}`,
    some: (quantity: number, modifier: string) => `${quantity} ${modifier}`,
    someNumbered: (quantity: number, modifier: string) => `لعدد ${quantity}، ${modifier}`,
    nameWithCount: (name: string, quantity: number) => `${name} ${quantity} ×`,
    nameWithModifiers: (name: string, modifiers: string) => `${name} (${modifiers})`,
    guessed: 'سعر تقديري',
    remark: { note: 'ملاحظة:', unclear: 'غير مفهوم:', incomplete: 'أطباق ناقصة:' },
    shown: 'تم عرضها على النادل',
    newSince: (time: string) => `الجديد منذ ${time}`,
    withdrawn: 'لم يعد مطلوبًا',
    before: 'عُرض من قبل',
    nothingNew: (time: string) => `عُرضت عند ${time}. لا جديد منذ ذلك الحين.`,
  },
}
