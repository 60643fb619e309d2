// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'パスワードをお忘れですか？',
  back: 'ログインに戻る',
  ask: {
    title: 'パスワードの再設定',
    hint: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクを送ります。',
    submit: 'リンクを送信',
    sending: '送信中…',
    failed: { title: 'リンクを送信できませんでした', hint: 'もう一度お試しください。' },
    noMail: {
      title: 'このサーバーはメールを送信できません',
      hint: 'サーバーの管理者に新しいパスワードの発行を依頼してください。',
    },
  },
  sent: {
    title: 'メールをご確認ください',
    text: email => `${email}のアカウントがある場合は、リンクを送信しました。1回限り、30分間有効です。`,
    hint: '届かない場合は、迷惑メールフォルダやアドレスの誤りを確認してください。',
  },
  choose: {
    title: '新しいパスワード',
    hint: '保存するとここでログインし、ほかのブラウザではすべてログアウトされます。',
    password: '新しいパスワード',
    submit: 'パスワードを保存',
    saving: '保存中…',
    saved: { title: 'パスワードを変更しました', hint: 'ログインしました。' },
    failed: { title: 'パスワードを変更できませんでした', hint: 'もう一度お試しください。' },
    over: {
      title: 'このリンクはもう使えません',
      hint: 'すでに使用されたか、新しいリンクが送信されたか、30分が経過しました。',
      action: '新しいリンクを送信',
    },
  },
}
