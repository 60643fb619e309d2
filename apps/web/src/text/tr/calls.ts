// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Personeli çağır',
  kinds: { waiter: 'Garsonu çağır', water: 'Su, lütfen', bill: 'Hesap, lütfen' },
  till: {
    action: 'Kasada öde',
    told: 'Personel kasada ödeyeceğini biliyor.',
  },
  calledSince: 'Çağrıldı:',
  done: time => `Saat ${time}: tamam`,
  failed: 'Çağrın personele ulaşmadı',
  failedHint: 'Lütfen tekrar dene veya garsona el et.',
}
