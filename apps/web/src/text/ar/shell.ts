// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'إشعار خصوصية البيانات',
  intro: 'نحتفظ بالقليل جدًا، ولوقت قصير.',
  points: {
    retention: {
      title: 'تُحذف بعد 24 ساعة',
      detail:
        'تُحذف كل بيانات المجموعة (الأسماء والطلبات والعضوية) تلقائيًا بعد 24 ساعة. أما ما وصل إلى نظام نقاط البيع في المطعم أو طابعته أو الشركة المورّدة لهما فيحتفظون به وفق قواعدهم.',
    },
    identity: {
      title: 'بلا حساب',
      detail:
        'لا حاجة إلى حساب. يميّز ملف تعريف ارتباط هذا الجهاز، فتبقى طلباتك لك. يبقى اسمك على هذا الجهاز 30 يومًا.',
    },
    position: {
      title: 'موقعك',
      detail: 'بإذنك فقط: لمعرفة عملتك والعروض القريبة. لا يُخزَّن أي موقع.',
    },
    voice: {
      title: 'صوتك',
      detail: 'يحوّل متصفحك الكلام إلى نص. وقد تعالج الشركة المطوّرة له ما يُقال.',
    },
    payment: {
      title: 'الدفع',
      detail:
        'تجربة فقط: لا حاجة إلى بطاقة ولا يُحوَّل أي مال. وإذا اخترت الدفع بالبطاقة فيتم على صفحة Stripe، ولا نرى بطاقتك أبدًا.',
    },
  },
  accept: 'موافقة ومتابعة',
}

export const install: Translation<typeof englishInstall> = {
  title: 'تثبيت Tablemate',
  use: 'يفتح فورًا، حتى بلا إشارة.',
  now: 'تثبيت الآن',
  how: 'كيف؟',
  back: 'رجوع',
  dismiss: 'ليس الآن',
  howTitle: 'طريقة التثبيت',
  notDone: 'لم يتم التثبيت. إليك طريقة القيام به بنفسك.',
  insecure: 'لا يعمل التثبيت إلا عبر https. يُرجى فتح عنوان https لهذه الصفحة أولًا.',
  steps: {
    'ios-safari': [
      'الضغط على «مشاركة»، المربع الذي فيه سهم إلى أعلى.',
      'اختيار «إضافة إلى الشاشة الرئيسية».',
      'الضغط على «إضافة».',
    ],
    'android-chrome': [
      'فتح قائمة المتصفح، النقاط الثلاث في الأعلى.',
      'اختيار «تثبيت التطبيق» أو «إضافة إلى الشاشة الرئيسية».',
      'الضغط على «تثبيت».',
    ],
    'desktop-chrome': [
      'الضغط على أيقونة التثبيت في آخر شريط العنوان.',
      'إن لم تظهر الأيقونة: فتح قائمة النقاط الثلاث، ثم «البث والحفظ والمشاركة»، ثم «تثبيت».',
      'الضغط على «تثبيت».',
    ],
    generic: [
      'فتح قائمة المتصفح.',
      'اختيار «تثبيت» أو «إضافة إلى الشاشة الرئيسية» أو «إضافة إلى Dock».',
      'لا شيء من ذلك؟ يُرجى فتح هذه الصفحة في Chrome، أو في Safari على iPhone أو iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'القائمة',
  appearance: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  install: 'تثبيت التطبيق',
  privacy: 'إشعار الخصوصية',
}
