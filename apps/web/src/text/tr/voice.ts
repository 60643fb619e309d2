// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Sesli sipariş',
  prompt: {
    idle: 'Dokun ve siparişini söyle',
    starting: 'Bir saniye…',
    'silent-start': 'Mikrofonun yanıt vermiyor',
    listening: 'Kaydediliyor… Durdurmak için dokun',
    stopping: 'Bir saniye…',
    sending: 'Gönderiliyor…',
    ordered: 'Tamamdır',
    'to-check': 'Siparişini kontrol et',
    changed: 'Sipariş değiştirildi',
    cancelled: 'Sipariş silindi',
    noted: 'Not edildi',
    nothing: 'Sipariş verilmedi',
    'no-dish': 'Ürün bulunamadı',
    waiting: 'Yeniden çevrimiçi olana dek kaydedildi',
    empty: 'Ses algılanmadı. Lütfen tekrar dene.',
    unsupported: 'Ses kaydı desteklenmiyor.',
  },
  hint: {
    // The app understands English only.
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': 'Telefonun sorarsa izin ver veya aşağıya yaz.',
    unsupported: 'Söyleyeceğin gibi yaz.',
    'no-dish': 'Sözlerin siparişlerine kaydedildi – tamamlamak için oraya dokun.',
  },
  inEnglish: 'İngilizce sipariş ver',
  speakNow: 'Şimdi konuş',
  record: 'Siparişini sesli kaydet',
  stop: 'Kaydı durdur',
  cancel: 'Vazgeç',
  heard: transcript => `Duyulan: ${transcript}`,
  typed: {
    label: 'Ne istediğini yaz',
    // The app understands English only.
    hint: 'Two cokes, one without ice',
    send: 'Bu siparişi ekle',
    unsent: 'Bu henüz gönderilmedi.',
    tooLong: most => `Bu çok uzun: en fazla ${most} karakter.`,
  },
  added: dishes => `Eklendi: ${dishes}`,
  changed: dishes => `Değiştirildi: ${dishes}`,
}
