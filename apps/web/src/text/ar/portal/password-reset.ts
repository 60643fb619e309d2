// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'نسيت كلمة المرور؟',
  back: 'العودة إلى تسجيل الدخول',
  ask: {
    title: 'نسيت كلمة المرور',
    hint: 'يُرجى إدخال البريد الإلكتروني لحسابك. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    sending: 'جارٍ الإرسال…',
    failed: { title: 'لم يُرسَل الرابط', hint: 'يُرجى المحاولة مرة أخرى.' },
    noMail: {
      title: 'لا يمكن لهذا الخادم إرسال البريد',
      hint: 'يُرجى طلب كلمة مرور جديدة من مشغّل الخادم.',
    },
  },
  sent: {
    title: 'يُرجى تفقد بريدك',
    text: (email: string) =>
      `إذا كان هناك حساب بعنوان ${email}، فالرابط في طريقه إليك. يعمل مرة واحدة، لمدة 30 دقيقة.`,
    hint: 'لم يصل شيء؟ يُرجى النظر في مجلد الرسائل غير المرغوب فيها، أو التحقق من كتابة العنوان.',
  },
  choose: {
    title: 'كلمة مرور جديدة',
    hint: 'عند حفظها يُسجَّل دخولك هنا، ويُسجَّل خروجك من كل المتصفحات الأخرى.',
    password: 'كلمة المرور الجديدة',
    submit: 'حفظ كلمة المرور',
    saving: 'جارٍ الحفظ…',
    saved: { title: 'تغيّرت كلمة المرور', hint: 'تم تسجيل دخولك.' },
    failed: { title: 'لم تتغير كلمة المرور', hint: 'يُرجى المحاولة مرة أخرى.' },
    over: {
      title: 'لم يعد هذا الرابط يعمل',
      hint: 'استُخدم من قبل، أو أُرسل رابط أحدث، أو انتهت دقائقه الثلاثون.',
      action: 'إرسال رابط جديد',
    },
  },
}
