// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'إكمال طلبك',
  editing: 'تعديل الطلب',
  item: (number: number) => `الصنف ${number}`,
  name: 'اسم الصنف',
  quantity: 'الكمية',
  price: (symbol: string) => `السعر (${symbol})`,
  modifications: 'التعديلات',
  modificationsHint: 'أي تعديلات؟',
  another: 'إضافة صنف آخر',
  removeItem: (number: number) => `إزالة الصنف ${number}`,
  full: (most: number) => `الحد الأقصى لأصناف الطلب ${most}. يُرجى إرسال هذا الطلب ثم بدء طلب آخر.`,
  close: 'إغلاق',
  cancel: 'إلغاء',
  submit: 'إضافة الطلب',
  submitting: 'جارٍ الإضافة…',
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ…',
  added: 'أُضيف الطلب',
  leftOver: (count: number) =>
    plural(count, {
      zero: 'أُضيفت كل الأصناف.',
      one: 'لم يُضَف صنف واحد بلا اسم أو سعر. ما زال في النموذج.',
      two: 'لم يُضَف صنفان بلا اسم أو سعر. ما زالا في النموذج.',
      few: `لم تُضَف ${count} أصناف بلا اسم أو سعر. ما زالت في النموذج.`,
      many: `لم يُضَف ${count} صنفًا بلا اسم أو سعر. ما زالت في النموذج.`,
      other: `لم يُضَف ${count} صنف بلا اسم أو سعر. ما زالت في النموذج.`,
    }),
  nameRequired: 'اسم الصنف مطلوب',
  quantityTooSmall: 'أقل كمية هي 1',
  quantityTooLarge: (most: number) => `أكبر كمية هي ${most}`,
  pricePositive: 'يجب أن يكون السعر أكبر من صفر',
  priceTooLarge: (most: string) => `أعلى سعر هو ${most}`,
  forOne: 'للواحد',
  total: 'الإجمالي',
  words: {
    title: 'ما قيل',
    asDish: 'تحويله إلى طبق',
    asNote: 'تحويله إلى ملاحظة',
    dismiss: 'تجاهل',
    note: 'ملاحظة لطاقم المطعم',
    noteHint: 'حساسية أو توقيت أو أي شيء آخر',
    longDish: (most: number) => `الحد الأقصى لعدد أحرف اسم الطبق هو ${most}.`,
    tooLong: (most: number) => `الحد الأقصى لعدد أحرف الملاحظة هو ${most}.`,
  },
  itemsRequired: 'يلزم صنف واحد على الأقل',
}
