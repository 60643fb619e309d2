// Restaurants that would like to take part.

import type {
  AverageOrderValue,
  CurrentPosSystem,
  InterestFeature,
  RestaurantType,
  SeatingCapacity,
} from '@tablemate/domain/restaurants/interest.ts'
import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

const restaurantTypes: Record<RestaurantType, string> = {
  'fine-dining': 'مطعم فاخر',
  'casual-dining': 'مطعم عائلي',
  'fast-casual': 'مطعم سريع التحضير',
  pub: 'حانة',
  cafe: 'مقهى',
  other: 'نوع آخر',
}

const seatingCapacities: Record<SeatingCapacity, string> = {
  'under-25': 'أقل من 25 مقعدًا',
  '25-50': 'من 25 إلى 50 مقعدًا',
  '50-100': 'من 50 إلى 100 مقعد',
  '100-200': 'من 100 إلى 200 مقعد',
  'over-200': 'أكثر من 200 مقعد',
}

const currentPosSystems: Record<CurrentPosSystem, string> = {
  square: 'Square',
  toast: 'Toast',
  clover: 'Clover',
  lightspeed: 'Lightspeed',
  other: 'نظام آخر',
  none: 'لا نظام بعد',
}

const averageOrderValues: Record<AverageOrderValue, string> = {
  'under-15': 'أقل من £15',
  '15-30': 'من £15 إلى £30',
  '30-50': 'من £30 إلى £50',
  '50-75': 'من £50 إلى £75',
  'over-75': 'أكثر من £75',
}

const features: Record<InterestFeature, string> = {
  'voice-based group ordering': 'الطلب الجماعي بالصوت',
  'POS system integration': 'الربط بنظام نقاط البيع',
  'location-based advertising': 'إعلانات بحسب الموقع',
  'menu management system': 'نظام لإدارة القائمة',
  'order analytics dashboard': 'لوحة لتحليل الطلبات',
  'customer engagement tools': 'أدوات للتواصل مع الزبائن',
}

export const interest: Translation<typeof english> = {
  back: 'العودة إلى دخول المطاعم',
  intro: 'يسعدنا التعرّف على مطعمك ومساعدتك على البدء. لا داعي لانتظارنا: إنشاء الحساب متاح للجميع.',
  required: 'الحقول المعلَّمة بنجمة مطلوبة.',
  sections: {
    restaurant: 'معلومات المطعم',
    location: 'الموقع',
    business: 'تفاصيل النشاط',
    features: 'الميزات المطلوبة',
    more: 'معلومات إضافية',
  },
  restaurantName: 'اسم المطعم',
  contactName: 'اسم جهة الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'العنوان',
  city: 'المدينة',
  state: 'الولاية / المحافظة',
  zipCode: 'الرمز البريدي',
  restaurantType: { label: 'نوع المطعم', options: restaurantTypes },
  seatingCapacity: { label: 'عدد المقاعد', options: seatingCapacities },
  currentPosSystem: { label: 'نظام نقاط البيع الحالي', options: currentPosSystems },
  averageOrderValue: { label: 'متوسط قيمة الطلب', options: averageOrderValues },
  noChoice: 'اختيار…',
  features: { legend: 'ما الأكثر فائدة لك؟', options: features },
  additionalInfo: { label: 'أي شيء آخر؟', hint: 'أسئلة أو طلبات أو أفضل وقت للاتصال.' },
  invalidEmail: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
  invalidPhone: 'يُرجى إدخال رقم هاتف صحيح',
  submit: 'تسجيل الاهتمام',
  submitting: 'جارٍ الإرسال…',
  done: {
    title: 'سُجِّل اهتمامك!',
    hint: 'سنتواصل معك عند إطلاق منصة المطاعم.',
  },
  failed: { title: 'تعذّر الإرسال', hint: 'يُرجى المحاولة مرة أخرى أو التواصل مع الدعم.' },
  thanks: {
    title: 'شكرًا لك!',
    text: (restaurant: string) => `وصلتنا تفاصيل ${restaurant} وسنتواصل معك.`,
  },
  next: {
    title: 'الخطوات التالية',
    steps: [
      'نراجع تفاصيلك خلال 48 ساعة.',
      'يتواصل فريقنا معك.',
      'نمنحك وصولًا مبكرًا إلى المنصة.',
      'يُصمَّم الإعداد والتدريب بحسب مطعمك.',
    ],
  },
}
