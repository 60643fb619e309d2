// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'みんなの食事を、もっとスムーズに',
  loading: '読み込み中…',
  tryAgain: '再試行',
  home: 'ホームに戻る',
  error: 'エラー',
  close: '閉じる',
  /** Less than a minute ago. */
  justNow: 'たった今',
  notifications: hotkey => `通知（${hotkey}）`,
  notLoaded: {
    title: 'ページを読み込めませんでした',
    hint: '電波が弱いのかもしれません。データは失われていません。少し待ってからもう一度お試しください。',
  },
  needsNetwork: {
    title: 'オフラインです',
    hint: 'このページには接続が必要です。つながったらもう一度お試しください。',
  },
  broken: {
    title: 'このページで問題が発生しました',
    hint: '注文は保存されています。もう一度お試しいただくか、ページを再読み込みしてください。',
  },
}
