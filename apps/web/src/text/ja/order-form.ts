// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'

export const orderForm: Translation<typeof english> = {
  completing: '注文を完成させる',
  editing: '注文を編集',
  item: number => `${number}品目`,
  name: '料理名',
  quantity: '数量',
  price: symbol => `価格（${symbol}）`,
  modifications: 'ご要望',
  modificationsHint: '抜き・追加など',
  another: '料理を追加',
  removeItem: number => `${number}品目を削除`,
  full: most => `1回の注文は${most}品までです。この注文を送信してから、続きを注文してください。`,
  close: '閉じる',
  cancel: 'キャンセル',
  submit: '注文を追加',
  submitting: '追加中…',
  save: '変更を保存',
  saving: '保存中…',
  added: '注文を追加しました',
  leftOver: count => `名前か価格のない${count}品は追加されませんでした。フォームに残っています。`,
  nameRequired: '料理名は必須です',
  quantityTooSmall: '数量は1以上にしてください',
  quantityTooLarge: most => `数量は${most}までです`,
  pricePositive: '価格は0より大きくしてください',
  priceTooLarge: most => `価格は${most}までです`,
  forOne: '1つあたり',
  total: '合計',
  /** Spoken words that gave no dish, and the diner's options. */
  words: {
    title: '話した内容',
    asDish: '料理にする',
    asNote: 'メモにする',
    dismiss: '消す',
    note: 'スタッフへのメモ',
    noteHint: 'アレルギー、提供のタイミングなど',
    longDish: most => `料理名は${most}文字までです。`,
    tooLong: most => `メモは${most}文字までです。`,
  },
  itemsRequired: '料理を1品以上入力してください',
}
