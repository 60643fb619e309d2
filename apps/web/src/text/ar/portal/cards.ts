// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'قبلت Stripe المفتاح.',
  unauthorized: 'رفضت Stripe المفتاح. يُرجى إدخال مفتاح آخر.',
  gone: 'رفضت Stripe الاختبار.',
  refused: 'رفضت Stripe الاختبار. ربما لا يملك المفتاح كل الصلاحيات اللازمة.',
  'no-answer': 'لم تُجب Stripe. يُرجى المحاولة بعد قليل.',
  'not-possible': 'لا شيء للاختبار بعد: يُرجى إدخال المفتاح والحفظ.',
}

const states: Record<CardPaymentState, string> = {
  held: 'قيد الدفع',
  paid: 'مدفوع',
  released: 'لم يُدفع',
  returning: 'دُفع متأخرًا: المبلغ قيد الإعادة',
  returned: 'دُفع متأخرًا: أُعيد المبلغ',
  refunding: 'المبلغ قيد الإعادة',
  refunded: 'أُعيد المبلغ',
}

export const cards: Translation<typeof english> = {
  title: 'الدفع بالبطاقة',
  otherCurrency: (currency: string) =>
    `لا يقبل Stripe البطاقات بعملتك (${currency})، لذلك يدفع الضيوف عند الصندوق.`,
  about:
    'يدفع زبائنك حصصهم بالبطاقة على صفحة من Stripe، إلى حسابك الخاص لديها. لا نرى أي بطاقة. جرى التحقق ببيانات الاختبار الرسمية من Stripe، لا بحساب حقيقي بعد.',
  loading: 'جارٍ تحميل إعدادات الدفع بالبطاقة…',
  loadFailed: 'لم تُحمَّل إعدادات الدفع بالبطاقة.',
  state: {
    none: 'لا يوجد حساب محفوظ لدى Stripe.',
    saved: 'محفوظ، غير متصل. لم تقبل Stripe المفتاح بعد.',
    connected: 'آخر قبول للمفتاح من Stripe:',
    unauthorized: 'رفضت Stripe المفتاح، لذا لا يُقبل الدفع بالبطاقة. يُرجى إدخال مفتاح آخر.',
    test: 'هذا مفتاح اختبار: لا يُحوَّل مال حقيقي.',
  },
  enabled: {
    label: 'قبول البطاقات',
    hint: 'يرى زبائنك «الدفع بالبطاقة» عند فاتورتهم. ما بدأ من دفعات يكتمل حتى بعد الإيقاف.',
  },
  demo: {
    label: 'الدفعات التجريبية',
    hint: 'يمكن لزبائنك الدفع بـ«البطاقة التجريبية» التي لا تخصم شيئًا، ويظهر لهم ذلك. يبقى قبض المبلغ على طاقمك. حفظ مفتاح Stripe ينهي التجربة.',
  },
  key: {
    label: 'المفتاح المقيّد (Restricted key)',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. يبدأ بـ \u200erk_live_\u200e ويحتاج إلى: Checkout Sessions: write، وCharges and Refunds: write، وPaymentIntents: read. لا يُقبل المفتاح السري (\u200esk_\u200e).',
    wrong: 'يبدأ المفتاح المقيّد بـ \u200erk_live_\u200e أو \u200erk_test_\u200e.',
    show: 'إظهار المفتاح المقيّد',
    hide: 'إخفاء المفتاح المقيّد',
  },
  secret: {
    label: 'سر التوقيع (Signing secret)',
    hint: 'تعرضه Stripe مع نقطة النهاية المضافة هناك. يبدأ بـ \u200ewhsec_\u200e.',
    wrong: 'يبدأ سر التوقيع بـ \u200ewhsec_\u200e.',
    show: 'إظهار سر التوقيع',
    hide: 'إخفاء سر التوقيع',
  },
  keep: 'محفوظ ومشفَّر. يُرجى ترك الحقل فارغًا للإبقاء عليه.',
  remove: 'إزالة المفتاح والسر',
  undoRemove: 'إبقاء المفتاح والسر',
  removed: 'يُزالان عند الحفظ.',
  url: 'رابط نقطة النهاية (Endpoint URL)',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. يُرجى اختيار هذه الأحداث: checkout.session.completed، وcheckout.session.expired، وcheckout.session.async_payment_succeeded، وcheckout.session.async_payment_failed، وcharge.refunded.',
  test: 'اختبار المفتاح',
  tests,
  save: 'حفظ إعدادات الدفع',
  saving: 'جارٍ الحفظ…',
  saved: { title: 'حُدِّث الدفع بالبطاقة', hint: 'حُفظت إعدادات الدفع بالبطاقة.' },
  failed: { title: 'لم يُحدَّث الدفع بالبطاقة', hint: 'لم يُحفظ شيء. يُرجى المحاولة مرة أخرى.' },
  list: {
    title: 'دفعات البطاقة في آخر 24 ساعة',
    none: 'لا دفعات بعد.',
    failed: 'لم تُحمَّل قائمة دفعات البطاقة.',
    table: (name: string) => `الطاولة ${name}`,
    noTable: 'بلا طاولة',
    states,
    refund: 'إعادة المبلغ',
    cancel: 'إلغاء',
    of: (action: string, amount: string) => `${action}: ${amount}`,
    question: (amount: string) => `إعادة ${amount}؟ ستكون الحصة بانتظار الدفع من جديد.`,
    cancelQuestion: (amount: string) => `إلغاء دفعة ${amount}؟ ستكون الحصة بانتظار الدفع من جديد.`,
    keep: 'إبقاء',
    notRefunded: { title: 'لم يُعَد المبلغ', hint: 'لم يُعَد المبلغ. يُرجى المحاولة مرة أخرى.' },
  },
}
