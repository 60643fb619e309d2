// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'جارٍ تحميل تفاصيل الفاتورة…',
  back: 'العودة إلى ملخص المجموعة',
  missing: 'المجموعة غير موجودة أو لا يمكن الوصول إليها.',
  failed: { title: 'لم تُحمَّل الفاتورة', hint: 'يُرجى التحقق من الاتصال والمحاولة مرة أخرى.' },
  empty: {
    title: 'لا طلبات بعد',
    hint: 'ستظهر الفاتورة هنا بعد أول طلب.',
    action: 'بدء الطلب',
  },
  bill: {
    title: 'ملخص الفاتورة',
    total: 'الإجمالي',
    subtotal: 'المجموع الفرعي',
    tax: (rate: string) => `الضريبة ${rate}`,
    serviceFee: (rate: string) => `رسوم الخدمة ${rate}`,
    tip: 'الإكرامية',
    tipOf: (percent: string) => `الإكرامية ${percent}`,
    noTip: 'بلا إكرامية',
    includesTax: (rate: string) => `شامل الضريبة ${rate}`,
    ratesOfTable: 'تحدد طاولتكم الضريبة والرسوم. يُرجى مطابقتها مع فاتورة المطعم.',
    feeOfRestaurant: 'يتقاضى المطعم رسوم الخدمة.',
    about: (percent: string) => `نحو ${percent}`,
  },
  guessed: {
    count: (count: number) =>
      plural(count, {
        zero: 'لا أسعار تقديرية في هذه الفاتورة.',
        one: 'في هذه الفاتورة سعر تقديري واحد.',
        two: 'في هذه الفاتورة سعران تقديريان.',
        few: `في هذه الفاتورة ${count} أسعار تقديرية.`,
        many: `في هذه الفاتورة ${count} سعرًا تقديريًا.`,
        other: `في هذه الفاتورة ${count} سعر تقديري.`,
      }),
    correct: (own: number) =>
      plural(own, {
        zero: 'لا أسعار لك للتصحيح',
        one: 'تصحيح سعر طلبك',
        two: 'تصحيح السعرين',
        few: `تصحيح أسعارك (${own})`,
        many: `تصحيح أسعارك (${own})`,
        other: `تصحيح أسعارك (${own})`,
      }),
    show: 'عرضها',
  },
  tip: {
    title: 'الإكرامية',
    custom: 'مبلغ آخر',
    chosenBy: (name: string) => `هذه الإكرامية من اختيار ${name}.`,
    least: (amount: string) => `دُفعت إكراميات بقيمة ${amount}، فلا يمكن أن تقل الإكرامية عن ذلك.`,
    notChanged: 'لم تتغير الإكرامية',
  },
  split: {
    title: 'طريقة التقسيم',
    equal: 'بالتساوي',
    items: 'حسب الأصناف',
    shares: 'حسب الحصص',
    notChanged: 'لم تتغير طريقة التقسيم',
    paidBefore: (name: string, amount: string) => `دفعة ${name} السابقة: ${amount}. يُقسَّم الباقي بالتساوي.`,
    changedBetween: 'دُفعت بعض الحصص قبل تغيّر الفاتورة أو طريقة التقسيم. تبقى كما هي، ويُقسَّم الباقي بالتساوي.',
  },
  weights: { notChanged: 'لم تتغير الحصص' },
  rates: { title: 'الضريبة والرسوم', notChanged: 'لم تتغير الضريبة والرسوم' },
  notChanged: 'لم يتغير شيء. يُرجى المحاولة مرة أخرى.',
  shares: {
    title: 'الدفعات',
    you: 'أنت',
    details: (name: string) => `تفاصيل حصة ${name}`,
    payNow: 'الدفع الآن',
    payNowFor: (name: string, amount: string) => `الدفع الآن: ${amount} عن ${name}`,
    payMine: (amount: string) => `دفع حصتي · ${amount}`,
    payAllMine: (amount: string) => `دفع حصصي · ${amount}`,
    starting: (amount: string, names: readonly string[]) => `جارٍ دفع ${amount} عن ${list(names)}`,
    stop: 'إيقاف',
    stopFor: (name: string) => `إيقاف الدفع عن ${name}`,
    nothing: 'لا شيء للدفع',
    pending: 'بانتظار الدفع',
    processing: 'جارٍ الدفع',
    failed: 'لم ينجح الدفع. يُرجى المحاولة مرة أخرى.',
    changed: 'تغيّر المبلغ. يُرجى الضغط مجددًا للدفع.',
    paidSoFar: (amount: string) => `دُفع منها ${amount}`,
    held: 'قيد الدفع بالبطاقة',
    paidBy: (names: readonly string[]) => `مدفوعة من ${list(names)}`,
  },
  payment: {
    done: {
      title: 'تم الدفع',
      hint: (amount: string, names: readonly string[]) => `${amount} عن ${list(names)}`,
    },
    failed: {
      title: 'لم ينجح الدفع',
      hint: 'تعذّر دفع هذه الحصة. يُرجى المحاولة مرة أخرى.',
    },
    changed: {
      title: 'تغيّر المبلغ',
      hint: (amount: string, name: string) => `أصبح المبلغ ${amount} عن ${name}. يُرجى الضغط مجددًا للدفع.`,
    },
  },
  offline: { title: 'لا يوجد اتصال بالإنترنت', hint: 'لم يُدفع شيء. يُرجى الدفع عند عودة الاتصال.' },
  payTogether: { several: 'الدفع عن عدة أشخاص', own: 'إضافة إكرامية منك' },
  payEachShare: {
    action: 'دفع كل الحصص',
    stopped: { title: 'توقف الدفع', hint: 'ما دُفع حتى الآن يبقى مدفوعًا.' },
    done: { title: 'تم دفع كل الحصص', hint: 'كل الحصص مدفوعة.' },
    failed: {
      title: 'خطأ في الدفع',
      hint: 'لم تنجح بعض الدفعات. يُرجى مراجعتها والمحاولة مرة أخرى.',
    },
  },
  payments: {
    title: 'ملخص الدفعات',
    completed: 'المكتملة',
    countOf: (count: number, all: number) => `${count} من ${all}`,
    collected: 'إجمالي المدفوع',
    pending: 'بانتظار الدفع',
    held: 'قيد الدفع بالبطاقة',
    progress: 'المدفوع حتى الآن',
    progressOf: (collected: string, total: string) => `${collected} من ${total}`,
    allPaid: 'دفع الجميع. شكرًا لكم!',
    goodbye: 'انتهى كل شيء. رافقتكم السلامة!',
    done: 'تم',
    receipt: 'الإيصال',
    youPaid: (open: number) =>
      plural(open, {
        zero: 'تم دفع حصتك، ودفع الجميع.',
        one: 'تم دفع حصتك. بقي شخص واحد لم يدفع.',
        two: 'تم دفع حصتك. بقي شخصان لم يدفعا.',
        few: `تم دفع حصتك. بقي ${open} أشخاص لم يدفعوا.`,
        many: `تم دفع حصتك. بقي ${open} شخصًا لم يدفعوا.`,
        other: `تم دفع حصتك. بقي ${open} شخص لم يدفعوا.`,
      }),
    notYours: (open: number) =>
      plural(open, {
        zero: 'ليس عليك ما تدفعه، ودفع الجميع.',
        one: 'ليس عليك ما تدفعه. بقي شخص واحد لم يدفع.',
        two: 'ليس عليك ما تدفعه. بقي شخصان لم يدفعا.',
        few: `ليس عليك ما تدفعه. بقي ${open} أشخاص لم يدفعوا.`,
        many: `ليس عليك ما تدفعه. بقي ${open} شخصًا لم يدفعوا.`,
        other: `ليس عليك ما تدفعه. بقي ${open} شخص لم يدفعوا.`,
      }),
  },
}
