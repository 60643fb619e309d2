// The app's name, and the texts that any screen may show. Restaurateurs see them as well, so the sentences address nobody.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Birlikte yemek artık çok kolay',
  loading: 'Yükleniyor…',
  tryAgain: 'Tekrar dene',
  home: 'Ana sayfaya dön',
  error: 'Hata',
  close: 'Kapat',
  justNow: 'az önce',
  notifications: hotkey => `Bildirimler (${hotkey})`,
  notLoaded: {
    title: 'Sayfa yüklenemedi',
    hint: 'Burada sinyal zayıf olabilir. Hiçbir şey kaybolmadı; birazdan tekrar denenebilir.',
  },
  needsNetwork: {
    title: 'Çevrimdışı',
    hint: 'Bu sayfa için bağlantı gerekiyor. Bağlantı gelince tekrar denenebilir.',
  },
  broken: {
    title: 'Bu sayfada bir sorun oluştu',
    hint: 'Siparişler güvende. Tekrar denemek veya sayfayı yenilemek yeterli.',
  },
}
