// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'الموقع',
  confirmed: 'موقع مؤكَّد من جانبك. يرى القريبون منه عروضك.',
  guessed: 'تقديرنا من عنوانك. يرى القريبون منه عروضك: يُرجى تصحيحه إن كان خاطئًا.',
  lookingUp: 'جارٍ البحث عن عنوانك…',
  unknown: 'لم يُحدَّد موقعك بعد. عند تحديده سيرى القريبون منه عروضك.',
  map: 'عرض على الخريطة',
  confirm: 'تأكيد الموقع',
  here: 'استخدام موقعي الحالي',
  locating: 'جارٍ تحديد الموقع…',
  notFound: {
    title: 'لم يُعثر على الموقع',
    hint: 'لم يشارك متصفحك موقعك. يمكنك إدخال الإحداثيات بدلًا من ذلك.',
  },
  type: 'إدخال الإحداثيات',
  latitude: 'خط العرض',
  longitude: 'خط الطول',
  hint: 'بالدرجات؛ الجنوب والغرب سالبان',
  latitudeInvalid: 'يُرجى إدخال درجات من \u200e-90 إلى 90.',
  longitudeInvalid: 'يُرجى إدخال درجات من \u200e-180 إلى 180.',
  save: 'حفظ الموقع',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظ الموقع',
  failed: { title: 'لم يُحفظ الموقع', hint: 'يُرجى المحاولة مرة أخرى.' },
}
