// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Başlangıç sayfasına dön',
  intro: 'Sana bir kod vereceğiz. Masandaki herkes bu kodla kendi telefonundan katılır.',
  name: 'Adın',
  nameHint: 'Masadakiler sana nasıl sesleniyorsa öyle',
  restaurant: 'Restoran adı',
  table: 'Masa numarası',
  universal: 'Evrensel mod',
  universalHint: 'Her restoran için: ürünleri ve fiyatları sen yazarsın.',
  submit: 'Grup kur',
  submitting: 'Kuruluyor…',
  nameMissing: 'Lütfen adını yaz.',
  nameRequired: 'Adın gerekli',
  restaurantRequired: 'Restoran adı gerekli',
  failed: 'Grup kurulamadı. Lütfen tekrar dene.',
  suggestions: 'Kayıtlı restoranlar',
  suggested: count => `${count} kayıtlı restoran`,
  linked: {
    hint: 'Siparişini bu restoranın kendi menüsünden vereceksin.',
    undo: 'Geri al',
    looking: 'Bu masanın restoranı aranıyor…',
    missing: {
      title: 'Bu restoran artık burada değil',
      hint: 'Adını yaz: yine birlikte sipariş verebilirsiniz.',
    },
    failed: {
      title: 'Bu masanın restoranı bulunamadı',
      hint: 'Adını yaz veya kodu tekrar aç.',
    },
  },
  created: {
    title: 'Grup kuruldu',
    hint: 'Arkadaşların bu kodla veya QR kodu tarayarak katılır.',
    share: 'Kodu paylaş',
    start: 'Siparişe başla',
  },
}
