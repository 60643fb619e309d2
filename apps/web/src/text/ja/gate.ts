// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'ベータ版テスト',
  hint: 'ただいま準備中です。お渡ししたコードを入力してください。',
  code: 'アクセスコード',
  show: 'アクセスコードを表示',
  hide: 'アクセスコードを隠す',
  required: 'アクセスコードを入力してください。',
  submit: 'ベータ版に入る',
  submitting: '確認中…',
}
