// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'انتهت هذه الطاولة. تنتهي الطاولات بعد 24 ساعة، ويُحذف كل ما كُتب فيها.',
  notHere:
    'قد يكون الرابط قديمًا، أو أن هذا الهاتف لم ينضم إلى الطاولة بعد. إذا كان لديك رمزها، يمكنك الانضمام الآن.',
  noLongerMember: {
    title: 'لم يعد اسمك على هذه الطاولة',
    hint: 'تمت إزالتك، أو المغادرة من هذا الهاتف. إذا كان ذلك خطأً، يُرجى طلب الرمز الحالي والانضمام من جديد.',
  },
  unsent: (count: number) =>
    plural(count, {
      zero: 'أُرسلت كل الطلبات من هذا الهاتف.',
      one: 'لم يُرسَل طلب واحد على هذا الهاتف. سيعود إلى الظهور بعد انضمامك.',
      two: 'لم يُرسَل طلبان على هذا الهاتف. سيعودان إلى الظهور بعد انضمامك.',
      few: `لم تُرسَل ${count} طلبات على هذا الهاتف. ستعود إلى الظهور بعد انضمامك.`,
      many: `لم يُرسَل ${count} طلبًا على هذا الهاتف. ستعود إلى الظهور بعد انضمامك.`,
      other: `لم يُرسَل ${count} طلب على هذا الهاتف. ستعود إلى الظهور بعد انضمامك.`,
    }),
  enterCode: 'إدخال رمز',
  failed: {
    title: 'تعذّر تحميل الطاولة',
    hint: 'قد تكون الإشارة ضعيفة هنا. كل ما طلبته محفوظ: يُرجى المحاولة بعد قليل.',
  },
}
