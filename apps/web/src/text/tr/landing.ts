// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Birlikte yemek artık çok kolay',
  subtitle: 'Birlikte sipariş, akıllı ödeme',
  features: {
    groups: { title: 'Grup kur veya katıl', detail: 'Altı karakter yeter, herkes masada' },
    voice: { title: 'Sesli sipariş', detail: 'Garsona söyler gibi, İngilizce' },
    organization: { title: 'Her şey düzenli', detail: 'Kim ne aldı, ne kadar tuttu' },
  },
  back: {
    title: 'Masaların',
    to: 'Masaya dön',
    unnamed: 'Masan',
    byCode: code => `Masan (kod ${code})`,
  },
  create: 'Yeni grup kur',
  join: 'Bir gruba katıl',
  restaurant: 'Restoran menü yönetimi',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Sayfa bulunamadı',
  hint: 'Bu adreste bir şey yok. Bağlantı eski veya eksik olabilir.',
}
