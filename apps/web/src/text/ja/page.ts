// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'みんなの食事を、もっとスムーズに。一緒に注文、かしこくお会計。',
  needsJavaScript: 'TablemateにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  shortcuts: { create: '新しいグループを作成', join: 'グループに参加' },
}
