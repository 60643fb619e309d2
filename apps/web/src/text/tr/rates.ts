// The fields for tax and service fee. Restaurateurs see the first four texts as well, so they address nobody.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Vergi oranı',
  serviceFee: 'Servis ücreti oranı',
  missing: 'Oran gerekli; yoksa 0 yazılabilir.',
  invalid: 'Oran 0 ile 100 arasında, en fazla 3 ondalıklı bir yüzde olmalı.',
  ofTable: {
    hint: 'Restoranın hesabına göre ayarla. Masadaki herkes için geçerlidir.',
    kind: {
      title: 'Buradaki fiyatlar',
      added: 'Vergi fiyatlara ekleniyor',
      included: 'Vergi fiyatlara dahil',
    },
    taxHint: 'Yalnızca hesapta görünsün istiyorsan',
    feeHint: 'Restoran servis için ücret alıyorsa. Bahşiş ayrıdır.',
    save: 'Masa için kaydet',
    saving: 'Kaydediliyor…',
  },
}
