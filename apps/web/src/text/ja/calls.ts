// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'スタッフを呼ぶ',
  kinds: { waiter: '呼び出し', water: 'お水', bill: 'お会計' },
  till: {
    action: 'レジで支払う',
    told: 'レジで支払うことをスタッフに伝えました。',
  },
  calledSince: '呼出',
  done: time => `${time}に対応済み`,
  failed: 'スタッフに届きませんでした',
  failedHint: 'もう一度お試しいただくか、近くのスタッフにお声がけください。',
}
