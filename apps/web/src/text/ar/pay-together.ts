// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'الدفع عن عدة أشخاص',
  hint: 'يمكنك اختيار أشخاص والدفع عنهم جميعًا دفعة واحدة.',
  alone: { title: 'إكراميتك الخاصة', hint: 'تُضاف إلى حصتك، ولا تغيّر حصة أحد غيرك.' },
  people: 'الدفع عن مَن؟',
  own: (name: string) => `${name} · أنت`,
  tip: {
    title: 'إكراميتك الخاصة',
    none: 'لا شيء',
    custom: 'مبلغ آخر',
    hint: 'منك وحدك، إضافةً إلى إكرامية الطاولة.',
    added: (due: string, tip: string) => `${due} وإكرامية ${tip}`,
  },
  pay: (amount: string) => `دفع ${amount}`,
  doneWithTip: (amount: string, names: readonly string[], tip: string) =>
    `${amount} عن ${list(names)}، مع إكرامية ${tip}`,
  changed: (amount: string) => `أصبح المجموع ${amount}. يُرجى الاختيار من جديد.`,
  payFor: (amount: string, names: readonly string[]) => `دفع ${amount} عن ${list(names)}`,
  payForMany: (amount: string, people: number) =>
    plural(people, {
      zero: `دفع ${amount}`,
      one: `دفع ${amount} عن شخص واحد`,
      two: `دفع ${amount} عن شخصين`,
      few: `دفع ${amount} عن ${people} أشخاص`,
      many: `دفع ${amount} عن ${people} شخصًا`,
      other: `دفع ${amount} عن ${people} شخص`,
    }),
}
