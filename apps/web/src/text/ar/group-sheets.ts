// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubt,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'ينضم أصدقاؤك بهذا الرمز، أو بمسح رمز QR.',
  renew: 'رمز جديد',
  renewHint: 'يفيد إذا وصل هذا الرمز إلى غريب: يتوقف الرمز القديم وروابطه عن العمل.',
  askRenew: 'استبدال هذا الرمز؟',
  renewing: 'لحظة…',
  keep: 'إبقاء',
  renewed: 'رمز جديد. لم يعد الرمز القديم يعمل.',
  notRenewed: 'لم يتغير الرمز',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'حذف هذا الطلب؟',
  askDish: (dish: string) => `حذف ${dish}؟`,
  dish: 'حذف هذا الطبق',
  order: 'حذف الطلب كله',
  remove: 'حذف',
  removing: 'جارٍ الحذف…',
  keep: 'إبقاء',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'سعر تقديري – اضغط للتصحيح',
  keepPrice: (price: string) => `إبقاء ${price}`,
  isRight: 'نعم',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'على الطاولة',
  orderingFor: 'الطلب باسم:',
  you: 'أنت',
  guest: 'ضيف',
  host: 'المضيف',
  youAndHost: 'أنت، المضيف',
  named: (name: string, note: string) => `${name} (${note})`,
  onThisPhone: 'على هذا الهاتف أيضًا',
  labelFor: (action: string, name: string) => `${action}: ${name}`,
  guestHint: 'لمن ليس معه هاتف. يمكن لأي شخص على الطاولة أن يطلب ويدفع عنه.',
  guestName: 'اسم الضيف',
  add: 'إضافة ضيف',
  rename: 'تغيير الاسم',
  name: 'الاسم',
  save: 'حفظ',
  cancel: 'إلغاء',
  nameMissing: 'يُرجى إدخال اسم.',
  leave: 'مغادرة',
  remove: 'إزالة',
  busy: 'لحظة…',
  askLeave: 'مغادرة هذه الطاولة؟',
  askRemove: (name: string) => `إزالة ${name}؟`,
  renewsCode: 'رمز جديد، كي يتوقف الرمز القديم عن العمل',
  removed: (name: string) => `تمت إزالة ${name} من الطاولة`,
  newCode: (code: string) => `الرمز الجديد هو ${code}.`,
  stay: 'البقاء',
  keep: 'إبقاء',
  stays: 'لديك طلب أو طبق مشترك، لذا يبقى اسمك على الفاتورة.',
  notRemoved: 'لم ينجح ذلك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
}
