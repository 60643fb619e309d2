// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `الطلب ${number}`,
  cancel: number => `إلغاء الطلب ${number}`,
  copy: number => `نسخة الطلب ${number}`,
  close: number => `إغلاق الطلب ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'طلب',
  cancel: 'إلغاء طلب',
  copy: 'نسخة طلب',
  close: 'إغلاق طلب',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `رُفض الوصول إلى ${destination}.`,
  gone: destination => `لا وجود لـ ${destination} على هذا العنوان بعد الآن.`,
  refused: destination => `جاء الرفض من ${destination}.`,
  'no-answer': destination => `لا رد من ${destination}.`,
  'too-late': destination => `لم تتم الطباعة على ${destination} في الوقت المناسب.`,
  'not-printed': destination => `وصل الطلب إلى ${destination}، لكنه لم يُطبع.`,
  'switched-off': destination => `تم إيقاف ${destination} أو إزالته.`,
  'cannot-cancel': destination => `لا يمكن سحب طلب من ${destination}. يُرجى إلغاؤه هناك.`,
  'dish-unknown': (destination, dish) => `${dish} غير معروف لدى ${destination}.`,
  currency: destination => `هذه العملة أو هذا المبلغ غير مقبول لدى ${destination}.`,
  'too-many-lines': destination => `في الطلب أسطر أكثر مما يمكن إرساله إلى ${destination}.`,
  'table-name': destination => `لا يُقبل لدى ${destination} إلا الأرقام أسماءً للطاولات.`,
  'location-missing': destination =>
    `يلزم معرّف الموقع لدى ${destination}. يُرجى إدخاله في إعدادات نقاط البيع.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'بانتظار الإرسال',
  sent: 'أُرسل',
  superseded: 'حلّت محله نسخة أحدث',
  'by-hand': 'أُنجز يدويًا',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'رُفض الوصول. ما يلزم فعله مذكور في إعدادات نقاط البيع.',
    gone: 'لم يعد الموقع معروفًا. يُرجى التحقق منه في إعدادات نقاط البيع.',
  },
  webhook: {
    unauthorized: 'رُفض أحد الطلبات، لذا لا يُرسَل إليه شيء بعد الآن.',
    gone: 'جاء الرد 410 (gone)، لذا لا يُرسَل إليه شيء بعد الآن.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'جارٍ تحميل ما أُرسل…',
  states,
  printerStates: { ...states, waiting: 'بانتظار الطابعة', sent: 'طُبع' },
  faults,
  destinationFaults,
  someDish: 'أحد الأطباق',
  noTable: 'بلا طاولة',
  removed: 'طابعة أُزيلت',
  destinations: {
    title: 'الوجهات',
    hint: 'العدد في آخر 24 ساعة.',
    none: 'تذهب الطلبات إلى اللوحة فقط',
    noneHint: 'يمكنك إضافة طابعة أو Webhook أو نظام نقاط بيع، فتذهب الطلبات إليه أيضًا.',
    settings: 'فتح الإعدادات',
    posSettings: 'إعدادات نقاط البيع',
    sent: { pos: 'أُرسل', webhook: 'أُرسل', printer: 'طُبع' },
    waiting: 'ينتظر',
    dead: 'فشل',
    confirmed: 'آخر تأكيد',
    never: 'لا تأكيد بعد',
    off: 'متوقف',
  },
  dead: { title: 'للمعالجة', hint: 'هذه الطلبات على اللوحة، لكنها لم تصل إلى حيث أُرسلت.' },
  latest: {
    title: 'الأحدث',
    empty: 'لم يُرسَل شيء في آخر 24 ساعة.',
    more: (count: number) => `عرض المزيد (${count})`,
  },
  order: (number: number) => `الطلب ${number}`,
  noNumber: 'طلب بلا رقم',
  kinds: { order: '', cancel: 'إلغاء', copy: 'نسخة', close: 'مغلق' },
  changed: 'تم تغييره',
  attempts: (count: number) =>
    plural(count, {
      zero: 'لا محاولات بعد',
      one: 'محاولة واحدة حتى الآن',
      two: 'محاولتان حتى الآن',
      few: `${count} محاولات حتى الآن`,
      many: `${count} محاولة حتى الآن`,
      other: `${count} محاولة حتى الآن`,
    }),
  next: (time: string) => `التالية عند ${time}`,
  nextDue: 'التالية الآن',
  reports: (destination: string, state: string) => `الحالة لدى ${destination}: ${state}`,
  totals: (destination: string, theirs: string, ours: string) =>
    `المبلغ لدى ${destination} هو ${theirs}، وفي فاتورة الطاولة ${ours}.`,
  retry: 'إعادة الإرسال',
  printNow: 'إعادة الطباعة',
  copy: 'إعادة الطباعة (نسخة)',
  done: 'أُنجز يدويًا',
  of: (action: string, name: string) => `${action}: ${name}`,
  retried: 'يُعاد إرساله الآن.',
  printed: 'تُعاد طباعته مع علامة «نسخة».',
  settled: 'سُجِّل أنه أُنجز يدويًا.',
  failed: { title: 'لم ينجح ذلك', hint: 'لم يتغير شيء. يُرجى المحاولة مرة أخرى.' },
  strip: {
    title: 'طلبات لم تصل',
    count: (count: number) =>
      plural(count, {
        zero: 'وصلت كل الطلبات',
        one: 'طلب واحد لم يصل',
        two: 'طلبان لم يصلا',
        few: `${count} طلبات لم تصل`,
        many: `${count} طلبًا لم يصل`,
        other: `${count} طلب لم يصل`,
      }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination: string, what: string, table: string) =>
      `تعذّر تسليم ${what} إلى ${destination} (${table})`,
    notPrinted: (printer: string, what: string, table: string) =>
      `تعذّرت طباعة ${what} على ${printer} (${table})`,
  },
}
