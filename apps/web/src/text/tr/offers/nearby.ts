// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Yakındaki kampanyalar',
  show: 'Yakındaki kampanyaları göster',
  showHint: 'Telefonuna konumunu sorar',
  looking: 'Kampanyalar aranıyor…',
  fallback: 'Telefonun konumunu paylaşmadı; bunlar San Francisco çevresinden.',
  none: { title: 'Şu an yakında kampanya yok', hint: 'Sık sık yenileri gelir: yakında tekrar bak.' },
  failed: { title: 'Kampanyalar yüklenemedi', hint: 'Lütfen birazdan tekrar dene.' },
  validUntil: date => `Son gün: ${date}`,
  about: amount => `yaklaşık ${amount}`,
  metresAway: metres => `${metres} m uzakta`,
  kilometresAway: kilometres => `${kilometres} km uzakta`,
  footer: 'Sponsorlu • Konumuna göre',
  opensInNewTab: 'yeni sekmede açılır',
  dismiss: title => `Kampanyayı gizle: ${title}`,
}
