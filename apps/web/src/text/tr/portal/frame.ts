// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Restoran portalı',
    orders: 'Bu akşam',
    dashboard: 'Menü',
    tables: 'Masalar',
    campaigns: 'Reklam',
    settings: 'Ayarlar',
  },
  logOut: 'Çıkış yap',
  day: 'Gün',
  backTo: { dashboard: 'Panele dön', settings: 'Ayarlara dön' },
  signedOut: 'Çıkış yapıldı',
  notLoggedOut: {
    title: 'Çıkış yapılamadı',
    hint: 'Sunucu yanıt vermedi; burada oturumunuz hâlâ açık. Lütfen tekrar deneyin.',
  },
  failed: {
    title: 'Sayfa yüklenemedi',
    hint: 'Bağlantınız zayıf olabilir. Hiçbir şey kaybolmadı; birazdan tekrar deneyin.',
  },
  password: { show: 'Şifreyi göster', hide: 'Şifreyi gizle' },
  invalid: {
    email: 'Lütfen geçerli bir e-posta adresi girin',
    password: 'Şifre en az 6 karakter olmalı',
    name: 'Restoran adı gerekli',
    phone: 'Lütfen geçerli bir telefon numarası girin',
    address: 'Adres gerekli',
  },
  tooManyTries: wait => `Çok fazla deneme. Lütfen bekleyip tekrar deneyin (${wait}).`,
  offline: 'Çevrimdışısınız. Yeniden çevrimiçi olana dek hiçbir şey kaydedilemez.',
}
