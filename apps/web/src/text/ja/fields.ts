// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: '入力してください。',
  'wrong-type': '値の種類が正しくありません。',
  'too-long': '長すぎます。',
  'too-short': '短すぎます。',
  'too-small': '小さすぎます。',
  'too-large': '大きすぎます。',
  'not-an-option': '選択肢から選んでください。',
  'forbidden-characters': '保存できない文字が含まれています。',
  'not-payable': 'この通貨では支払えない端数です。',
  'sold-out': '売り切れです。',
  'not-on-menu': 'メニューにありません。',
  taken: '同じ名前がすでにあります。',
  unknown: '見つかりませんでした。',
  'already-over': 'この開始日では、キャンペーンの期間がすでに終わっています。',
  'too-late': '日付が先すぎます。',
  'not-https': 'https:// で始まる必要があります。',
  'with-credentials': 'ユーザー名やパスワードは含められません。',
  'not-public': 'インターネットに公開されたアドレスではありません。',
  port: '使えるポートは443と8443だけです。',
  malformed: '形式が正しくありません。',
  contradictory: 'ほかの項目と矛盾しています。',
}

export const unusualPrice = {
  question: '価格に間違いはありませんか？',
  yes: (amount: string) => `はい、${amount}（ほかの価格と大きく違います）`,
}
