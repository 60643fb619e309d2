// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': 'Bu tutar kart için çok küçük. Lütfen kasada öde.',
    'uneven-for-card':
      'Kartla burada yalnızca 0 ile biten tutarlar ödenebilir. Bahşişle yuvarla ya da kasada öde.',
  },
  pay: amount => `Kartla öde · ${amount}`,
  going: 'Kart sayfası açılıyor…',
  held: (amount, until) => `Kartla ödüyorsun: ${amount}. Bu tutar saat ${until} olana kadar sana ayrıldı.`,
  heldBy: (name, amount, until) =>
    `${name} kartla ödüyor: ${amount}. Bu tutar saat ${until} olana kadar ona ayrıldı.`,
  cancel: 'Kartla ödemeyi iptal et',
  failed: { title: 'Kartla ödeme olmadı', hint: 'Ödeme yapılmadı. Lütfen tekrar dene.' },
  paid: { title: 'Ödeme tamamlandı', hint: 'Tutar kartından çekildi. Teşekkürler!' },
  waiting: { title: 'Stripe bekleniyor', hint: 'Stripe onaylar onaylamaz ödemen burada görünür.' },
  released: { title: 'Kartla ödeme iptal edildi', hint: 'Ödeme yapılmadı. Payın yeniden ödemeye açık.' },
  returned: {
    title: 'Ödeme geç kaldı',
    hint: 'Bu tutarın ödenmesi artık gerekmiyor; para kartına iade ediliyor.',
  },
  refunded: { title: 'Para iade edildi', hint: 'Restoran bu ödemeyi iade etti.' },
  notes: {
    returned: (amount, name) => `${name} kartla geç ödedi: ${amount}. Tutar aynı karta iade ediliyor.`,
    refunded: (amount, name) =>
      `Restoran kart ödemesini iade etti: ${amount} (${name}). Bu pay yeniden ödemeye açık.`,
  },
}
