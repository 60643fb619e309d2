// A menu uploaded as a file: chosen, read, checked, imported.

import type { FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) =>
  plural(count, {
    zero: 'لا أطباق',
    one: 'طبق واحد',
    two: 'طبقان',
    few: `${number(count)} أطباق`,
    many: `${number(count)} طبقًا`,
    other: `${number(count)} طبق`,
  })

/** After a noun or preposition (genitive). */
const ofDishes = (count: number) =>
  plural(count, {
    zero: '0 طبق',
    one: 'طبق واحد',
    two: 'طبقين',
    few: `${number(count)} أطباق`,
    many: `${number(count)} طبقًا`,
    other: `${number(count)} طبق`,
  })

/** After a preposition (genitive). */
const ofCategories = (count: number) =>
  plural(count, {
    zero: '0 فئة',
    one: 'فئة واحدة',
    two: 'فئتين',
    few: `${number(count)} فئات`,
    many: `${number(count)} فئة`,
    other: `${number(count)} فئة`,
  })

const pricesOf = (prices: number) =>
  plural(prices, {
    zero: 'لا أسعار',
    one: 'سعر واحد',
    two: 'سعران',
    few: `${prices} أسعار`,
    many: `${prices} سعرًا`,
    other: `${prices} سعر`,
  })

