// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 مم',
  42: '80 مم، خط أكبر',
  48: '80 مم',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'اللاتينية واليونانية والسيريلية',
  shiftjis: 'اليابانية',
  gb18030: 'الصينية المبسطة',
  big5: 'الصينية التقليدية',
  ksc5601: 'الكورية',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'لم تتصل بعد',
  ready: 'جاهزة',
  'paper-out': 'نفد الورق',
  'cover-open': 'الغطاء مفتوح',
  error: 'تبلّغ عن خطأ',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'طباعة الاختبار الذاتي للطابعة: يظهر فيه عنوان IP للطابعة. ثم فتح هذا العنوان في متصفح على الشبكة نفسها.',
    'ضمن CloudPRNT، تفعيل الخدمة ولصق هذا في Server URL. ثم ضبط polling time على 5 ثوانٍ.',
    'الحفظ، ثم إعادة تشغيل الطابعة.',
  ],
  epson: [
    'طباعة ورقة حالة الطابعة: يظهر فيها عنوان IP للطابعة. ثم فتح هذا العنوان في متصفح على الشبكة نفسها.',
    'ضمن Server Direct Print، اختيار Enable ولصق هذا في URL الخاص بـ Server 1. ثم ضبط interval على 5 ثوانٍ. يمكن ترك ID وPassword كما هما.',
    'الحفظ، ثم إعادة تشغيل الطابعة.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'الطابعات',
  hint: 'تجلب طابعة التذاكر تذاكرها من Tablemate عبر شبكتك. لا تحتاج إلى حاسوب ولا إلى تطبيق.',
  loading: 'جارٍ تحميل طابعاتك…',
  failed: 'لم تُحمَّل طابعاتك.',
  none: 'لا طابعات بعد.',
  add: 'إضافة طابعة',
  models,
  widths,
  encodings,
  statuses,
  away: 'لا اتصال منذ',
  off: 'متوقفة',
  allStations: 'كل المحطات',
  removedStation: 'محطة أُزيلت',
  kitchen: 'المطبخ',
  test: 'طباعة اختبار',
  testOf: (name: string) => `طباعة اختبار: ${name}`,
  tested: { title: 'أُرسلت تذكرة اختبار', hint: 'تُطبع عند الاتصال التالي للطابعة، خلال ثوانٍ.' },
  edit: 'تعديل',
  editOf: (name: string) => `تعديل ${name}`,
  sheet: {
    new: 'طابعة جديدة',
    enabled: 'طباعة التذاكر',
    enabledHint: 'عند الإيقاف تبقى الطابعة محفوظة ولا تطبع.',
    name: 'الاسم',
    nameHint: 'مثل طابعة المطبخ.',
    nameMissing: 'يُرجى إدخال اسم.',
    model: 'الطراز',
    stations: 'المحطات',
    stationsHint: 'بلا اختيار تطبع تذاكر كل المحطات.',
    columns: 'عرض الورق',
    columnsOf: (width: string, columns: number) => `${width} (عدد الأحرف في السطر: ${columns})`,
    encoding: 'الأحرف',
    encodingHint: 'الطبق المكتوب بأحرف أخرى يُطبع مكانه تنبيه للنظر في اللوحة.',
    bell: 'قرع الجرس',
    // Star drives a bell by the drawer's port; Epson's manual rules out a bell beside a drawer (ePOS-Device XML, <sound>).
    bellHint:
      'مع كل تذكرة، إذا كان للطابعة جرس. في كثير من الطابعات يستخدم الجرس منفذ درج النقود، فقد يُفتح الدرج المتصل.',
    save: 'حفظ الطابعة',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت الطابعة',
    failed: { title: 'لم تُحفظ الطابعة', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
  url: {
    title: (name: string) => `توصيل ${name}`,
    once: 'يُرجى نسخ هذا الرابط الآن: لن يظهر إلا هذه المرة.',
    label: 'رابط الطابعة',
    steps,
    done: 'تم',
    renew: 'رابط جديد',
    renewQuestion: 'استبدال رابط هذه الطابعة؟',
    renewHint: 'لن تطبع شيئًا حتى يُدخَل الرابط الجديد في الطابعة.',
    renewYes: 'استبدال الرابط',
    renewNo: 'إبقاء الرابط',
    failed: { title: 'لم يُنشأ رابط جديد', hint: 'الرابط كما كان. يُرجى المحاولة مرة أخرى.' },
  },
  removal: {
    ask: 'إزالة',
    question: (name: string) => `إزالة ${name}؟`,
    hint: 'التذاكر التي تنتظرها لن تُطبع، وتبقى على اللوحة.',
    yes: 'إزالة الطابعة',
    removing: 'جارٍ الإزالة…',
    no: 'إبقاء',
    done: 'أُزيلت الطابعة',
    failed: { title: 'لم تُزَل الطابعة', hint: 'يُرجى المحاولة مرة أخرى.' },
  },
  notTested: { title: 'لم تُرسَل تذكرة اختبار', hint: 'يُرجى المحاولة مرة أخرى.' },
}
