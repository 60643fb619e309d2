// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Başlangıç sayfasına dön',
  logIn: {
    title: 'Restoran girişi',
    hint: 'Menünüz, kampanyalarınız, masalarınız: hepsi tek yerde.',
    submit: 'Giriş yap',
    toggle: 'Hesabınız yok mu? Kaydolun',
    failed: { title: 'Giriş yapılamadı', hint: 'Giriş başarısız oldu. Lütfen tekrar deneyin.' },
  },
  signUp: {
    title: 'Restoran hesabı oluştur',
    hint: 'Beta süresince ücretsiz. Menünüz hazır olur olmaz müşteriler sipariş verebilir.',
    submit: 'Hesap oluştur',
    toggle: 'Zaten hesabınız var mı? Giriş yapın',
    failed: {
      title: 'Kayıt yapılamadı',
      hint: 'Kayıt başarısız oldu. Lütfen tüm alanları kontrol edip tekrar deneyin.',
    },
  },
  submitting: 'İşleniyor…',
  invalid: {
    title: 'Eksik veya hatalı bilgi',
    hint: fields => `Lütfen işaretli alanları düzeltin: ${series(fields)}`,
  },
  fields: {
    email: 'E-posta',
    password: 'Şifre',
    name: 'Restoran adı',
    phone: 'Telefon',
    address: 'Adres',
    city: 'Şehir',
    state: 'Eyalet / Bölge',
    zipCode: 'Posta kodu',
    businessId: 'İşletme numarası',
    taxPercentage: 'Vergi oranı',
  },
  passwordHint: 'En az 6 karakter',
  businessIdPlaceholder: 'Vergi numarası',
  placeHint:
    'Kampanyalarınızı yakındaki müşterilere göstermek için kullanılır. Konumu sonra düzeltebilirsiniz.',
  interest: { question: 'Başlarken yardım ister misiniz?', link: 'Başvuru yapın' },
}
