// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `${date}まで有効`,
  starts: date => `${date}から`,
  over: 'この特典は終了しました。',
  paused: 'この特典は現在停止中です。',
  restStands: 'メニューの確認とグループの作成はできます。',
  details: 'ご利用条件',
  menu: 'メニュー',
  soldOut: '売り切れ',
  showMore: count => `あと${count}品を表示`,
  noMenu: 'このお店のメニューはまだ登録されていません。グループの作成はできます。',
  menuFailed: 'メニューを読み込めませんでした。',
  start: 'ここでグループを作成',
  missing: { title: 'この特典が見つかりません', hint: 'リンクが古いか、途中で切れている可能性があります。' },
  failed: {
    title: '特典を読み込めませんでした',
    hint: '電波が弱いのかもしれません。少し待ってからもう一度お試しください。',
  },
  loading: '特典を読み込み中…',
}
