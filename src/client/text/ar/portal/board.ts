// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'للقبول',
  new: 'جديد',
  preparing: 'قيد التحضير',
  ready: 'جاهز',
  served: 'قُدِّم',
  refused: 'مرفوض',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who}: نداء للنادل`,
  water: who => `${who}: طلب ماء`,
  bill: who => `${who}: طلب الفاتورة`,
  till: who => `${who}: الدفع عند الصندوق`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'نفدت الكمية', hint: 'يزيل هذه الأطباق من قائمة الجميع.' },
  'kitchen-closed': { label: 'المطبخ مغلق', hint: '' },
  'not-at-table': { label: 'لا أحد على هذه الطاولة', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'جارٍ تحميل الطلبات…',
  states,
  calls,
  reasons,
  noTable: 'بلا طاولة',
  noNumber: 'طلب جديد',
  number: (number: number) => `رقم ${number}`,
  steps: { waiting: 'قبول', new: 'بدء', preparing: 'جاهز', ready: 'تم التقديم' },
  stepOf: (step: string, ticket: string) => `${step}: ${ticket}`,
  empty: {
    waiting: 'لا شيء للقبول.',
    new: 'لا طلبات جديدة.',
    preparing: 'لا شيء قيد التحضير.',
    ready: 'لا شيء للتقديم.',
  },
  off: {
    title: 'لا تصل الطلبات إلى المطبخ بعد',
    hint: 'يُطلب من الزبائن عرض قائمتهم على النادل. يُفعَّل استقبال الطلبات من إعدادات المطعم.',
  },
  paused: 'استقبال الطلبات متوقف مؤقتًا: لا يمكن للزبائن إرسال طلبات الآن.',
  settings: 'فتح الإعدادات',
  age: (minutes: number) => `${minutes} د`,
  late: 'متأخر',
  allergy: 'حساسية',
  allergySeen: 'اطّلع عليها المطبخ',
  markAllergy: 'اضغط بعد الاطلاع',
  changed: 'تغيير من الزبون',
  gotIt: 'تم الاطلاع',
  cancelled: 'إلغاء من الزبون',
  spoken: {
    changed: (ticket: string) => `تغيير من الزبون: ${ticket}`,
    cancelled: (ticket: string) => `إلغاء من الزبون: ${ticket}`,
    allergy: (allergies: string) => `حساسية: ${allergies}`,
    all: (texts: readonly string[]) => texts.join('. '),
  },
  added: 'الجديد:',
  removed: 'السابق:',
  refusedLine: 'المرفوض:',
  note: 'ملاحظة',
  more: (ticket: string) => `المزيد من الإجراءات: ${ticket}`,
  refuse: 'رفض…',
  print: 'طباعة',
  copy: 'نسخة',
  printedAt: (time: string) => `وقت الطلب ${time}`,
  undo: 'تراجع',
  undoOf: (move: string) => `تراجع: ${move}`,
  moved: (ticket: string, state: string) => `${ticket}: ${state}`,
  moves: 'آخر الخطوات',
  requests: 'نداءات الطاولات',
  requestDone: 'تم',
  offMenu: {
    title: 'ليس في القائمة',
    guestPrice: amount => `ليس في القائمة · سعر الضيف ${amount}`,
    price: 'سعر الواحد',
    approve: 'موافقة',
    refuse: 'غير ممكن',
    failed: 'لم يُحفظ القرار',
  },
  requestDoneFor: (call: string) => `تم: ${call}`,
  stations: 'المحطة',
  kitchen: 'المطبخ',
  allStations: 'كل المحطات',
  allDay: (dishes: number) => `المجموع للتحضير: ${dishes}`,
  nothingToMake: 'لم يبقَ شيء للتحضير.',
  recent: (count: number) => `أُنجز مؤخرًا: ${count}`,
  noneRecent: 'لم يُقدَّم شيء في آخر ساعتين.',
  recall: 'إعادة إلى اللوحة',
  recallOf: (ticket: string) => `إعادة إلى اللوحة: ${ticket}`,
  sound: {
    start: 'تشغيل اللوحة',
    off: 'الصوت متوقف. يُرجى تشغيل اللوحة لسماع الطلبات والنداءات.',
    blocked: 'الصوت محظور على هذا الجهاز. تصل الطلبات بلا صوت.',
    unblock: 'تشغيل الصوت',
  },
  blind: 'لا اتصال. قد تكون هناك طلبات تنتظر.',
  newOrder: (table: string) => `طلب جديد: ${table}`,
  refusal: {
    title: (ticket: string) => `رفض: ${ticket}`,
    lines: 'الأطباق',
    reason: 'السبب',
    message: 'رسالة إلى الزبون',
    submit: 'رفض',
    nothing: 'يُرجى اختيار طبق واحد على الأقل.',
  },
  failed: {
    moved: { title: 'سبقك شخص آخر', hint: 'تعرض اللوحة حالة التذكرة الآن.' },
    step: { title: 'لم ينجح ذلك', hint: 'بقيت التذكرة في مكانها. يُرجى المحاولة مرة أخرى.' },
  },
  pairing: {
    title: 'شاشة المطبخ',
    hint: 'يُرجى إدخال الرمز الذي يظهر للمالك في بوابة المطاعم.',
    code: 'رمز الاقتران',
    name: 'اسم هذه الشاشة',
    nameHint: 'مثل المطبخ أو البار.',
    submit: 'اتصال',
    incomplete: 'يتكون الرمز من 8 أحرف وأرقام.',
    failed: 'لم يستجب الخادم. يُرجى المحاولة مرة أخرى.',
    ended: 'فُصلت هذه الشاشة. يُرجى إدخال رمز جديد لإعادة توصيلها.',
  },
}
