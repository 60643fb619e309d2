// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'グループを作成',
  universalCreateGroup: 'グループを作成',
  joinGroup: 'グループに参加',
  table: 'あなたのテーブル',
  group: 'グループ注文',
  summary: '注文一覧',
  billSplit: '割り勘',
  receipt: 'レシート',
  tableReceipt: 'レシート',
  restaurantLogin: '店舗ポータル',
  restaurantResetPassword: 'パスワードの再設定',
  restaurantDashboard: '店舗ダッシュボード',
  restaurantTables: 'テーブル',
  restaurantSettings: '設定',
  restaurantDeliveries: '送信履歴',
  posSettings: 'POS連携の設定',
  restaurantInterest: '導入のお問い合わせ',
  restaurantCampaigns: '広告キャンペーン',
  restaurantOrders: '本日の営業',
  restaurantScreen: 'キッチンディスプレイ',
  offer: '特典',
}
