// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'قائمة الطعام',
  close: 'إغلاق قائمة الطعام',
  loading: 'جارٍ تحميل قائمة الطعام…',
  failed: {
    title: 'لم تُحمَّل قائمة الطعام',
    hint: 'قد تكون الإشارة ضعيفة هنا. يمكنك أيضًا كتابة طلبك.',
  },
  retry: 'إعادة المحاولة',
  empty: 'لم يضف هذا المطعم قائمته بعد. يمكنك كتابة طلبك مع سعره.',
  search: 'البحث في القائمة',
  clear: 'مسح البحث',
  noMatch: (typed: string) => `لا شيء في القائمة يطابق «${typed}».`,
  found: (count: number) =>
    plural(count, {
      zero: 'لا أطباق مطابقة',
      one: 'عُثر على طبق واحد',
      two: 'عُثر على طبقين',
      few: `عُثر على ${count} أطباق`,
      many: `عُثر على ${count} طبقًا`,
      other: `عُثر على ${count} طبق`,
    }),
  byDetails: 'بحسب بيانات المطعم. إذا كانت لديك حساسية، فأخبر الموظفين.',
  contains: (allergens: string) => `يحتوي على: ${allergens}`,
  categories: 'الفئات',
  chosen: (count: number) => `اختياراتك · ${count}`,
  chosenTitle: 'اختياراتك',
  again: 'مرة أخرى',
  atTable: 'على هذه الطاولة',
  add: (name: string) => `إضافة ${name}`,
  fewer: (name: string) => `إنقاص ${name} بواحد`,
  more: (name: string) => `زيادة ${name} بواحد`,
  modifier: (name: string) => `كيف تريد ${name}؟`,
  modifierHint: 'أي تعديلات؟',
  another: 'واحد آخر مع تعديلات',
  soldOut: 'نفد',
  offMenu: 'ليس في القائمة',
  type: 'كتابة طبق غير موجود هنا',
  typeAll: 'كتابة طلبك',
  fromMenu: 'الاختيار من القائمة',
  rest: (count: number) => `عرض المزيد (${count})`,
  nothing: 'لا اختيارات بعد',
  submit: (count: number, total: string) => `إضافة ${count} · ${total}`,
  save: (total: string) => `حفظ التغييرات · ${total}`,
}
