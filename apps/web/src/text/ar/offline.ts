// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'غير متصل',
  waiting: (count: number) =>
    plural(count, {
      zero: 'غير متصل، لا طلبات منتظرة',
      one: 'غير متصل، طلب واحد ينتظر',
      two: 'غير متصل، طلبان ينتظران',
      few: `غير متصل، ${count} طلبات تنتظر`,
      many: `غير متصل، ${count} طلبًا ينتظر`,
      other: `غير متصل، ${count} طلب ينتظر`,
    }),
  sending: (count: number) =>
    plural(count, {
      zero: 'لا طلبات للإرسال',
      one: 'جارٍ إرسال طلب واحد…',
      two: 'جارٍ إرسال طلبين…',
      few: `جارٍ إرسال ${count} طلبات…`,
      many: `جارٍ إرسال ${count} طلبًا…`,
      other: `جارٍ إرسال ${count} طلب…`,
    }),
  asOf: (time: string) => `آخر تحديث ${time}`,
  notInFigures: (count: number) =>
    plural(count, {
      zero: 'لا طلبات منتظرة على هذا الهاتف.',
      one: 'ما زال طلب واحد على هذا الهاتف، وقد لا تشمله هذه الأرقام.',
      two: 'ما زال طلبان على هذا الهاتف، وقد لا تشملهما هذه الأرقام.',
      few: `ما زالت ${count} طلبات على هذا الهاتف، وقد لا تشملها هذه الأرقام.`,
      many: `ما زال ${count} طلبًا على هذا الهاتف، وقد لا تشملها هذه الأرقام.`,
      other: `ما زال ${count} طلب على هذا الهاتف، وقد لا تشملها هذه الأرقام.`,
    }),
  order: {
    waiting: 'بانتظار الإرسال',
    sending: 'جارٍ الإرسال…',
    refused: 'لم يُرسَل',
    unconfirmed: 'لم يؤكَّد',
    wasHeld: 'لم يكن المطبخ يستقبل الطلبات عندما أرسلت هذا الطلب.',
    sendAgain: 'إعادة الإرسال',
    newPrice: (name, before, now) => `${name}: السعر الآن ${now} بدلًا من ${before}`,
    acceptPrices: 'الطلب بالسعر الجديد',
    takeOff: 'إزالة',
    askForIt: 'سؤال العاملين',
    mayBeThere: 'قد يكون وصل إلى الطاولة. يمكنك تغييره بعد أن يصلنا الرد.',
    confirm: 'حذف هذا الطلب؟ لم يُرسَل بعد.',
    tooLate: {
      title: 'قد يكون هذا الطلب وصل إلى الطاولة',
      hint: 'يمكنك تغييره بعد أن يصلنا الرد.',
    },
    changeLost: {
      title: 'لم يُحفظ تغييرك',
      hint: 'في هذه الأثناء أُرسل هذا الطلب أو تغيّر أو حُذف.',
    },
    sendFailed: 'تعذّر إرسال الطلب',
    stuck: 'تعذّرت قراءة المحفوظ على هذا الهاتف. يُرجى المحاولة مرة أخرى.',
  },
  savedOnPhone: 'حُفظ الطلب على هذا الهاتف',
}
