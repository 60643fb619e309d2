// A sentence for every problem that only an owner's call can have.

import type { ownersProblems as english } from '../../en/portal/problems.ts'
import type { Translation } from '../../words.ts'

export const ownersProblems: Translation<typeof english> = {
  'too-many-menu-items': 'メニューがいっぱいです。登録できるのは5,000品、テキスト2 MBまでです。',
  'too-many-option-groups': 'オプションのグループは、メニュー全体で200個、1品につき20個までです。',
  'option-group-not-found': 'このオプションはメニューからなくなりました。',
  'too-many-campaigns': '終了していないキャンペーンが50件あります。1件削除するか、終了までお待ちください。',
  'not-signed-in': 'ログアウトされました。もう一度ログインしてください。',
  'too-many-tables': 'テーブルが500卓あります。先にいくつか削除してください。',
  'tables-open': '今の通貨のまま利用中のテーブルがあります。終了してから変更してください。',
  'invalid-credentials': 'メールアドレスまたはパスワードが正しくありません',
  'email-not-found': 'このメールアドレスのアカウントが見つかりません',
  'wrong-password': '現在のパスワードと一致しません。',
  'menu-item-not-found': 'この料理はすでにメニューから削除されています。',
  'category-not-found': 'このカテゴリーはもうメニューにありません。',
  'campaign-not-found': 'このキャンペーンはもうありません。',
  'reset-link-invalid': 'このリンクはもう使えません。新しいリンクを請求してください。',
  'mail-not-set-up':
    'このサーバーはメールを送信できません。サーバーの管理者に新しいパスワードの発行を依頼してください。',
  'email-taken': 'このメールアドレスはすでに登録されています',
  'menu-item-taken': 'このカテゴリーには同じ名前の料理がすでにあります。',
  'category-taken': '同じ名前のカテゴリーがすでにあります。',
  'too-many-screens': 'ディスプレイが50台あります。先にいくつか削除してください。',
  'delivery-not-found': '一覧にありません。すでに送信されたか、テーブルが終了しています。',
  'refund-refused': 'Stripeが返金を拒否しました。Stripeで支払いを確認してください。',
  'payment-not-found': 'この支払いはすでに取り消されています。',
  'undo-too-late': '支払いを取り消せるのは10分以内です。',
  'paid-since':
    'この中に、その後さらに支払った人がいるため、ここでは返金できません。レジでお客様と精算してください。',
  'card-payments-open':
    'まだ完了していないカード払いがあります。完了してから（最長35分）、もう一度お試しください。',
  'address-not-set':
    'サーバーの公開アドレスが設定されていないため、Stripeのページから戻れません。サーバーの管理者にPUBLIC_URLの設定を依頼してください。',
  'printer-not-found': 'このプリンターはもう一覧にありません。',
  'too-many-printers': 'プリンターが20台あります。先にいくつか削除してください。',
  'pos-not-set-up': 'POSがまだ設定されていません。POS設定でキーと店舗を入力してください。',
  'pos-unauthorized':
    'POSがキーを承認しないか、キーにメニューを読み取る権限がありません。POS設定で確認してください。',
  'pos-not-reachable': 'POSからメニューを取得できませんでした。数分後にもう一度お試しください。',
  'no-such-step': 'この伝票ではもうその操作はできません。',
  'request-not-found': 'この呼び出しは対応済みです。',
  'screen-not-found': 'このディスプレイはもう一覧にありません。',
  'floor-only': 'このタブレットはキッチン用です。フロア用のタブレットか店舗ポータルをご利用ください。',
  'code-not-found': 'コードが正しくないか、10分の有効期限が切れています。',
  'ticket-moved': 'ほかのスタッフがこの伝票を進めました。',
  'table-occupied': 'このテーブルには着席中のお客様がいます。',
  'off-menu-settled': 'この料理はすでに対応済みか、お客様が変更しました。',
  'changed-meanwhile': 'その間に別の場所で変更されました。',
  'table-taken': '同じ名前のテーブルがすでにあります。',
  'campaign-started': 'このキャンペーンは開始済みのため、開始日と期間を変更できません。',
  'not-a-menu-file': 'CSV、JSON、PDFのファイルをアップロードしてください',
  'menu-file-is-spreadsheet':
    '表計算ファイルです。開いて「名前を付けて保存」または「ダウンロード」でCSVを選び、そのCSVファイルをアップロードしてください。',
  'menu-file-is-document': '文書ファイルです。PDFとして保存してからアップロードしてください。',
  'menu-file-is-picture':
    '写真または画像です。メニューの印刷に使ったPDFか、料理の一覧（CSVまたはJSON）をアップロードしてください。',
  'menu-file-is-archive': '圧縮ファイルです。展開して、中のメニューをアップロードしてください。',
  'menu-file-too-much':
    '読み取りに時間またはメモリがかかりすぎます。メニューだけを、CSVまたは画像なしのPDFで保存し直してアップロードしてください。',
  'menu-file-broken':
    'ファイルが壊れているか、拡張子と中身が一致しません。もう一度書き出してアップロードしてください。',
  'menu-file-empty': 'このファイルに料理が見つかりませんでした。',
  'no-menu-in-file': '売上、注文、または人の一覧のようです。料理と価格の一覧をアップロードしてください。',
  'menu-columns-unknown':
    '列を判別できませんでした。1行目に列名（カテゴリー、料理名、説明、価格）を入れてください。',
  'menu-rows-refused': 'このままでは保存できない料理があります。修正して、もう一度お試しください。',
  'too-many-menu-rows': '1つのファイルに入れられるのは5,000品までです。分割してください。',
  'pdf-locked':
    'このPDFはパスワードで保護されています。パスワードなしで保存し直してアップロードしてください。',
  'pdf-letters-unknown':
    'このPDFの文字を読み取れません。コピーした文字も文字化けします。作成したソフトでもう一度書き出すか、CSVファイルをアップロードしてください。',
  'pdf-too-full':
    'このPDFはメニューにしては文字が多すぎます。メニューのページだけをアップロードしてください。',
  'pdf-too-long': 'このPDFは200ページを超えています。メニューのページだけをアップロードしてください。',
  'pdf-without-text':
    'このPDFには、画像の中も含めて文字が見つかりませんでした。文字データを含む元のPDFか、料理の一覧（CSVまたはJSON）をアップロードしてください。',
}
