// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Fiyatlarınız nasıl hesaplanıyor?',
  added: 'Vergi fiyatlarıma eklenir',
  included: 'Vergi fiyatlarıma dahil',
  includedHint: 'Hesapta “vergi dahil” olarak gösterilir. Tutara bir şey eklemez.',
  laterHint: 'Daha sonra girebilirsiniz. O zamana kadar vergi eklenmez.',
  question: {
    today: rates => `Masalarınızın hesabına şu an eklenenler: ${list(rates)}.`,
    todayNothing: 'Masalarınızın hesabına şu an vergi eklenmiyor: oranınız eksik.',
    tax: rate => `${rate} vergi`,
    serviceFee: rate => `${rate} servis ücreti`,
    feeHint: 'Servis ücreti almıyorsanız 0 olarak bırakın.',
    save: 'Kaydet',
    saving: 'Kaydediliyor…',
    saved: { title: 'Kaydedildi', hint: 'Bundan sonra oturan masalar için geçerlidir.' },
    failed: { title: 'Kaydedilemedi', hint: 'Lütfen tekrar deneyin.' },
  },
}
