// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'يُرجى ملء هذا الحقل.',
  'wrong-type': 'نوع هذه القيمة غير صحيح.',
  'too-long': 'النص طويل جدًا.',
  'too-short': 'النص قصير جدًا.',
  'too-small': 'القيمة صغيرة جدًا.',
  'too-large': 'القيمة كبيرة جدًا.',
  'not-an-option': 'يُرجى اختيار أحد الخيارات.',
  'forbidden-characters': 'يحتوي على أحرف لا يمكن حفظها.',
  'not-payable': 'لا توجد في هذه العملة فئة بهذا الصغر.',
  'sold-out': 'نفدت الكمية.',
  'not-on-menu': 'هذا ليس في القائمة.',
  taken: 'هذا الاسم مستخدم بالفعل.',
  unknown: 'لم نعثر على هذا.',
  'already-over': 'لو بدأت الحملة في هذا التاريخ لكانت قد انتهت.',
  'too-late': 'هذا التاريخ بعيد جدًا.',
  'not-https': 'يجب أن يبدأ العنوان بـ \u200ehttps://\u200e.',
  'with-credentials': 'لا يمكن أن يتضمن اسم مستخدم أو كلمة مرور.',
  'not-public': 'هذا ليس عنوانًا عامًا على الإنترنت.',
  port: 'لا يُسمح إلا بالمنفذين 443 و8443.',
  malformed: 'الصيغة غير صحيحة.',
  contradictory: 'يتعارض مع حقل آخر.',
}

export const unusualPrice = {
  question: 'هل هذا السعر صحيح؟',
  yes: (amount: string) => `نعم، ${amount}: بعيد جدًا عن الأسعار الأخرى`,
}
