// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `قبلت ${provider} المفتاح والموقع.`,
  unauthorized: provider => `رفضت ${provider} المفتاح. يُرجى إدخال مفتاح جديد.`,
  gone: provider => `لم يعد هذا الموقع معروفًا لدى ${provider}. يُرجى تصحيحه أو إعادة الاختبار.`,
  refused: provider => `رفضت ${provider} الاختبار.`,
  'no-answer': provider => `لم تُجب ${provider}. يُرجى المحاولة بعد قليل.`,
  'not-possible': provider => `لا شيء للاختبار لدى ${provider} بعد: يُرجى إدخال المفتاح والموقع.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `قبلت ${provider} تطبيق Tablemate والموقع.`,
  unauthorized: provider =>
    `رفضت ${provider} تطبيق Tablemate. يُرجى السماح به لمطعمك لدى ${provider}، ثم إعادة الاختبار.`,
  'not-possible': provider => `لا شيء للاختبار لدى ${provider} بعد: يُرجى إدخال الموقع.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'قبل عنوانك الاختبار.',
  unauthorized: 'رفض عنوانك الاختبار. هل لديه السر الحالي؟',
  gone: 'رد عنوانك بالحالة 410 (gone)، لذا لا يُرسَل إليه شيء بعد الآن. يُرجى إدخال عنوان آخر، أو إعادة الاختبار عندما يعمل.',
  refused: 'لم يقبل عنوانك الاختبار.',
  'no-answer': 'لم يرد عنوانك. يُرجى التحقق منه والمحاولة مرة أخرى.',
  'not-possible': 'لا يوجد عنوان للاختبار بعد. يُرجى إدخال عنوان وحفظه.',
}

