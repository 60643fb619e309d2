// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'دخول النسخة التجريبية',
  hint: 'ما زلنا نجهّز الطاولة. للدخول يُرجى إدخال الرمز الذي حصلت عليه.',
  code: 'رمز الوصول',
  show: 'إظهار رمز الوصول',
  hide: 'إخفاء رمز الوصول',
  required: 'يُرجى إدخال رمز الوصول.',
  submit: 'دخول',
  submitting: 'جارٍ التحقق…',
}
