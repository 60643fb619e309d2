// The texts beneath invalid fields, by what is wrong. Restaurateurs see them as well, so they address nobody. Separate from
// problems.ts, because most screens have no fields.

import type { fieldText as english } from '../en/fields.ts'
import type { Translation } from '../words.ts'

export const fieldText: Translation<typeof english> = {
  required: 'Bu alan boş bırakılamaz.',
  'wrong-type': 'Bu değer türü buraya uymuyor.',
  'too-long': 'Bu çok uzun.',
  'too-short': 'Bu çok kısa.',
  'too-small': 'Bu çok küçük.',
  'too-large': 'Bu çok büyük.',
  'not-an-option': 'Seçeneklerden birinin seçilmesi gerekiyor.',
  'forbidden-characters': 'Kaydedilemeyen karakterler içeriyor.',
  'not-payable': 'Bu para biriminde bu kadar küçük birim yok.',
  'sold-out': 'Bu tükendi.',
  'not-on-menu': 'Bu menüde yok.',
  taken: 'Bu ad zaten var.',
  unknown: 'Bu bulunamadı.',
  'already-over': 'O tarihte başlayan bir kampanya çoktan bitmiş olurdu.',
  'too-late': 'Bu tarih çok ileride.',
  'not-https': 'https:// ile başlaması gerekiyor.',
  'with-credentials': 'Kullanıcı adı veya şifre içeremez.',
  'not-public': 'Bu, herkese açık bir internet adresi değil.',
  port: 'Yalnızca 443 ve 8443 numaralı bağlantı noktaları kullanılabilir.',
  malformed: 'Bu doğru görünmüyor.',
  contradictory: 'Bu, başka bir alanla çelişiyor.',
}

export const unusualPrice = {
  question: 'Bu fiyat doğru mu?',
  yes: (amount: string) => `Evet, ${amount}: diğer fiyatlardan çok farklı`,
}
