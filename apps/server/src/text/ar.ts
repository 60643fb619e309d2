// The server's texts in Arabic.

import type { Words } from './words.ts'

export const ar: Words = {
  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة لحسابك في Tablemate',
    text: (link, duration) => `مرحبًا،

طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لحساب مطعمك في Tablemate.
لاختيارها يُرجى فتح هذا الرابط:

${link}

يعمل الرابط مرة واحدة فقط، خلال ${duration}.

إن لم يكن هذا الطلب منك، يمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.
`,
  },
  order: {
    table: name => `طاولة ${name}`,
    noTable: 'بلا طاولة',
    guest: position => `ضيف ${position}`,
    number: number => `طلب ${number}`,
    allergies: list => `حساسية: ${list}`,
    changed: 'طلب معدَّل',
    cancelled: 'طلب ملغى',
    offMenu: 'ليس في القائمة',
    tax: 'الضريبة',
    serviceFee: 'رسوم الخدمة',
  },
  ticket: {
    copy: 'نسخة',
    hasLeft: 'غادر الزبائن',
    test: 'تجربة',
    seeScreen: 'انظر الشاشة',
    seeScreenLine: line => `انظر الشاشة، السطر ${line}`,
    allergiesOnScreen: 'حساسية: انظر الشاشة',
    gone: text => `أُلغي: ${text}`,
    added: text => `الآن: ${text}`,
    without: what => `بدون ${what}`.trim(),
  },
  screens: { kitchen: 'المطبخ', floor: 'الصالة' },
  allergens: {
    gluten: 'غلوتين',
    crustaceans: 'قشريات',
    eggs: 'بيض',
    fish: 'سمك',
    peanuts: 'فول سوداني',
    soybeans: 'صويا',
    milk: 'حليب',
    nuts: 'مكسرات',
    celery: 'كرفس',
    mustard: 'خردل',
    sesame: 'سمسم',
    sulphites: 'كبريتيت',
    lupin: 'ترمس',
    molluscs: 'رخويات',
  },
  listSeparator: '، ',
}
