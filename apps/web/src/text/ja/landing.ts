// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'みんなの食事を、もっとスムーズに',
  subtitle: '一緒に注文、かしこくお会計',
  features: {
    groups: { title: 'グループの作成・参加', detail: '6文字のコードで、全員が同じテーブルに' },
    voice: { title: '音声で注文', detail: '店員さんに話すように、英語で' },
    organization: { title: '自動で整理', detail: '誰が何を頼んで、いくらになるか' },
  },
  /** Links to the open tables that this phone has joined. */
  back: {
    title: '参加中のテーブル',
    to: 'テーブルに戻る',
    unnamed: '参加中のテーブル',
    byCode: code => `コード${code}のテーブル`,
  },
  create: '新しいグループを作成',
  join: 'グループに参加',
  restaurant: 'お店のメニュー管理',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'ページが見つかりません',
  hint: 'このアドレスには何もありません。リンクが古いか、途中で切れている可能性があります。',
}
