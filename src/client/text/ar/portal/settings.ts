// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'جارٍ تحميل إعداداتك…',
  pos: {
    title: 'نقاط البيع',
    link: 'ربط نقاط البيع',
    detail: 'إعدادات نظام نقاط البيع',
    cards: { title: 'الدفع بالبطاقة', detail: 'يدفع زبائنك بالبطاقة من هواتفهم' },
    sent: { title: 'ما أُرسل', detail: 'كل طلب أُرسل أو ينتظر أو فشل' },
  },
  orders: {
    title: 'الطلبات',
    mode: 'كيف تصل الطلبات إلى مطبخك؟',
    modes: {
      off: {
        label: 'لا تصل',
        hint: 'يعرض الزبائن قائمتهم على النادل، فيأخذ الطلب كالمعتاد.',
      },
      'first-by-hand': {
        label: 'بعد موافقتك الأولى',
        hint: 'ينتظر أول طلب لكل مجموعة ضغطة واحدة من طاقمك. وكل ما بعده يذهب مباشرة إلى المطبخ.',
      },
      'at-once': {
        label: 'فورًا',
        hint: 'يذهب كل طلب مباشرة إلى المطبخ فور أن يرسله الزبون.',
      },
    },
    late: 'متأخر بعد (دقائق)',
    lateHint: 'الطلب الذي لا يجهز حتى ذلك الوقت يُعلَّم على كل الشاشات بأنه متأخر.',
    lateInvalid: (least: number, most: number) => `يُرجى إدخال عدد صحيح من الدقائق من ${least} إلى ${most}.`,
    save: 'حفظ إعدادات الطلبات',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت إعدادات الطلبات',
    pause: 'إيقاف الطلبات مؤقتًا',
    pauseHint: 'لا يستقبل المطبخ طلبات الآن؛ يُبلَّغ الزبائن بذلك ويبقى ما كتبوه محفوظًا.',
    paused: 'أُوقفت الطلبات مؤقتًا',
    resumed: 'استؤنفت الطلبات',
    failed: { title: 'لم تُحفظ إعدادات الطلبات', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
  stations: {
    title: 'المحطات',
    hint: 'ترى كل محطة الأطباق التي تحضّرها فقط. وكل ما عداها يذهب إلى المطبخ.',
    loading: 'جارٍ تحميل محطاتك…',
    failed: 'لم تُحمَّل محطاتك.',
    none: 'مطبخ واحد يحضّر كل شيء.',
    add: 'إضافة محطة',
    name: 'اسم المحطة',
    nameMissing: 'يُرجى إدخال اسم.',
    nameTaken: 'توجد محطة بهذا الاسم.',
    categories: 'تحضّر',
    noCategories: 'لا فئات في قائمتك بعد.',
    remove: (station: string) => `إزالة ${station}`,
    removeUnnamed: 'إزالة هذه المحطة',
    unnamed: 'محطة جديدة',
    save: 'حفظ المحطات',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت المحطات',
    notSaved: { title: 'لم تُحفظ المحطات', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
  screens: {
    title: 'الشاشات',
    hint: 'يعرض جهاز لوحي في المطبخ أو الصالة الطلبات بلا كلمة مرورك.',
    loading: 'جارٍ تحميل شاشاتك…',
    failed: 'لم تُحمَّل شاشاتك.',
    none: 'لا شاشات مقترنة بعد.',
    pair: 'إقران شاشة',
    pairing: {
      title: 'رمز للجهاز اللوحي',
      label: 'الرمز',
      open: 'على الجهاز اللوحي، يُرجى فتح هذا العنوان وإدخال الرمز:',
      left: (minutes: number) =>
        plural(minutes, {
          zero: 'صالح لأقل من دقيقة',
          one: 'صالح لدقيقة واحدة',
          two: 'صالح لدقيقتين',
          few: `صالح لمدة ${minutes} دقائق`,
          many: `صالح لمدة ${minutes} دقيقة`,
          other: `صالح لمدة ${minutes} دقيقة`,
        }),
      over: 'انتهت صلاحية هذا الرمز.',
      again: 'رمز جديد',
      close: 'إغلاق',
    },
    paired: (name: string) => ({ title: 'تم اقتران الشاشة', hint: `أُضيفت إلى القائمة: ${name}.` }),
    notStarted: { title: 'لا رمز', hint: 'تعذّر إنشاء رمز. يُرجى المحاولة مرة أخرى.' },
    seen: 'آخر ظهور',
    removal: {
      ask: 'إزالة',
      question: (name: string) => `إزالة ${name}؟`,
      hint: 'لن تعرض شيئًا حتى يُعاد إقرانها.',
      yes: 'إزالة الشاشة',
      removing: 'جارٍ الإزالة…',
      no: 'إبقاء',
      done: 'أُزيلت الشاشة',
      failed: { title: 'لم تُزَل الشاشة', hint: 'يُرجى المحاولة مرة أخرى.' },
    },
  },
}
