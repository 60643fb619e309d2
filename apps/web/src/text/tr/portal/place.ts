// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Konum',
  confirmed: 'Konumu onayladınız. Kampanyalarınızı yakındaki müşteriler görür.',
  guessed:
    'Adresinize göre tahminimiz. Kampanyalarınızı buranın yakınındaki müşteriler görür: yanlışsa lütfen düzeltin.',
  lookingUp: 'Adresiniz aranıyor…',
  unknown: 'Konumunuz henüz ayarlanmadı. Ayarlayınca kampanyalarınızı yakındaki müşteriler görür.',
  map: 'Haritada göster',
  confirm: 'Konumu onayla',
  here: 'Şu anki konumumu kullan',
  locating: 'Konum bulunuyor…',
  notFound: {
    title: 'Konum bulunamadı',
    hint: 'Tarayıcınız konumunuzu paylaşmadı. Bunun yerine koordinatları girebilirsiniz.',
  },
  type: 'Koordinat gir',
  latitude: 'Enlem',
  longitude: 'Boylam',
  hint: 'Derece olarak; güney ve batı eksi',
  latitudeInvalid: 'Lütfen -90 ile 90 arasında bir derece girin.',
  longitudeInvalid: 'Lütfen -180 ile 180 arasında bir derece girin.',
  save: 'Konumu kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Konum kaydedildi',
  failed: { title: 'Konum kaydedilemedi', hint: 'Lütfen tekrar deneyin.' },
}
