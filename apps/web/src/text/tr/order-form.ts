// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Siparişini tamamla',
  editing: 'Siparişi düzenle',
  item: number => `Ürün ${number}`,
  name: 'Ürün adı',
  quantity: 'Adet',
  price: symbol => `Fiyat (${symbol})`,
  modifications: 'Değişiklikler',
  modificationsHint: 'Değişiklik var mı?',
  another: 'Başka ürün ekle',
  removeItem: number => `Çıkar: ürün ${number}`,
  full: most => `Bir siparişte en fazla ${most} ürün olabilir. Bunu gönder, sonra yenisini başlat.`,
  close: 'Kapat',
  cancel: 'Vazgeç',
  submit: 'Sipariş ekle',
  submitting: 'Ekleniyor…',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  added: 'Sipariş eklendi',
  leftOver: count =>
    plural(count, {
      one: 'Adı veya fiyatı olmayan bir ürün dışarıda kaldı. Formda duruyor.',
      other: `Adı veya fiyatı olmayan ${count} ürün dışarıda kaldı. Formda duruyorlar.`,
    }),
  nameRequired: 'Ürün adı gerekli',
  quantityTooSmall: 'Adet en az 1 olmalı',
  quantityTooLarge: most => `Adet en fazla ${most} olabilir`,
  pricePositive: 'Fiyat sıfırdan büyük olmalı',
  priceTooLarge: most => `Fiyat en fazla ${most} olabilir`,
  forOne: 'tanesi',
  total: 'Toplam',
  words: {
    title: 'Söylenenler',
    asDish: 'Ürün olarak ekle',
    asNote: 'Not olarak ekle',
    dismiss: 'Yok say',
    note: 'Personele not',
    noteHint: 'Alerji, zamanlama veya başka bir şey',
    longDish: most => `Ürün adı en fazla ${most} karakter olabilir.`,
    tooLong: most => `Not en fazla ${most} karakter olabilir.`,
  },
  itemsRequired: 'En az bir ürün gerekli',
}
