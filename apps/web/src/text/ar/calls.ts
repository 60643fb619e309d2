// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'نداء طاقم المطعم',
  kinds: { waiter: 'نداء النادل', water: 'ماء من فضلكم', bill: 'الفاتورة من فضلكم' },
  till: {
    action: 'الدفع عند الصندوق',
    told: 'أُبلغ طاقم المطعم بأن الدفع سيكون عند الصندوق.',
  },
  calledSince: 'أُرسل النداء',
  done: (time: string) => `تم عند ${time}`,
  failed: 'لم يصل النداء إلى طاقم المطعم',
  failedHint: 'يُرجى المحاولة مرة أخرى، أو الإشارة إلى النادل.',
}
