// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': 'لا نفهم الجمل إلا بالإنجليزية. يمكنك اختيار الأطباق أو كتابتها واحدًا واحدًا.',
  'no-order-to-change': 'لا يوجد طلب لتغييره.',
  'no-order-to-repeat': 'لا يوجد طلب كهذا لتكراره.',
  'not-in-order': 'هذا ليس في طلبك الأخير.',
  'in-the-kitchen': 'بدأ المطبخ بتحضير طلبك الأخير. يُرجى سؤال النادل.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'إكمال الطلب',
  hint: 'لم يُعثر على طبق. كلماتك محفوظة – اضغط لإكمال الطلب.',
}