export const menuUpload: Translation<typeof english> = {
  theFile: 'الملف',
  title: 'رفع قائمتك',
  hint: 'ملف PDF الذي طُبعت منه قائمتك، أو قائمة من نظام نقاط البيع أو جدول بيانات. لا يتغير شيء قبل مراجعتك.',
  columns:
    'تستغرق كل صفحة ممسوحة ضوئيًا في ملف PDF بضع ثوانٍ، ونقرأ منها 12 صفحة على الأكثر. لا يمكننا قراءة الصور الفوتوغرافية. في القوائم نبحث عن الفئة والاسم والوصف والسعر ومسببات الحساسية، بأي ترتيب.',
  choose: 'اختيار ملف',
  drop: 'أو إفلاته هنا',
  kinds: 'CSV أو JSON أو PDF، حتى 10 ميغابايت',
  cancel: 'إلغاء',
  wrongType: {
    title: 'نوع الملف غير صالح',
    hint: 'يُرجى رفع ملف CSV أو JSON أو PDF',
    help: 'نقرأ ملفات CSV وJSON وPDF، لا الصور. يُرجى حفظ جدول البيانات بصيغة CSV، أو المستند بصيغة PDF، ثم رفعه.',
  },
  failed: { title: 'تعذّر الرفع', hint: 'يُرجى التحقق من صيغة الملف والمحاولة مرة أخرى.' },
  tooLarge: 'الملف أكبر من 10 ميغابايت.',
  brokenAt: (row: number) => `المشكلة في الصف ${row}.`,
  sending: (name: string) => `جارٍ إرسال ${name}`,
  reading: (name: string) => `جارٍ قراءة ${name}`,
  waitingForTurn: 'الملف في انتظار دوره…',
  readingPage: (page: number, pages: number) => `جارٍ قراءة الصفحة ${page} من ${pages}`,
  columnChoice: {
    title: 'ماذا تحتوي الأعمدة؟',
    hint: 'لم نتمكن من التمييز بين أعمدة هذه القائمة. يُرجى تحديد محتوى كل عمود. نحتاج على الأقل إلى الأسماء والأسعار.',
    column: (column: number) => `العمود ${number(column)}`,
    meanings: {
      name: 'الاسم',
      description: 'الوصف',
      category: 'الفئة',
      price: 'السعر',
      allergens: 'مسببات الحساسية',
      ignore: 'لا شيء نحتاجه',
    },
    read: 'قراءة القائمة',
  },
  check: {
    title: 'مراجعة قائمتك',
    summary: {
      included: (count: number, inCategories: number) => `${dishes(count)} في ${ofCategories(inCategories)}`,
      toLookAt: (count: number) => `للمراجعة: ${number(count)}`,
      missing: (count: number, source: string) => `لم تعد في ${source}: ${number(count)}`,
      unchanged: (count: number) => `بلا تغيير: ${number(count)}`,
      leftOut: (count: number) => `مستبعدة: ${number(count)}`,
    },
    languages: names => `متوفر أيضًا باللغات: ${names}`,
    doubtfulTitle: 'للمراجعة',
    alike: (count: number, doubts: string) => `${dishes(count)}: ${doubts}`,
    allLookRight: (count: number) =>
      plural(count, {
        zero: 'كلها صحيحة',
        one: 'الطبق صحيح',
        two: 'الطبقان صحيحان',
        few: `كلها صحيحة (${number(count)})`,
        many: `كلها صحيحة (${number(count)})`,
        other: `كلها صحيحة (${number(count)})`,
      }),
    looksRight: 'صحيح',
    looksRightOf: (name: string) => `صحيح: ${name}`,
    finished: 'تم',
    doneWith: (name: string) => `تم: ${name}`,
    settled: 'تمت مراجعته',
    twin: (name: string, category: string) =>
      `يوجد في ${category} طبق آخر باسم ${name}. يُرجى تغيير اسم أحدهما أو استبعاده.`,
    uncategorised: (count: number) => `فئة للأطباق غير المصنَّفة (${number(count)})`,
    row: (row: number) => `الصف ${row}`,
    page: (page: number) => `الصفحة ${page}`,
    inSource: (source: string, text: string) => `في ${source}: «${text}»`,
    wrongInSource: (problem: string, source: string, text: string) => `${problem} في ${source}: «${text}».`,
    allergens: (names: string) => `مسببات الحساسية: ${names}`,
    noAllergens: 'مسببات الحساسية: غير مذكورة',
    leaveOut: 'استبعاد',
    leaveOutOf: (name: string) => `استبعاد ${name}`,
    putBack: 'إعادة',
    putBackOf: (name: string) => `إعادة ${name}`,
    edit: (name: string) => `تصحيح ${name}`,
    correct: 'تصحيح',
    unnamed: 'طبق بلا اسم',
    showMore: (count: number) => `عرض المزيد (${count})`,
    confirm: (count: number) => `إضافة ${ofDishes(count)} إلى القائمة`,
    update: 'تحديث القائمة',
    saving: 'جارٍ الحفظ…',
    throwAway: {
      ask: 'تجاهل تصحيحاتك؟',
      yes: 'تجاهل',
      no: 'إبقاء',
    },
    faulty: (count: number) =>
      plural(count, {
        zero: 'لا أطباق بحاجة إلى تصحيح.',
        one: 'يجب تصحيح طبق واحد أو استبعاده.',
        two: 'يجب تصحيح طبقين أو استبعادهما.',
        few: `يجب تصحيح ${number(count)} أطباق أو استبعادها.`,
        many: `يجب تصحيح ${number(count)} طبقًا أو استبعادها.`,
        other: `يجب تصحيح ${number(count)} طبق أو استبعادها.`,
      }),
    nothing: 'كل الأطباق مستبعدة.',
    done: (count: number) =>
      plural(count, {
        zero: 'لا أطباق في القائمة',
        one: 'في القائمة الآن طبق واحد',
        two: 'في القائمة الآن طبقان',
        few: `في القائمة الآن ${number(count)} أطباق`,
        many: `في القائمة الآن ${number(count)} طبقًا`,
        other: `في القائمة الآن ${number(count)} طبق`,
      }),
    updated: 'قائمتك محدَّثة',
    notSaved: 'تعذّر حفظ القائمة. لم يتغير شيء: يُرجى المحاولة مرة أخرى.',
    kept: (time: string) => `تصحيحاتك من الساعة ${time} محفوظة.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count: number, of: number, doubt: string) => `${number(count)} من ${ofDishes(of)}: ${doubt}`,
      fine: 'كل هذا صحيح',
      fineOf: (doubt: string) => `كل هذا صحيح: ${doubt}`,
    },
  },
  waiting: {
    title: (name: string) => `لم يُضف ${name} إلى قائمتك بعد`,
    resume: 'متابعة',
  },
  blocks: {
    rename: (category: string) => `إعادة تسمية ${category}`,
    renamed: (name: string) => `اسم الفئة الآن ${name}`,
    add: (category: string) => `إضافة طبق إلى ${category}`,
    select: (category: string) => `تحديد أطباق من ${category}`,
    selectAll: (category: string) => `تحديد الكل في ${category}`,
    selected: (count: number) => `المحدد: ${dishes(count)}`,
    move: 'نقل إلى…',
    newCategory: 'فئة جديدة',
    split: 'فئة جديدة من هنا',
    splitAt: (name: string) => `فئة جديدة بدءًا من ${name}`,
    splitOff: (name: string) => `الأطباق من هنا فصاعدًا أصبحت في ${name}`,
  },
  unused: {
    title: (inFile: number, onMenu: number, left: number) =>
      `في الملف ${pricesOf(inFile)}، وعلى القائمة ${number(onMenu)}. والباقي: ${pricesOf(left)}؟`,
    settled: 'روجعت كل أسعار الملف',
    others: (count: number) => `نصوص أخرى في الملف بلا سعر: ${number(count)}`,
    add: 'إضافة كطبق',
    addOf: (text: string) => `إضافة كطبق: ${text}`,
    dismiss: 'ليس طبقًا',
    dismissOf: (text: string) => `ليس طبقًا: ${text}`,
    added: (name: string, category: string) => `أُضيف ${name} إلى ${category}`,
  },
  page: {
    label: (page: number, name: string) => `الصفحة ${page} من ${name}`,
    at: (page: number, pages: number) => `الصفحة ${page} من ${pages}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    smaller: 'تصغير',
    larger: 'تكبير',
    dragHint: 'هل ينقص شيء؟ ارسم إطارًا حوله ليصبح طبقًا.',
    mark: 'تحديد طبق ناقص',
    marking: 'ارسم إطارًا حول الطبق',
    show: 'عرض الصفحة',
    showOf: (name: string) => `عرض ${name} على الصفحة`,
    empty: 'لا نص في هذا الإطار. يُرجى ملء بيانات الطبق.',
    failed: 'لا يمكن عرض هذه الصفحة.',
  },
  sizes: {
    title: (count: number, prices: number) =>
      plural(count, {
        zero: `لا أطباق لها ${pricesOf(prices)}.`,
        one: `لطبق واحد ${pricesOf(prices)}، ولا يذكر الملف لأي أحجام هي. ما أسماء الأحجام؟`,
        two: `لكل من طبقين ${pricesOf(prices)}، ولا يذكر الملف لأي أحجام هي. ما أسماء الأحجام؟`,
        few: `لكل من ${number(count)} أطباق ${pricesOf(prices)}، ولا يذكر الملف لأي أحجام هي. ما أسماء الأحجام؟`,
        many: `لكل من ${number(count)} طبقًا ${pricesOf(prices)}، ولا يذكر الملف لأي أحجام هي. ما أسماء الأحجام؟`,
        other: `لكل من ${number(count)} طبق ${pricesOf(prices)}، ولا يذكر الملف لأي أحجام هي. ما أسماء الأحجام؟`,
      }),
    prices: ['السعر الأول', 'السعر الثاني', 'السعر الثالث', 'السعر الرابع'],
    apply: (count: number) => `تسمية أحجام ${ofDishes(count)}`,
  },
  diff: {
    isNew: 'جديد',
    was: 'كان',
    movedFrom: (category: string) => `نُقل من ${category}`,
    wasCalled: (name: string) => `كان اسمه «${name}»`,
    describedAnew: 'وصف جديد',
    otherAllergens: 'مسببات حساسية أخرى',
    otherTranslations: 'ترجمات جديدة',
    soldOut: 'نفد',
    availableAgain: 'متوفر من جديد',
    unchangedOf: (count: number) => `بلا تغيير: ${number(count)}`,
    effect: {
      isNew: (count: number) => `جديدة: ${number(count)}`,
      price: (count: number) =>
        plural(count, {
          zero: 'لا أسعار متغيرة',
          one: 'تغيّر سعر واحد',
          two: 'تغيّر سعران',
          few: `تغيّرت ${number(count)} أسعار`,
          many: `تغيّر ${number(count)} سعرًا`,
          other: `تغيّر ${number(count)} سعر`,
        }),
      moved: (count: number) => `منقولة: ${number(count)}`,
      reworded: (count: number) => `تغيّر نصها: ${number(count)}`,
      availability: (count: number) => `نفدت أو توفرت من جديد: ${number(count)}`,
      removed: (count: number) => `أُزيلت: ${number(count)}`,
      nothing: 'لا يتغير شيء في قائمتك',
    },
  },
  missing: {
    title: (source: string) => `لم تعد في ${source}`,
    hint: 'تبقى في قائمتك ما لم تُزَل.',
    takeOff: 'إزالة',
    takeOffOf: (name: string) => `إزالة ${name}`,
    takeAllOff: (count: number) => `إزالة الكل (${number(count)})`,
    keepAll: 'إبقاء الكل',
  },
  file: {
    'no-header': 'لا يسمّي الملف أعمدته. يُرجى التحقق من أننا طابقناها على نحو صحيح.',
    'prices-in-hundredths':
      'يبدو أن الأسعار بالوحدات الصغرى للعملة، لذا قرأنا 650 على أنها 6.50. يُرجى التحقق من صحة ذلك.',
    'prices-perhaps-hundredths':
      'الأسعار مرتفعة. قرأناها كما هي، لكنها قد تكون بالوحدات الصغرى للعملة. يُرجى التحقق من صحتها.',
    'prices-guessed':
      'لا يوجد عمود باسم «السعر»، لذا استخدمنا العمود الذي يبدو أنه يحتوي على أسعار. يُرجى التحقق من صحة ذلك.',
    'first-price-taken':
      'لمعظم الأطباق عدة أسعار، ولا يذكر الملف على ماذا يدل كل منها. أخذنا السعر الأول. يُرجى التحقق من أنه السعر على الطاولة.',
    'sizes-guessed': 'لكل طبق عدة أسعار، وأخذنا الكلمات التي فوقها على أنها أحجام. يُرجى التحقق من صحة ذلك.',
    'other-currency': 'الأسعار بعملة غير عملتك. أبقينا الأرقام كما هي.',
    'archived-left-out': 'استبعدنا الأطباق المؤرشفة في نظام نقاط البيع.',
    'extras-left-out': 'استبعدنا الإضافات التي لا تُباع إلا مع طبق.',
    'scanned-text': 'هذه القائمة ممسوحة ضوئيًا، ونصها مقروء من صورة. يُرجى التحقق من الأسماء والأسعار بعناية.',
    'pages-without-text': 'في بعض الصفحات نص مقروء قليل جدًا. يُرجى التحقق من عدم نقص أطباق.',
    'pages-not-read':
      'لم نتمكن من قراءة كل الصفحات الممسوحة ضوئيًا، لأنها كثيرة جدًا أو تستغرق وقتًا طويلًا. يُرجى التحقق من الأطباق الناقصة.',
    'letters-unknown':
      'تعذّرت قراءة جزء من النص، لأن خطه لا يحدد الأحرف التي يعرضها. يُرجى التحقق من عدم نقص أطباق.',
  } satisfies Record<FileDoubt, string>,
  doubts: {
    'no-name': 'بلا اسم',
    'no-price': 'بلا سعر',
    'price-unreadable': 'تعذّرت قراءة السعر',
    'price-too-large': 'السعر كبير جدًا',
    'price-not-payable': 'لا توجد في العملة فئة بهذا الصغر',
    'thousands-or-decimals': 'آلاف أم كسور عشرية؟',
    'price-rounded': 'قُرِّب السعر',
    'several-prices': 'عدة أسعار: أخذنا الأول',
    free: 'مجاني؟',
    'no-category': 'بلا فئة',
    'name-too-long': 'الاسم طويل جدًا',
    'category-too-long': 'اسم الفئة طويل جدًا',
    'description-cut': 'اختُصر الوصف',
    twice: 'مذكور أكثر من مرة',
    'price-from': 'السعر هو الأدنى بين عدة أسعار',
    'not-on-sale': 'مخفي أو غير متاح في نظام نقاط البيع',
    'perhaps-extra': 'قد يكون إضافة لا طبقًا',
    'price-from-heading': 'أُخذ السعر من العنوان الذي فوقه',
    'sizes-unnamed': 'عدة أسعار بلا أسماء أحجام',
    'price-range': 'نطاق أسعار',
    'price-in-description': 'سعر آخر في الوصف',
    'price-unsure': 'هل هذا سعره؟',
    'price-unusual': 'سعره أعلى أو أقل بكثير من البقية',
    'name-unsure': 'هل هذا اسمه الكامل؟',
    'reading-unsure': 'قد لا يكون طبقًا',
    scanned: 'مقروء من صورة',
    'letters-unsure': 'مقروء من صورة غير واضحة',
    'row-damaged': 'كان هذا الصف تالفًا فأصلحناه',
    'allergens-unsure': 'لا نعرف كل مسببات الحساسية فيه',
    'translation-cut': 'اختُصرت إحدى الترجمات',
  } satisfies Record<RowDoubt, string>,
}
