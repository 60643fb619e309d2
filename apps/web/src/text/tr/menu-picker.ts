// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Menü',
  close: 'Menüyü kapat',
  loading: 'Menü yükleniyor…',
  failed: {
    title: 'Menü yüklenemedi',
    hint: 'Burada sinyal zayıf olabilir. Siparişini yazarak da verebilirsin.',
  },
  retry: 'Tekrar dene',
  empty: 'Bu restoran henüz menüsünü eklemedi. İstediğini fiyatıyla birlikte yaz.',
  search: 'Menüde ara',
  clear: 'Aramayı temizle',
  noMatch: typed => `Menüde “${typed}” için sonuç yok.`,
  found: count => `${count} ürün bulundu`,
  byDetails: 'Restoranın verdiği bilgilere göre. Alerjin varsa lütfen personele söyle.',
  contains: allergens => `İçindekiler: ${allergens}`,
  categories: 'Kategoriler',
  chosen: count => `Seçilen · ${count}`,
  chosenTitle: 'Seçilenler',
  again: 'Yeniden',
  atTable: 'Bu masada',
  add: name => `Ekle: ${name}`,
  fewer: name => `Bir eksik: ${name}`,
  more: name => `Bir tane daha: ${name}`,
  modifier: name => `${name} nasıl olsun?`,
  modifierHint: 'Değişiklik var mı?',
  another: 'Değişiklikle bir tane daha',
  soldOut: 'Tükendi',
  offMenu: 'Menüde yok',
  type: 'Burada olmayan bir ürün yaz',
  typeAll: 'Siparişini yaz',
  fromMenu: 'Menüden seç',
  rest: count => `${count} tane daha göster`,
  nothing: 'Henüz bir şey seçilmedi',
  submit: (count, total) => `${count} ürün ekle · ${total}`,
  save: total => `Kaydet · ${total}`,
}
