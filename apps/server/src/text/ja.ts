// The server's texts in Japanese.

import type { Words } from './words.ts'

export const ja: Words = {
  passwordReset: {
    subject: 'Tablemateの新しいパスワードの設定',
    text: (link, duration) => `いつもご利用ありがとうございます。

貴店のTablemateアカウントについて、新しいパスワードの申請がありました（ご本人によるものと思われます）。
パスワードを設定するには、次のリンクを開いてください。

${link}

リンクは${duration}以内に1回だけ使えます。

お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。
`,
  },
  order: {
    table: name => `テーブル ${name}`,
    noTable: 'テーブルなし',
    guest: position => `お客様 ${position}`,
    number: number => `注文 ${number}`,
    allergies: list => `アレルギー：${list}`,
    changed: '変更',
    cancelled: '取消',
    offMenu: 'メニュー外',
    tax: '税',
    serviceFee: 'サービス料',
  },
  ticket: {
    copy: '再印刷',
    hasLeft: '退店済み',
    test: 'テスト印刷',
    seeScreen: '画面を確認',
    seeScreenLine: line => `画面を確認（${line}行目）`,
    allergiesOnScreen: 'アレルギー：画面を確認',
    gone: text => `取りやめ：${text}`,
    added: text => `変更後：${text}`,
    without: what => `${what}なし`,
  },
  screens: { kitchen: 'キッチン', floor: 'フロア' },
  allergens: {
    gluten: 'グルテン',
    crustaceans: '甲殻類',
    eggs: '卵',
    fish: '魚',
    peanuts: '落花生',
    soybeans: '大豆',
    milk: '乳',
    nuts: 'ナッツ類',
    celery: 'セロリ',
    mustard: 'マスタード',
    sesame: 'ごま',
    sulphites: '亜硫酸塩',
    lupin: 'ルピナス豆',
    molluscs: '貝・イカ・タコ類',
  },
  listSeparator: '、',
}
