// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: '位置',
  confirmed: '確認済みです。近くのお客様に特典が表示されます。',
  guessed: '住所から推定した位置です。この近くのお客様に特典が表示されます。違う場合は修正してください。',
  lookingUp: '住所を検索中…',
  unknown: '位置はまだ設定されていません。設定すると、近くのお客様に特典が表示されます。',
  map: '地図で見る',
  confirm: '位置を確定',
  here: '現在地を使う',
  locating: '現在地を取得中…',
  notFound: {
    title: '現在地を取得できませんでした',
    hint: 'ブラウザから位置情報を取得できませんでした。代わりに座標を入力できます。',
  },
  type: '座標を入力',
  latitude: '緯度',
  longitude: '経度',
  hint: '度で入力。南緯と西経は負の値',
  latitudeInvalid: '-90〜90の度数を入力してください。',
  longitudeInvalid: '-180〜180の度数を入力してください。',
  save: '位置を保存',
  saving: '保存中…',
  saved: '位置を保存しました',
  failed: { title: '位置を保存できませんでした', hint: 'もう一度お試しください。' },
}
