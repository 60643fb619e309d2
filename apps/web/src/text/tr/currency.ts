// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Bu masadaki para birimi:',
  title: 'Para birimi',
  change: 'Değiştir',
  changeWhat: '(para birimi)',
  reason: {
    detecting: 'Para birimin belirleniyor…',
    'united-kingdom': 'Birleşik Krallık saat dilimine veya diline göre.',
    'time-zone': 'Saat dilimine göre.',
    locale: 'Diline göre.',
    position: 'Konumuna göre.',
    nothing: 'Para birimini belirleyemedik, ABD dolarıyla başladık.',
    chosen: 'Bu ziyaret için senin seçimin.',
  },
  locate: 'Konumumu kullan',
  locating: 'Konumun bulunuyor…',
  found: (country, currency) => `Ülke: ${country}. Para birimi: ${currency}.`,
  otherMoney: country =>
    `Bu ülkenin (${country}) para birimini henüz desteklemiyoruz. Lütfen başka bir para birimi seç.`,
  unknown: 'Konumunu bulamadık. Lütfen yukarıdan bir para birimi seç.',
}
