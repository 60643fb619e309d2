// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number } from '../locale.ts'

const dishes = (count: number) => `${number(count)}品`

export const menuUpload: Translation<typeof english> = {
  theFile: 'ファイル',
  title: 'メニューをアップロード',
  hint: 'メニューの印刷に使ったPDF、またはPOSや表計算ソフトから書き出した一覧を使えます。確認が終わるまで何も変更されません。',
  columns:
    'PDFのスキャンされたページは1ページあたり数秒かかり、12ページまで読み取ります。写真は読み取れません。一覧では、カテゴリー、料理名、説明、価格、アレルゲンの列を順不同で探します。',
  choose: 'ファイルを選択',
  drop: 'またはここにドロップ',
  kinds: 'CSV、JSON、PDF（10 MBまで）',
  cancel: 'キャンセル',
  wrongType: {
    title: '対応していないファイル形式です',
    hint: 'CSV、JSON、PDFのファイルをアップロードしてください',
    help: '読み取れるのはCSV、JSON、PDFです。写真は読み取れません。表計算ファイルはCSV、文書はPDFとして保存してからアップロードしてください。',
  },
  failed: {
    title: 'アップロードできませんでした',
    hint: 'ファイル形式を確認して、もう一度お試しください。',
  },
  tooLarge: 'ファイルが10 MBを超えています。',
  brokenAt: row => `問題のある行：${row}`,
  sending: name => `${name}を送信中`,
  reading: name => `${name}を読み取り中`,
  columnChoice: {
    title: '各列の内容を選んでください',
    hint: 'この一覧の列を判別できませんでした。各列の内容を選んでください。少なくとも料理名と価格が必要です。',
    column: column => `${number(column)}列目`,
    meanings: {
      name: '料理名',
      description: '説明',
      category: 'カテゴリー',
      price: '価格',
      allergens: 'アレルゲン',
      ignore: '不要な列',
    },
    read: 'メニューを読み取る',
  },
  check: {
    title: 'メニューの確認',
    /** The parts of the line above the dishes. */
    summary: {
      included: (count, inCategories) => `${number(inCategories)}カテゴリー ${dishes(count)}`,
      toLookAt: count => `要確認${dishes(count)}`,
      missing: (count, source) => `${source}にないもの${dishes(count)}`,
      unchanged: count => `変更なし${dishes(count)}`,
      leftOut: count => `除外${dishes(count)}`,
    },
    languages: names => `ほかの言語：${names}`,
    doubtfulTitle: '要確認',
    alike: (count, doubts) => `${dishes(count)}：${doubts}`,
    allLookRight: count => `${dishes(count)}すべて問題なし`,
    looksRight: '問題なし',
    looksRightOf: name => `問題なし：${name}`,
    finished: '完了',
    doneWith: name => `完了：${name}`,
    settled: '確認済み',
    twin: (name, category) =>
      `${category}に「${name}」という料理がもう1つあります。どちらかの名前を変えるか、除外してください。`,
    uncategorised: count => `カテゴリーのない${dishes(count)}のカテゴリー`,
    row: row => `${row}行目`,
    page: page => `${page}ページ`,
    inSource: (source, text) => `${source}の記載：「${text}」`,
    wrongInSource: (problem, source, text) => `${problem}${source}の記載：「${text}」`,
    allergens: names => `アレルゲン：${names}`,
    noAllergens: 'アレルゲン：記載なし',
    leaveOut: '除外する',
    leaveOutOf: name => `${name}を除外する`,
    putBack: '戻す',
    putBackOf: name => `${name}を戻す`,
    edit: name => `${name}を修正`,
    unnamed: '名前のない料理',
    showMore: count => `あと${count}品を表示`,
    confirm: count => `${dishes(count)}をメニューに追加`,
    update: 'メニューを更新',
    saving: '保存中…',
    throwAway: {
      ask: '修正した内容を破棄しますか？',
      yes: '破棄',
      no: '残す',
    },
    faulty: count => `${dishes(count)}を修正するか、除外してください。`,
    nothing: 'すべての料理が除外されています。',
    done: count => `${dishes(count)}をメニューに追加しました`,
    updated: 'メニューは最新です',
    notSaved: 'メニューを保存できませんでした。何も変更されていません。もう一度お試しください。',
  },
  sizes: {
    title: (count, prices) =>
      `${dishes(count)}に価格が${prices}つずつありますが、何の価格かファイルに書かれていません。サイズの名前を入力してください。`,
    prices: ['1つ目の価格', '2つ目の価格', '3つ目の価格', '4つ目の価格'],
    apply: count => `${dishes(count)}のサイズに名前を付ける`,
  },
  diff: {
    isNew: '新規',
    was: '変更前：',
    movedFrom: category => `${category}から移動`,
    wasCalled: name => `変更前「${name}」`,
    describedAnew: '説明の変更',
    otherAllergens: 'アレルゲンの変更',
    otherTranslations: '新しい翻訳',
    soldOut: '売り切れ',
    availableAgain: '販売再開',
    unchangedOf: count => `変更なし${dishes(count)}`,
    /** What the upload changes on the menu, in numbers of dishes. */
    effect: {
      isNew: count => `新規${dishes(count)}`,
      price: count => `価格変更${dishes(count)}`,
      moved: count => `移動${dishes(count)}`,
      /** Dishes with changes of name, description or allergens only. */
      reworded: count => `文言変更${dishes(count)}`,
      /** Dishes that are sold out now, or available again. */
      availability: count => `売り切れ・販売再開${dishes(count)}`,
      removed: count => `削除${dishes(count)}`,
      nothing: 'メニューの変更はありません',
    },
  },
  missing: {
    title: source => `${source}にない料理`,
    hint: '削除しない限り、メニューに残ります。',
    takeOff: '削除する',
    takeOffOf: name => `${name}を削除する`,
    takeAllOff: count => `${dishes(count)}すべて削除`,
    keepAll: 'すべて残す',
  },
  file: {
    'no-header': 'ファイルに列名がありません。列の割り当てが正しいか確認してください。',
    'prices-in-hundredths':
      '価格がセント単位のようなので、650を6.50として読み取りました。正しいか確認してください。',
    'prices-perhaps-hundredths':
      '価格が高めです。そのまま読み取りましたが、セント単位かもしれません。正しいか確認してください。',
    'prices-guessed':
      '「Price」（価格）という列がないため、価格と思われる列を使いました。正しいか確認してください。',
    'first-price-taken':
      '多くの料理に複数の価格があり、何の価格か書かれていません。最初の価格を使いました。店内での価格か確認してください。',
    'sizes-guessed':
      '各料理に複数の価格があり、その上の文字をサイズとして読み取りました。正しいか確認してください。',
    'other-currency': '価格の通貨が店舗の通貨と異なります。数字はそのままにしました。',
    'archived-left-out': 'POSでアーカイブされた料理は除外しました。',
    'extras-left-out': '料理に付けるだけのオプションは除外しました。',
    'scanned-text':
      'このメニューはスキャンされたもので、文字は画像から読み取られています。料理名と価格をよく確認してください。',
    'pages-without-text':
      '読み取れる文字がほとんどないページがあります。抜けている料理がないか確認してください。',
    'letters-unknown':
      'フォントに文字情報がないため、一部の文字を読み取れませんでした。抜けている料理がないか確認してください。',
  },
  doubts: {
    'no-name': '名前がない',
    'no-price': '価格がない',
    'price-unreadable': '価格を読み取れない',
    'price-too-large': '価格が大きすぎる',
    'price-not-payable': 'この通貨では支払えない端数',
    'thousands-or-decimals': '桁区切り？小数点？',
    'price-rounded': '価格を丸めた',
    'several-prices': '価格が複数：最初のものを使用',
    free: '無料？',
    'no-category': 'カテゴリーがない',
    'name-too-long': '名前が長すぎる',
    'category-too-long': 'カテゴリーが長すぎる',
    'description-cut': '説明を短くした',
    twice: '重複している',
    'price-from': '複数の価格のうち最も安いもの',
    'not-on-sale': 'POSで非表示または販売停止',
    'perhaps-extra': '料理ではなくオプション？',
    'price-from-heading': '上の見出しの価格を使用',
    'sizes-unnamed': '価格が複数、サイズ名なし',
    'price-range': '価格に幅がある',
    'price-in-description': '説明に別の価格がある',
    'price-unsure': 'これが価格？',
    'price-unusual': '価格がほかと大きく違う',
    'name-unsure': 'これが名前のすべて？',
    'reading-unsure': '料理ではない可能性',
    scanned: '画像から読み取り',
    'letters-unsure': '画像から読み取り（不鮮明）',
    'row-damaged': '行の破損を修復した',
    'allergens-unsure': '不明なアレルゲンがある',
    'translation-cut': '翻訳を一部短くしました',
  },
}
