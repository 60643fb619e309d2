// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'العودة إلى صفحة البداية',
  logIn: {
    title: 'دخول المطاعم',
    hint: 'قائمتك وعروضك وطاولاتك: كلها في مكان واحد.',
    submit: 'تسجيل الدخول',
    toggle: 'ليس لديك حساب؟ إنشاء حساب',
    failed: { title: 'تعذّر تسجيل الدخول', hint: 'لم ينجح تسجيل الدخول. يُرجى المحاولة مرة أخرى.' },
  },
  signUp: {
    title: 'إنشاء حساب للمطعم',
    hint: 'مجاني خلال الفترة التجريبية. فور رفع قائمتك يمكن للزبائن الطلب منها.',
    submit: 'إنشاء الحساب',
    toggle: 'لديك حساب؟ تسجيل الدخول',
    failed: {
      title: 'تعذّر إنشاء الحساب',
      hint: 'لم يُنشأ الحساب. يُرجى مراجعة كل الحقول والمحاولة مرة أخرى.',
    },
  },
  submitting: 'جارٍ المعالجة…',
  invalid: {
    title: 'خطأ في البيانات',
    hint: (fields: readonly string[]) => `يُرجى تصحيح الحقول المعلَّمة: ${series(fields)}`,
  },
  fields: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    name: 'اسم المطعم',
    phone: 'الهاتف',
    address: 'العنوان',
    city: 'المدينة',
    state: 'الولاية',
    zipCode: 'الرمز البريدي',
    businessId: 'رقم السجل التجاري',
    taxPercentage: 'نسبة الضريبة',
  },
  passwordHint: '6 أحرف على الأقل',
  businessIdPlaceholder: 'الرقم الضريبي',
  placeHint: 'لعرض عروضك على الزبائن القريبين. يمكنك تصحيح الموقع لاحقًا.',
  interest: { question: 'هل تحتاج إلى مساعدة في البدء؟', link: 'تسجيل اهتمامك' },
}
