// The menu that is taken from the restaurant's point of sale.

import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

export const posMenu: Translation<typeof english> = {
  take: provider => `${provider}からメニューを取り込む`,
  taking: provider => `${provider}からメニューを取り込み中`,
  changed: (provider, when) => `${when}に${provider}のメニューが変更されました。もう一度取り込んでください。`,
  notTaken: provider => `${provider}からメニューを取り込めませんでした`,
  failed: 'メニューを取得できませんでした。もう一度お試しください。',
  nothing: provider => `${provider}にこの店舗の料理がありません。`,
  again: '再試行',
  reasons: {
    deleted: count => `削除済み${number(count)}件`,
    archived: count => `アーカイブ済み${number(count)}件`,
    hidden: count => `非表示・販売対象外${number(count)}件`,
    elsewhere: count => `この店舗では販売なし${number(count)}件`,
    'not-a-dish': count => `ギフトカード・サービス・寄付${number(count)}件`,
    unreadable: count => `読み取り不可${number(count)}件`,
  },
  /** `parts`: dishes of each reason. */
  leftOut: parts => `除外：${series(parts)}`,
}
