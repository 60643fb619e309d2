// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: '音声で注文',
  /** The line beneath the microphone, by its state. */
  prompt: {
    idle: 'タップして注文を話す',
    starting: 'お待ちください…',
    'silent-start': 'マイクが反応していません',
    listening: '録音中… タップで停止',
    stopping: 'お待ちください…',
    sending: '送信中…',
    ordered: '注文しました',
    'to-check': '注文を確認してください',
    changed: '注文を変更しました',
    cancelled: '注文を削除しました',
    noted: 'メモにしました',
    nothing: '注文はありません',
    'no-dish': '料理が見つかりませんでした',
    waiting: 'オンラインに戻るまで保存します',
    empty: '音声が検出されませんでした。もう一度お試しください。',
    unsupported: '音声の録音に対応していません。',
  },
  /** A second line beneath the prompt. */
  hint: {
    idle: '「Two margheritas, one without basil, and a diet coke」',
    'silent-start': 'スマホに確認が出たら許可するか、下に入力してください。',
    unsupported: '話すときと同じように、英語で入力してください。',
    'no-dish': '話した内容は自分の注文に保存されています。タップして完成させてください。',
  },
  inEnglish: '英語で注文',
  speakNow: 'お話しください',
  /** The names of the microphone button. */
  record: '注文を録音',
  stop: '録音を停止',
  cancel: 'キャンセル',
  /** For screen readers. */
  heard: transcript => `聞き取った内容：${transcript}`,
  typed: {
    label: '注文を英語で入力',
    hint: 'Two cokes, one without ice',
    send: 'この注文を追加',
    unsent: 'まだ送信されていません。',
    tooLong: most => `長すぎます。${most}文字までです。`,
  },
  added: dishes => `追加しました：${dishes}`,
  changed: dishes => `変更しました：${dishes}`,
}
