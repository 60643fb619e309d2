// Restaurants that would like to take part.

import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

export const interest: Translation<typeof english> = {
  back: '店舗ログインに戻る',
  intro:
    'お店についてお聞かせください。導入をお手伝いします。ご連絡を待たずに、どなたでもすぐに登録できます。',
  required: '*の付いた項目は必須です。',
  sections: {
    restaurant: '店舗情報',
    location: '所在地',
    business: '営業内容',
    features: '関心のある機能',
    more: 'その他',
  },
  restaurantName: '店舗名',
  contactName: 'ご担当者名',
  email: 'メールアドレス',
  phone: '電話番号',
  address: '住所',
  city: '市区町村',
  state: '都道府県・州',
  zipCode: '郵便番号',
  restaurantType: {
    label: '業態',
    options: {
      'fine-dining': '高級レストラン',
      'casual-dining': 'カジュアルレストラン',
      'fast-casual': 'ファストカジュアル',
      pub: 'パブ・居酒屋',
      cafe: 'カフェ',
      other: 'その他',
    },
  },
  seatingCapacity: {
    label: '席数',
    options: {
      'under-25': '25席未満',
      '25-50': '25〜50席',
      '50-100': '50〜100席',
      '100-200': '100〜200席',
      'over-200': '200席超',
    },
  },
  currentPosSystem: {
    label: '現在のPOS',
    options: {
      square: 'Square',
      toast: 'Toast',
      clover: 'Clover',
      lightspeed: 'Lightspeed',
      other: 'その他',
      none: 'なし',
    },
  },
  averageOrderValue: {
    label: '平均注文額',
    options: {
      'under-15': '£15未満',
      '15-30': '£15〜£30',
      '30-50': '£30〜£50',
      '50-75': '£50〜£75',
      'over-75': '£75超',
    },
  },
  noChoice: '選択してください',
  features: {
    legend: '特に役立ちそうなものは？',
    options: {
      'voice-based group ordering': '音声でのグループ注文',
      'POS system integration': 'POS連携',
      'location-based advertising': '位置情報を使った広告',
      'menu management system': 'メニュー管理',
      'order analytics dashboard': '注文分析ダッシュボード',
      'customer engagement tools': '顧客とのコミュニケーション',
    },
  },
  additionalInfo: { label: 'ほかに伝えたいこと', hint: 'ご質問、ご要望、お電話に都合のよい時間など' },
  invalidEmail: '有効なメールアドレスを入力してください',
  invalidPhone: '有効な電話番号を入力してください',
  submit: '送信する',
  submitting: '送信中…',
  done: {
    title: '送信しました',
    hint: '店舗向けサービスの開始時にご連絡します。',
  },
  failed: { title: '送信できませんでした', hint: 'もう一度お試しいただくか、サポートまでご連絡ください。' },
  thanks: {
    title: 'ありがとうございます',
    text: restaurant => `${restaurant}の情報を受け付けました。追ってご連絡します。`,
  },
  next: {
    title: '今後の流れ',
    steps: [
      '48時間以内に内容を確認します。',
      '担当者からご連絡します。',
      '先行してサービスをご利用いただけます。',
      'お店に合わせて導入と研修を行います。',
    ],
  },
}
