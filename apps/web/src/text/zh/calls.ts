// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: '呼叫店员',
  kinds: { waiter: '叫服务员', water: '加水', bill: '买单' },
  till: {
    action: '去收银台付款',
    told: '店员已知道你会去收银台付款。',
  },
  calledSince: '已呼叫 ·',
  done: time => `${time} 已处理`,
  failed: '店员没有收到',
  failedHint: '请重试，或招手叫服务员。',
}
