// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: '税率',
  serviceFee: 'サービス料率',
  missing: '率を入力してください。ない場合は0を入力します。',
  invalid: '0〜100の割合を、小数点以下3桁までで入力してください。',
  /** The rates of a table without a registered restaurant, changed on its bill. */
  ofTable: {
    hint: 'お店の会計に合わせてください。同じテーブルの全員に反映されます。',
    kind: {
      title: 'このお店の価格',
      added: '税別価格',
      included: '税込価格',
    },
    taxHint: '会計に表示したい場合のみ',
    feeHint: 'お店がサービス料を取る場合の率です。チップとは別です。',
    save: 'テーブル全体に適用',
    saving: '保存中…',
  },
}
