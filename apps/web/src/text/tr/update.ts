// The notice of a newer version. Restaurateurs see it as well, so it addresses nobody.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: { title: 'Yeni sürüm var', description: 'Bu sürüm hâlâ çalışıyor. Birazdan yenilenebilir.' },
  banner: 'Yeni sürüm var!',
  refresh: 'Şimdi yenile',
}