export const pos: Translation<typeof english> = {
  loading: 'جارٍ تحميل إعدادات نقاط البيع…',
  status: {
    title: 'الحالة',
    active: 'مفعَّل',
    inactive: 'غير مفعَّل',
    connected: (provider: string) => `متصل بـ ${provider}`,
    none: 'لا نظام نقاط بيع متصل',
    key: 'مفتاح API محفوظ',
    noKey: 'لا مفتاح API',
    keyless: 'لا حاجة إلى مفتاح',
    nothing: 'تذهب الطلبات إلى لوحتك. لإرسالها إلى نظام نقاط بيع أيضًا، يُرجى اختيار مزوّد.',
    saved: (provider: string) => `محفوظ، غير متصل. لم تقبل ${provider} اختبارًا أو طلبًا بعد.`,
    savedOnly: 'محفوظ، غير متصل.',
    confirmed: (provider: string) => `آخر اختبار أو طلب قبلته ${provider}:`,
    unauthorized: (provider: string) => `رفضت ${provider} المفتاح. يُرجى إدخال مفتاح جديد.`,
    gone: (provider: string) => `لم يعد هذا الموقع معروفًا لدى ${provider}. يُرجى تصحيحه أو إعادة الاختبار.`,
    off: 'متوقف: لا تُرسَل طلبات.',
  },
  test: {
    action: 'اختبار الاتصال',
    busy: 'جارٍ الاختبار…',
    results: tests,
    keyless: testsWithoutKey,
    status: (status: number) => `(الحالة ${status})`,
    saveFirst: 'لديك تغييرات. يُرجى حفظها أولًا: يستخدم الاختبار الإعدادات المحفوظة.',
    failed: { title: 'تعذّر الاختبار', hint: 'لم يصل الاختبار إلى خادمنا. يُرجى المحاولة مرة أخرى.' },
  },
  form: 'الإعدادات',
  enabled: {
    label: 'تفعيل ربط نقاط البيع',
    hint: 'يُرسَل كل طلب إلى نظام نقاط البيع وWebhook. عند الإيقاف تبقى الإعدادات ولا يُرسَل شيء.',
  },
  provider: {
    label: 'مزوّد نقاط البيع',
    none: 'اختيار المزوّد',
    required: 'يُرجى اختيار المزوّد.',
  },
  key: { label: 'مفتاح API', hint: 'يُرجى اختيار المزوّد لمعرفة اسم المفتاح لديه.' },
  location: { label: 'معرّف الموقع', hint: 'يُرجى اختيار المزوّد لمعرفة مكانه.' },
  locationMissing: (what: string) => `يُرجى إدخال ${what}. تحتاج إليه الطلبات.`,
  encrypted: 'يُحفظ مشفَّرًا.',
  keep: 'يوجد مفتاح محفوظ ومشفَّر. يُرجى ترك الحقل فارغًا للإبقاء عليه.',
  anothers: (provider: string) => `المفتاح المحفوظ خاص بـ ${provider}. يُزال عند الحفظ.`,
  removed: 'يُزال المفتاح المحفوظ عند الحفظ.',
  remove: 'إزالة المفتاح المحفوظ',
  undoRemove: 'إبقاء المفتاح المحفوظ',
  show: 'إظهار ما كُتب',
  hide: 'إخفاء ما كُتب',
  webhook: {
    title: 'Webhook',
    about: 'يرسل Tablemate كل طلب، موقَّعًا، إلى عنوان لديك أو إلى نظام وسيط مثل Deliverect أو Otter.',
    label: 'رابط Webhook',
    hint: 'عنوان عام يبدأ بـ \u200ehttps://\u200e',
    saved: 'محفوظ، غير متصل. تُرسَل الطلبات إلى عنوانك بعد أن يقبل اختبارًا.',
    confirmed: 'آخر اختبار أو طلب قبله عنوانك:',
    unauthorized: 'رفض عنوانك طلبًا، لذا لا يُرسَل إليه شيء بعد الآن. يُرجى إرسال اختبار عندما يعمل من جديد.',
    gone: 'رد عنوانك بالحالة 410 (gone)، لذا لا يُرسَل إليه شيء بعد الآن. يُرجى إدخال عنوان آخر، أو إرسال اختبار عندما يعمل.',
    test: 'إرسال اختبار',
    tests: webhookTests,
    secret: {
      title: 'السر',
      none: 'لا يوجد سر بعد، لذا لا يمكن لعنوانك التحقق من مرسل الطلبات.',
      exists: 'يوقَّع كل حدث بسر. لرؤية سر، يُرجى إنشاء سر جديد.',
      earlier: (time: string) => `يبقى السر السابق صالحًا حتى ${time}. إنشاء سر جديد يُنهيه فورًا.`,
      create: 'إنشاء سر',
      renew: 'سر جديد',
      creating: 'جارٍ الإنشاء…',
      label: 'سر Webhook',
      once: 'يُرجى نسخه الآن: لن يظهر إلا هذه المرة.',
      done: 'تم',
      failed: { title: 'لم يُنشأ سر', hint: 'تعذّر إنشاء سر. يُرجى المحاولة مرة أخرى.' },
    },
    developers: {
      title: 'للمطوّرين',
      parts: [
        'كل طلب هو طلب HTTP من نوع POST بصيغة JSON: رقم الطلب والطاولة والأطباق والملاحظات والحساسية، بلا اسم أي زبون.',
        'يوقَّع كما تصف Standard Webhooks: بالترويسات webhook-id وwebhook-timestamp وwebhook-signature.',
        'الحالة من 200 إلى 299 تعني القبول. أما 408 و425 و429 و500 فما فوق، أو عدم الرد خلال 15 ثانية، فتُعاد المحاولة: خمس مرات خلال نحو ست دقائق، بالقيمة نفسها لـ webhook-id.',
        'كل حالة أخرى تعني الرفض النهائي؛ والحالات 401 و403 و410 توقف Webhook أيضًا.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'مفتاح توقيع Webhook (Signature key)',
      hint: '\u2066Developer Console → تطبيقك → Webhooks → اشتراكك\u2069.',
      show: 'إظهار مفتاح التوقيع',
      hide: 'إخفاء مفتاح التوقيع',
      keep: 'يوجد مفتاح توقيع محفوظ ومشفَّر. يُرجى ترك الحقل فارغًا للإبقاء عليه.',
    },
    url: 'رابط الإشعارات (Notification URL)',
    urlHint:
      'لاشتراك لدى Square، كي تبلغنا Square بتغيّر الطلبات والقائمة. يُرجى اختيار أحداث الطلبات والكتالوج فيه.',
  },
  copy: {
    action: 'نسخ',
    of: (what: string) => `نسخ: ${what}`,
    done: 'تم النسخ',
    failed: 'لا يسمح هذا المتصفح بالنسخ. يُرجى تحديد النص ونسخه.',
  },
  cancel: 'إلغاء',
  save: 'حفظ الإعدادات',
  saving: 'جارٍ الحفظ…',
  saved: {
    title: 'حُدِّثت الإعدادات',
    hint: 'حُفظت إعدادات ربط نقاط البيع بنجاح.',
  },
  failed: {
    title: 'تعذّر التحديث',
    hint: 'تعذّر تحديث إعدادات نقاط البيع. يُرجى المحاولة مرة أخرى.',
  },
  ways: {
    title: 'طرق أخرى لوصول الطلبات',
    board: { title: 'اللوحة', detail: 'الطلبات على أي جهاز لوحي أو شاشة' },
    printers: { title: 'الطابعات', detail: 'تذاكر على الورق، بلا حاسوب' },
    webhook: { title: 'Webhook', detail: 'الطلبات إلى نظام وسيط أو نظامك الخاص' },
    sent: { title: 'ما أُرسل', detail: 'كل طلب أُرسل أو ينتظر أو فشل' },
  },
  about: {
    title: (provider: string) => `عن ${provider}`,
    none: 'نظام نقاط البيع لديك',
    noneHint: 'يُرجى اختيار النظام المستخدم في مطعمك، فيسأل النموذج عن تفاصيله.',
    documentation: (provider: string) => `وثائق ${provider}`,
    opensNewTab: 'يفتح في علامة تبويب جديدة',
  },
  notYours: {
    title: 'هذه ليست إعداداتك',
    hint: 'تخص هذه الصفحة مطعمًا آخر. لا يمكنك رؤية غير إعداداتك.',
    action: 'إعدادات نقاط البيع لديك',
  },
}
