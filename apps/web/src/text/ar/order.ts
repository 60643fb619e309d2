// Texts about orders, tables and fields that several screens share.

import type {
  fields as englishFields,
  order as englishOrder,
  share as englishShare,
  table as englishTable,
} from '../en/order.ts'
import type { Translation } from '../words.ts'

export const order: Translation<typeof englishOrder> = {
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  quote: (text: string) => `«${text}»`,
  paid: 'مدفوع',
  incomplete: 'غير مكتمل',
  notSent: 'لم يُرسل بعد',
  note: 'ملاحظة:',
  notUnderstood: 'غير مفهوم:',
  soldOut: 'نفد',
  doubt: { name: 'هل هذا هو المقصود؟', price: 'سعر تقديري', offMenu: 'ليس في القائمة' },
  unapproved: 'ليس في القائمة · بانتظار العاملين',
  priceOfStaff: amount => `ليس في القائمة · حدّد العاملون السعر، وكنت قد كتبت ${amount}`,
  live: 'مباشر',
  reconnecting: 'جارٍ إعادة الاتصال…',
  paidFor: (name: string, amount: string) => `حصتك مدفوعة من ${name}: ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'طلب المجموعة',
  number: (table: string) => `الطاولة ${table}`,
  numberInSentence: (table: string) => `الطاولة ${table}`,
  noNumber: 'بلا رقم طاولة',
}

export const share: Translation<typeof englishShare> = {
  title: 'دعوة إلى طاولتنا',
  titleAt: (restaurant: string) => `دعوة إلى طاولتنا في ${restaurant}`,
  text: (code: string) => `لنطلب معًا على Tablemate. الرمز هو ${code}.`,
  copied: { title: 'نُسخ الرمز!', hint: (code: string) => `يمكنك إرسال ${code} إلى أصدقائك.` },
  copyLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  failed: { title: 'تعذّر النسخ', hint: (code: string) => `يُرجى نسخ الرمز يدويًا: ${code}` },
  qrLabel: (code: string) => `رمز QR للانضمام إلى المجموعة ${code}`,
  codeLabel: 'رمز المجموعة',
}

export const fields: Translation<typeof englishFields> = {
  optional: 'اختياري',
  fewer: 'أقل بواحد',
  more: 'أكثر بواحد',
}
