// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  shareDetails as englishDetails,
  payForAll as englishForAll,
  largeTip as englishLargeTip,
  customTip as englishTip,
  shareWeights as englishWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const shareDetails: Translation<typeof englishDetails> = {
  partOf: (part: number, of: number, whole: string) => `${part}/${of} من ${whole}`,
  everything: 'كل شيء',
  all: 'كل شيء',
  tip: 'الإكرامية',
  total: 'الإجمالي',
  rounding: 'التقريب',
  noDishes: 'لا طلبات',
  treated: 'على حساب الآخرين.',
  equally: (total: string, people: number) =>
    plural(people, {
      zero: `${total} بالتساوي على لا أحد.`,
      one: `${total} على شخص واحد فقط.`,
      two: `يُقسَّم ${total} بالتساوي على شخصين.`,
      few: `يُقسَّم ${total} بالتساوي على ${people} أشخاص.`,
      many: `يُقسَّم ${total} بالتساوي على ${people} شخصًا.`,
      other: `يُقسَّم ${total} بالتساوي على ${people} شخص.`,
    }),
  paidBefore: 'تغيّرت الفاتورة بين الدفعات. يبقى ما دُفع كما كان.',
  rest: 'دُفعت بعض الحصص قبل تغيّر الفاتورة. يُقسَّم الباقي بالتساوي.',
  later: 'يُضاف هنا كل ما يُطلب بعد الدفع.',
  covered: 'مغطّى بدفعات سابقة',
  uncovered: 'غير مغطّى بدفعات سابقة',
  changedBetween: 'تغيّرت الفاتورة بين الدفعات',
  ownTip: 'إكرامية خاصة',
  paid: 'المدفوع',
  due: 'المتبقي للدفع',
}

export const shareWeights: Translation<typeof englishWeights> = {
  title: 'الحصص',
  hint: '2 للبالغ، و1 للطفل، و0 لضيف على حسابك.',
  treat: 'على حسابي',
  same: 'حصص متساوية للجميع',
  fewer: (name: string) => `تقليل حصص ${name}`,
  more: (name: string) => `زيادة حصص ${name}`,
  count: (count: number) =>
    plural(count, { zero: 'حصة', one: 'حصة', two: 'حصتان', few: 'حصص', many: 'حصة', other: 'حصة' }),
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'هل هذه الإكرامية صحيحة؟',
  yes: (amount: string) => `نعم، ${amount}: أكثر من نصف الفاتورة`,
}

export const customTip: Translation<typeof englishTip> = {
  amount: (symbol: string) => `مبلغ الإكرامية (${symbol})`,
  set: 'تحديد الإكرامية',
  meaning: (amount: string, percent: string) => `${amount} تعادل ${percent} من المجموع الفرعي.`,
  unreadable: (example: string) => `يُرجى إدخال مبلغ، مثل ${example}.`,
}

export const payForAll: Translation<typeof englishForAll> = {
  title: 'الدفع عن الجميع؟',
  hint: 'حصة بعد حصة، ويمكنك التوقف قبل كل واحدة.',
  you: 'أنت',
  confirm: (amount: string) => `دفع ${amount}`,
  cancel: 'إلغاء',
}
