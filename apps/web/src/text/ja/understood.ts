// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'ここまでの内容',
  /** The effect of the sentence on an existing order. */
  change: '変更後の注文：',
  cancel: '削除する注文：',
  repeat: name => `${name}さんと同じもの：`,
  sharedByAll: '全員でシェア',
  sharedBy: names => `${list(names)}でシェア`,
  forOne: name => `${name}さんの分`,
  check: {
    title: 'キッチンに送る前に確認',
    which: 'どれですか？',
    chooseFirst: '先に選んでください。',
    send: 'キッチンに送る',
    late: 'まだ送信されていません。キッチンにはこの注文が届いていません。',
    asNote: 'メモです',
    asDish: '料理です',
    leaveOut: '入れない',
  },
  offer: {
    title: 'ご希望の内容',
    bill: 'お会計にしますか？',
    question: 'スタッフにお尋ねください。',
    again: dishes => `同じものをもう一度：${dishes}？`,
    orderAgain: 'もう一度注文',
    allergy: to => `${to}をアレルギーとして保存しますか？`,
    allergyOf: (to, name) => `${to}を${name}さんのアレルギーとして保存しますか？`,
    save: '保存',
    decline: '今はしない',
  },
}
