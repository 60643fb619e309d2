// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'رموز الطاولات',
  hint: 'يوجّه الزبائن الكاميرا إلى الرمز على طاولتهم، ويطلبون معًا من قائمتك.',
  loading: 'جارٍ تحميل طاولاتك…',
  failed: 'لم تُحمَّل طاولاتك.',
  empty: 'ما الطاولات الموجودة لديك؟ تحصل كل طاولة على رمز خاص بها لا يتغير.',
  addMore: 'إضافة طاولات',
  adding: 'طاولات جديدة',
  add: (count: number) =>
    plural(count, {
      zero: 'إضافة طاولات',
      one: 'إضافة طاولة واحدة',
      two: 'إضافة طاولتين',
      few: `إضافة ${count} طاولات`,
      many: `إضافة ${count} طاولة`,
      other: `إضافة ${count} طاولة`,
    }),
  addNone: 'إضافة طاولات',
  cancel: 'إلغاء',
  added: (count: number) =>
    plural(count, {
      zero: 'لم تُضَف طاولات',
      one: 'أُضيفت طاولة واحدة',
      two: 'أُضيفت طاولتان',
      few: `أُضيفت ${count} طاولات`,
      many: `أُضيفت ${count} طاولة`,
      other: `أُضيفت ${count} طاولة`,
    }),
  noneAdded: 'هذه الطاولات موجودة لديك بالفعل',
  addFailed: 'تعذّرت إضافة الطاولات. يُرجى المحاولة مرة أخرى.',
  list: 'الطاولات للطباعة',
  people: (count: number) =>
    plural(count, {
      zero: 'لا أحد الآن',
      one: 'شخص واحد الآن',
      two: 'شخصان الآن',
      few: `${count} أشخاص الآن`,
      many: `${count} شخصًا الآن`,
      other: `${count} شخص الآن`,
    }),
  edit: (table: string) => `تعديل ${table}`,
  showMore: (count: number) => `عرض المزيد (${count})`,
  editing: {
    name: 'الاسم أو الرقم',
    nameMissing: 'يُرجى إدخال اسم أو رقم.',
    save: 'حفظ',
    saved: (table: string) => `تم حفظ ${table}`,
    cancel: 'إلغاء',
    failed: 'تعذّر تغيير الطاولة. يُرجى المحاولة مرة أخرى.',
    renew: {
      open: 'رمز جديد',
      ask: (table: string) => `رمز جديد: ${table}؟`,
      hint: 'ستتوقف رموز هذه الطاولة المطبوعة عن العمل. الزبائن الجالسون الآن يبقون معًا.',
      yes: 'إنشاء رمز جديد',
      no: 'إبقاء الرمز',
      done: (table: string) => `رمز جديد: ${table}. يُرجى طباعته.`,
    },
    remove: {
      open: 'إزالة',
      ask: (table: string) => `إزالة ${table}؟`,
      hint: 'ستتوقف رموزها المطبوعة عن العمل. الزبائن الجالسون الآن يبقون معًا.',
      yes: 'إزالة الطاولة',
      no: 'إبقاء الطاولة',
      done: (table: string) => `تمت إزالة ${table}`,
    },
  },
  by: { label: 'الطاولات', numbers: 'حسب الرقم', names: 'حسب الاسم' },
  from: 'من الطاولة',
  to: 'إلى الطاولة',
  names: 'أسماء الطاولات',
  namesHint: 'مفصولة بفواصل: شرفة 1، شرفة 2، بار',
  wrongNumber: 'يُرجى إدخال عدد صحيح.',
  wrongOrder: 'هذا الرقم قبل الطاولة الأولى.',
  tooMany: (most: number) => `الحد الأقصى للطاولات دفعة واحدة هو ${most}.`,
  tooLong: (name: string, most: number) => `«${name}» أطول من الحد الأقصى للأحرف: ${most}.`,
  missing: 'يُرجى تسمية طاولة واحدة على الأقل.',
  print: (count: number) =>
    plural(count, {
      zero: 'لا رموز للطباعة',
      one: 'طباعة رمز واحد',
      two: 'طباعة رمزين',
      few: `طباعة ${count} رموز`,
      many: `طباعة ${count} رمزًا`,
      other: `طباعة ${count} رمز`,
    }),
  pages: (count: number) =>
    plural(count, {
      zero: 'بلا صفحات A4 أو Letter',
      one: 'على صفحة واحدة بحجم A4 أو Letter',
      two: 'على صفحتين بحجم A4 أو Letter',
      few: `على ${count} صفحات بحجم A4 أو Letter`,
      many: `على ${count} صفحة بحجم A4 أو Letter`,
      other: `على ${count} صفحة بحجم A4 أو Letter`,
    }),
  preview: 'معاينة',
  card: {
    hint: 'امسحوا الرمز واختاروا واطلبوا معًا.',
    qrLabel: (table: string) => `رمز QR: ${table}`,
  },
}
