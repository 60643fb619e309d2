// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'المفهوم حتى الآن',
  change: 'يغيّر طلبك إلى:',
  cancel: 'يحذف طلبك:',
  repeat: (name: string) => `مثل طلب ${name}:`,
  sharedByAll: 'مشترك بين الجميع',
  sharedBy: (names: readonly string[]) => `مشترك بين ${list(names)}`,
  forOne: (name: string) => `لـ ${name}`,
  check: {
    title: 'راجِع الطلب قبل إرساله إلى المطبخ',
    which: 'أيّها؟',
    chooseFirst: 'اختر أولًا من فضلك.',
    send: 'إرسال إلى المطبخ',
    late: 'لم يُرسَل بعد، والمطبخ لا يملك هذا الطلب.',
    asNote: 'هذه ملاحظة',
    asDish: 'هذا طبق',
    leaveOut: 'حذف',
  },
  offer: {
    title: 'طلبك',
    bill: 'هل تريد الحساب؟',
    question: 'يمكن للنادل أن يجيبك.',
    again: dishes => `الشيء نفسه مرة أخرى: ${dishes}؟`,
    orderAgain: 'اطلب مرة أخرى',
    allergy: to => `حفظ ${to} كحساسية لديك؟`,
    allergyOf: (to, name) => `حفظ ${to} كحساسية لدى ${name}؟`,
    save: 'حفظ',
    decline: 'ليس الآن',
  },
}
