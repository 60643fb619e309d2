// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'جارٍ تحميل الإيصال…',
  missing: 'المجموعة غير موجودة أو لا يمكن الوصول إليها.',
  back: 'العودة إلى الفاتورة',
  of: (name: string) => `إيصال ${name}`,
  ofTable: 'للطاولة كلها',
  share: 'الحصة',
  ordered: (dishes: readonly string[]) => `الطلبات: ${series(dishes)}`,
  tipFrom: (name: string) => `إكرامية من ${name}`,
  paid: 'إجمالي المدفوع',
  held: 'قيد الدفع بالبطاقة',
  by: (name: string) => `الدفع من ${name}`,
  byStaff: 'دُفع لطاقم المطعم',
  line: (label: string, amount: string) => `${label}: ${amount}`,
  print: 'طباعة',
  send: 'مشاركة',
  picture: 'مشاركة كصورة',
  copied: 'نُسخ الإيصال',
  failed: { title: 'تعذّرت المشاركة', hint: 'يُرجى طباعة الإيصال أو المحاولة مرة أخرى.' },
  keep: (until: string) => `يُحذف هذا الإيصال مع الطاولة في ${until}. للاحتفاظ به يمكنك طباعته أو مشاركته.`,
  others: 'إيصالات أخرى',
  none: {
    title: 'لا إيصال بعد',
    hint: 'يظهر هنا فور دفع الحصة.',
    hintTable: 'يظهر هنا بعد أن يدفع الجميع.',
  },
}
