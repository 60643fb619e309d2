// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Şimdiye kadar anlaşılan',
  change: 'Siparişin şöyle değişir:',
  cancel: 'Silinecek siparişin:',
  repeat: name => `Aynısı (${name}):`,
  sharedByAll: 'Herkes paylaşıyor',
  sharedBy: names => `Paylaşanlar: ${list(names)}`,
  forOne: name => `${name} için`,
  check: {
    title: 'Mutfağa gitmeden önce kontrol et',
    which: 'Hangisi?',
    chooseFirst: 'Lütfen önce seç.',
    send: 'Mutfağa gönder',
    late: 'Henüz gönderilmedi – bu sipariş mutfakta yok.',
    asNote: 'Bu bir not',
    asDish: 'Bu bir ürün',
    leaveOut: 'Dışarıda bırak',
  },
  offer: {
    title: 'İsteğiniz',
    bill: 'Hesabı ister misiniz?',
    question: 'Bunu garsonunuz yanıtlayabilir.',
    again: dishes => `Aynısından bir kez daha: ${dishes}?`,
    orderAgain: 'Tekrar sipariş ver',
    allergy: to => `${to} alerjiniz olarak kaydedilsin mi?`,
    allergyOf: (to, name) => `${to}, ${name} için alerji olarak kaydedilsin mi?`,
    save: 'Kaydet',
    decline: 'Şimdi değil',
  },
}
