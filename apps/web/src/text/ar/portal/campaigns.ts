// The restaurant's advertising campaigns.

import type { CampaignDuration, OfferType } from '@tablemate/domain/offers/campaign.ts'
import type { CampaignStatus } from '@tablemate/domain/offers/campaign-status.ts'
import type { campaigns as english } from '../../en/portal/campaigns.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const offerTypes: Record<OfferType, string> = {
  discount: 'خصم بنسبة مئوية',
  fixed_amount: 'خصم بمبلغ ثابت',
  free_item: 'صنف مجاني',
  buy_one_get_one: 'شراء واحد والثاني مجانًا',
}

const durations: Record<CampaignDuration, string> = {
  3: '3 أيام',
  7: 'أسبوع',
  14: 'أسبوعان',
  30: 'شهر',
  90: '3 أشهر',
  180: '6 أشهر',
  365: 'سنة',
}

const statuses: Record<CampaignStatus, string> = {
  active: 'نشطة',
  paused: 'متوقفة مؤقتًا',
  scheduled: 'مجدولة',
  ended: 'منتهية',
}

export const campaigns: Translation<typeof english> = {
  intro: 'عروض يراها من هم بالقرب من مطعمك عند فتح Tablemate.',
  loading: 'جارٍ تحميل الحملات…',
  create: 'إنشاء حملة',
  empty: {
    title: 'لا حملات بعد',
    hint: 'سبب إضافي ليزورك القريبون من مطعمك. لن يستغرق ذلك أكثر من دقيقة.',
    action: 'إنشاء أول حملة',
  },
  tiles: {
    label: 'كل الحملات معًا',
    views: 'إجمالي المشاهدات',
    clicks: 'إجمالي النقرات',
    clickRate: 'نسبة النقر',
    investment: 'إجمالي الاستثمار',
  },
  offerTypes,
  durations,
  statuses,
  form: {
    editTitle: (title: string) => `تعديل ${title}`,
    title: 'عنوان الحملة',
    titleHint: 'أول ما يقرأه الزبائن',
    offerType: 'نوع العرض',
    offerValue: 'قيمة العرض',
    percentHint: 'نسبة مئوية من 1 إلى 100',
    amountHint: (symbol: string) => `مبلغ الخصم، بعملة ${symbol}`,
    description: 'الوصف',
    offerDetails: 'تفاصيل العرض',
    offerDetailsHint: 'الشروط: في أي أيام، ولمن، وما لا يشمله',
    imageUrl: 'رابط الصورة',
    imageHint: 'عنوان https لصورة. تحمّلها هواتف الزبائن من هناك.',
    imageFits: 'هكذا ستظهر.',
    imageFails: 'تعذّر تحميل صورة من هذا العنوان.',
    targetRadius: 'النطاق المستهدف',
    duration: 'المدة',
    startDate: 'تاريخ البدء',
    startHint: (zone: string) => `من منتصف الليل بتوقيت ${zone}`,
    fixed: 'بدأت الحملة، لذا لا يمكن تغيير بدايتها ومدتها.',
    titleRequired: 'عنوان الحملة مطلوب',
    descriptionRequired: 'الوصف مطلوب',
    startRequired: 'تاريخ البدء مطلوب',
    valueRequired: 'قيمة العرض مطلوبة',
    valueUnreadable: 'يجب أن تكون قيمة العرض رقمًا',
    percentWrong: 'الخصم عدد صحيح من 1 إلى 100',
    imageWrong: 'يُرجى إدخال عنوان يبدأ بـ \u200ehttps://\u200e',
    submit: 'إنشاء الحملة',
    submitting: 'جارٍ الإنشاء…',
    save: 'حفظ التغييرات',
    saving: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
  },
  summary: {
    title: 'ملخص الحملة',
    duration: 'المدة',
    dailyRate: 'السعر اليومي',
    totalCost: 'التكلفة الإجمالية',
    runs: 'الفترة',
  },
  days: (count: number) =>
    plural(count, {
      zero: '0 يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: `${count} أيام`,
      many: `${count} يومًا`,
      other: `${count} يوم`,
    }),
  range: (first: string, last: string) => `${first} – ${last}`,
  kilometres: (km: string) => `في نطاق ${km} كم`,
  kilometresShort: (km: string) => `${km} كم`,
  views: 'المشاهدات',
  clicks: 'النقرات',
  clickRate: 'نسبة النقر',
  duration: 'المدة',
  totalCost: 'التكلفة الإجمالية',
  runs: {
    active: (range: string) => `جارية: ${range}`,
    scheduled: (range: string) => `مجدولة: ${range}`,
    paused: (range: string) => `متوقفة مؤقتًا: ${range}`,
    ended: (range: string) => `انتهت: ${range}`,
  },
  beta: 'مجانية خلال الفترة التجريبية: لا يُخصم شيء. السعر المعروض هو ما ستكلّفه بعدها.',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  edit: 'تعديل',
  which: (title: string) => `الحملة ${title}`,
  plot: {
    show: 'المشاهدات والنقرات حسب اليوم',
    title: (zone: string) => `حسب اليوم، بتوقيت ${zone}`,
    empty: 'لم يشاهدها أحد بعد.',
    failed: 'لم تُحمَّل المشاهدات والنقرات.',
  },
  noPosition: {
    text: 'لا يمكن لأحد رؤيتها بعد: لا نعرف موقع مطعمك.',
    action: 'تحديد الموقع في الإعدادات',
  },
  deletion: {
    ask: 'حذف',
    question: (title: string) => `حذف «${title}»؟`,
    hint: 'لن يراها الزبائن بعد ذلك، وتُحذف مشاهداتها ونقراتها نهائيًا.',
    yes: 'حذف',
    deleting: 'جارٍ الحذف…',
    no: 'إبقاء',
    done: { title: 'حُذفت الحملة', hint: (title: string) => `لم تعد «${title}» موجودة.` },
    failed: { title: 'لم تُحذف الحملة', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
  created: {
    title: 'أُنشئت الحملة',
    hint: 'أُنشئت حملتك الإعلانية بنجاح.',
  },
  createFailed: {
    title: 'تعذّر إنشاء الحملة',
    hint: 'لم تُنشأ الحملة. يُرجى المحاولة مرة أخرى.',
  },
  updated: { title: 'حُدِّثت الحملة', hint: 'حُدِّثت حالة الحملة.' },
  edited: { title: 'حُدِّثت الحملة', hint: 'حُفظت تغييراتك.' },
  updateFailed: {
    title: 'تعذّر تحديث الحملة',
    hint: 'لم تُحدَّث الحملة. يُرجى المحاولة مرة أخرى.',
  },
}
