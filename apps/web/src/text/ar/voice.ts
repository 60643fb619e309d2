// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'الطلب بالصوت',
  prompt: {
    idle: 'اضغط وقل طلبك',
    starting: 'لحظة…',
    'silent-start': 'الميكروفون لا يستجيب',
    listening: 'جارٍ التسجيل… اضغط للإيقاف',
    stopping: 'لحظة…',
    sending: 'جارٍ الإرسال…',
    ordered: 'سُجِّل الطلب',
    'to-check': 'راجِع طلبك',
    changed: 'تم تغيير الطلب',
    cancelled: 'حُذف الطلب',
    noted: 'سُجِّلت الملاحظة',
    nothing: 'لم يُطلب شيء',
    'no-dish': 'لم يُعثر على طبق',
    waiting: 'محفوظ حتى عودة الاتصال',
    empty: 'لم يُسمع صوت. يُرجى المحاولة مرة أخرى.',
    unsupported: 'التسجيل الصوتي غير مدعوم.',
  },
  hint: {
    idle: '«Two margheritas, one without basil, and a diet coke»',
    'silent-start': 'يُرجى السماح به إذا سأل هاتفك، أو الكتابة أدناه.',
    unsupported: 'يمكنك كتابته كما يُقال.',
    'no-dish': 'كلماتك محفوظة في طلباتك – ويمكن إكمالها من هناك.',
  },
  inEnglish: 'الطلب بالإنجليزية',
  speakNow: 'يمكنك الكلام الآن',
  record: 'تسجيل طلبك',
  stop: 'إيقاف التسجيل',
  cancel: 'إلغاء',
  heard: (transcript: string) => `سُمع: ${transcript}`,
  typed: {
    label: 'كتابة طلبك',
    hint: 'Two cokes, one without ice',
    send: 'إضافة هذا الطلب',
    unsent: 'لم يُرسَل هذا بعد.',
    tooLong: (most: number) => `النص طويل جدًا: الحد الأقصى لعدد الأحرف ${most}.`,
  },
  added: (dishes: string) => `أُضيف: ${dishes}`,
  changed: (dishes: string) => `تغيّر إلى: ${dishes}`,
}
