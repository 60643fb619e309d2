// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'

export const group: Translation<typeof english> = {
  loading: 'Grup yükleniyor…',
  missing: 'Grup bulunamadı veya erişim yok.',
  back: 'Başlangıç sayfasına dön',
  codeWord: 'kod',
  showCode: 'Kodu ve QR kodu göster',
  share: 'Kodu paylaş',
  summary: 'Grup özeti',
  people: count => `${count} kişi`,
  showPeople: 'Masadakileri göster',
  more: count => `+${count}`,
  joined: name => `${name} katıldı`,
  ordered: (name, dishes) => `${name} sipariş verdi: ${dishes}`,
  andMore: (named, left) => `${named} ve ${left} ürün daha`,
  eventsTitle: 'Masada neler oluyor',
  quickActions: 'Hızlı işlemler',
  view: 'Grubu gör',
  add: 'Yazarak ekle',
  notSent: (dishes, total) => `${dishes} seçildi, gönderilmedi – ${total}`,
  manual: 'Yazarak sipariş',
  own: {
    title: 'Siparişlerin',
    empty: 'Henüz sipariş yok',
    emptyHint: 'İstediğini ekle. Masadaki herkes anında görür.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Düzenle',
    remove: 'Sil',
    undo: 'Geri al',
    options: 'Seçenekler',
    removed: 'Sipariş silindi',
    removeFailed: 'Sipariş silinemedi',
  },
  form: {
    addedWhat: dishes => `Eklendi: ${dishes}`,
    saved: 'Sipariş değiştirildi',
    failed: 'Sipariş eklenemedi',
    changeFailed: 'Sipariş değiştirilemedi',
  },
}
