// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'جارٍ البحث عن طاولتك…',
  first: 'أنت أول من يصل إلى هنا.',
  people: (count: number) =>
    plural(count, {
      zero: 'لا أحد يطلب هنا.',
      one: 'شخص واحد يطلب هنا.',
      two: 'شخصان يطلبان هنا.',
      few: `${count} أشخاص يطلبون هنا.`,
      many: `${count} شخصًا يطلبون هنا.`,
      other: `${count} شخص يطلبون هنا.`,
    }),
  name: 'اسمك',
  nameHint: 'الاسم الذي يعرفك به من على الطاولة',
  nameMissing: 'يُرجى إدخال اسمك.',
  nameTaken: 'هناك شخص على الطاولة بهذا الاسم.',
  start: 'بدء الطلب',
  join: 'الانضمام إلى الطاولة',
  joining: 'جارٍ الانضمام…',
  separate: {
    hint: 'لست مع هذه المجموعة؟',
    action: 'بدء قائمة وفاتورة منفصلة',
    busy: 'جارٍ البدء…',
  },
  elsewhere: {
    title: (place: string) => `ما زلت تجلس هنا: ${place}`,
    due: (amount: string) => `ما زال عليك هناك ${amount}.`,
    both: 'إذا انضممت هنا فستكون على الطاولتين.',
    back: (place: string) => `العودة إلى ${place}`,
    move: 'الانتقال إلى هنا',
  },
  missing: {
    title: 'لا توجد طاولة بهذا الرمز',
    hint: 'ربما استُبدل. يُرجى مسح الرمز على طاولتك من جديد، أو سؤال طاقم المطعم.',
  },
  failed: {
    title: 'تعذّر العثور على طاولتك الآن',
    hint: 'قد تكون الإشارة ضعيفة هنا. يُرجى المحاولة مرة أخرى.',
    offline: 'هذا الهاتف غير متصل. يُرجى المحاولة عند عودة الاتصال.',
  },
  notJoined: {
    title: 'لم يتم الانضمام بعد',
    hint: 'لم يصلنا رد. يُرجى المحاولة مرة أخرى.',
    offline: 'هذا الهاتف غير متصل. يُرجى المحاولة عند عودة الاتصال.',
  },
}
