// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Birlikte yemek artık çok kolay. Birlikte sipariş, akıllı ödeme.',
  needsJavaScript: 'Tablemate için JavaScript gerekiyor. Tarayıcı ayarlarından açılması gerekir.',
  shortcuts: { create: 'Yeni grup kur', join: 'Bir gruba katıl' },
}
