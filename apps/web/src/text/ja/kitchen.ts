// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: '注文済み',
    seen: '確認済み',
    preparing: '調理中',
    ready: 'できあがり',
    served: '提供済み',
    refused: '受付不可',
  },
  waiting: '先にスタッフが注文を確認します',
  /** For another member's order. */
  othersWaiting: '確認待ち',
  /** For screen readers, before the state. */
  stateIs: 'キッチン：',
  unseen: 'キッチンがまだ確認していません。スタッフにお声がけください。',
  refusedItems: '受付不可：',
  refusals: {
    'sold-out': '売り切れです。ほかの料理をお選びください。',
    'ingredient-out': '材料が切れました。ほかの料理をお選びください。',
    'cannot-make': 'ご注文どおりにはお作りできません。スタッフにお尋ねください。',
    'guest-changed-mind': 'ご希望により取り消しました。',
    'kitchen-closed': 'キッチンは終了しました。まだ注文できるものをスタッフにお尋ねください。',
    'not-at-table': 'テーブルにどなたもいらっしゃいませんでした。お席をスタッフにお知らせください。',
    'table-closed': '提供前にお会計が締められました。',
  },
  staffSays: message => `スタッフより：「${message}」`,
  unsent: '厨房に送られていません。スタッフにお知らせください。',
  paused:
    'キッチンは今、注文を受け付けていません。追加した料理はこのスマートフォンに保存され、受付が再開すると送信されます。',
  closed: {
    title: 'このテーブルは終了しました',
    hint: '会計の確認と支払いはまだできます。もう一度注文するには、テーブルのコードを読み取ってください。',
    bill: '会計を見る',
  },
  /** If orders are not sent to the restaurant. */
  showList: 'スタッフに一覧を見せる',
  showListHint: 'ここからお店に注文は送信されません。',
  pos: '注文はお店のレジに送信されます。',
  rest: 'ほかのメンバーの注文',
}
