// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'هذا المبلغ أقل من أن يُدفع بالبطاقة. يُرجى الدفع عند الصندوق.',
    'uneven-for-card': 'لا تدفع البطاقة هنا إلا مبلغًا ينتهي بالرقم 0. أضف إكرامية تقرّبه أو ادفع عند الصندوق.',
  },
  pay: (amount: string) => `الدفع بالبطاقة · ${amount}`,
  going: 'جارٍ فتح صفحة البطاقة…',
  held: (amount: string, until: string) =>
    `دفعتك بالبطاقة جارية: ${amount}. لا يمكن لغيرك دفع هذا المبلغ حتى ${until}.`,
  heldBy: (name: string, amount: string, until: string) =>
    `دفعة ${name} بالبطاقة جارية حتى ${until}: ${amount}.`,
  cancel: 'إلغاء الدفع بالبطاقة',
  failed: { title: 'لم يتم الدفع بالبطاقة', hint: 'لم يُدفع شيء. يُرجى المحاولة مرة أخرى.' },
  paid: { title: 'تم الدفع', hint: 'خُصم المبلغ من بطاقتك. شكرًا لك!' },
  waiting: { title: 'بانتظار Stripe', hint: 'ستظهر دفعتك هنا فور تأكيدها من Stripe.' },
  released: { title: 'أُلغي الدفع بالبطاقة', hint: 'لم يُدفع شيء. حصتك بانتظار الدفع من جديد.' },
  returned: { title: 'وصل الدفع متأخرًا', hint: 'لم يعد هذا المبلغ مستحقًا، لذا سيعود إلى بطاقتك.' },
  refunded: { title: 'أُعيد المبلغ', hint: 'أعاد المطعم هذه الدفعة.' },
  notes: {
    returned: (amount: string, name: string) =>
      `وصلت دفعة ${name} بالبطاقة (${amount}) متأخرة، وسيعود المبلغ إلى البطاقة نفسها.`,
    refunded: (amount: string, name: string) =>
      `أعاد المطعم ${amount} إلى بطاقة ${name}، والحصة بانتظار الدفع من جديد.`,
  },
}
