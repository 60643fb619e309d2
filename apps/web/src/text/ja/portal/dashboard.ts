// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'ダッシュボードを読み込み中…',
  menu: {
    updated: 'メニューの最終更新：',
    none: 'メニューはまだありません。下から最初の料理を追加してください。',
  },
  figures: {
    title: '概況',
    loading: '集計を読み込み中…',
    menuItems: '料理の数',
    activeGroups: '利用中グループ',
    todaysOrders: '本日の注文',
    unpaidToday: amount => `本日閉めたテーブルの未払い：${amount}`,
  },
  week: { title: '過去7日間', orders: '注文', groups: 'グループ' },
  quickActions: {
    title: 'クイック操作',
    advertising: { title: '広告', detail: '近くのお客様への特典' },
    pos: { title: 'POS連携', detail: 'POSの設定' },
  },
}
