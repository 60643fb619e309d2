// Restaurants that would like to take part.

import type { interest as english } from '../../en/portal/interest.ts'
import type { Translation } from '../../words.ts'

export const interest: Translation<typeof english> = {
  back: 'Restoran girişine dön',
  intro:
    'Bize restoranınızı anlatın, başlamanıza yardımcı olalım. Bizi beklemek zorunda değilsiniz: herkes kaydolabilir.',
  required: 'Yıldızlı alanlar zorunludur.',
  sections: {
    restaurant: 'Restoran bilgileri',
    location: 'Konum',
    business: 'İşletme bilgileri',
    features: 'İlgilendiğiniz özellikler',
    more: 'Ek bilgiler',
  },
  restaurantName: 'Restoran adı',
  contactName: 'İlgili kişi',
  email: 'E-posta',
  phone: 'Telefon',
  address: 'Adres',
  city: 'Şehir',
  state: 'Eyalet / Bölge',
  zipCode: 'Posta kodu',
  restaurantType: {
    label: 'Restoran türü',
    options: {
      'fine-dining': 'Fine dining',
      'casual-dining': 'Klasik restoran',
      'fast-casual': 'Hızlı servis (fast casual)',
      pub: 'Pub',
      cafe: 'Kafe',
      other: 'Başka',
    },
  },
  seatingCapacity: {
    label: 'Oturma kapasitesi',
    options: {
      'under-25': '25 kişiden az',
      '25-50': '25–50 kişi',
      '50-100': '50–100 kişi',
      '100-200': '100–200 kişi',
      'over-200': '200 kişiden fazla',
    },
  },
  currentPosSystem: {
    label: 'Şu anki kasa sistemi',
    options: {
      square: 'Square',
      toast: 'Toast',
      clover: 'Clover',
      lightspeed: 'Lightspeed',
      other: 'Başka bir sistem',
      none: 'Henüz yok',
    },
  },
  averageOrderValue: {
    label: 'Ortalama sipariş tutarı',
    options: {
      'under-15': '£15 altı',
      '15-30': '£15–£30',
      '30-50': '£30–£50',
      '50-75': '£50–£75',
      'over-75': '£75 üstü',
    },
  },
  noChoice: 'Seçin…',
  features: {
    legend: 'Size en çok ne yardımcı olur?',
    options: {
      'voice-based group ordering': 'Sesli grup siparişi',
      'POS system integration': 'Kasa sistemi entegrasyonu',
      'location-based advertising': 'Konuma göre reklam',
      'menu management system': 'Menü yönetimi',
      'order analytics dashboard': 'Sipariş analizi paneli',
      'customer engagement tools': 'Müşteri ilişkileri araçları',
    },
  },
  additionalInfo: { label: 'Başka bir şey var mı?', hint: 'Sorular, istekler, aramak için en uygun saat.' },
  invalidEmail: 'Lütfen geçerli bir e-posta adresi girin',
  invalidPhone: 'Lütfen geçerli bir telefon numarası girin',
  submit: 'Başvuruyu gönder',
  submitting: 'Gönderiliyor…',
  done: {
    title: 'Başvuru gönderildi!',
    hint: 'Restoran platformu açıldığında sizinle iletişime geçeceğiz.',
  },
  failed: {
    title: 'Gönderilemedi',
    hint: 'Lütfen tekrar deneyin veya destek ekibiyle iletişime geçin.',
  },
  thanks: {
    title: 'Teşekkürler!',
    text: restaurant => `Bilgilerinizi aldık (${restaurant}). Sizinle iletişime geçeceğiz.`,
  },
  next: {
    title: 'Bundan sonra',
    steps: [
      'Bilgilerinizi 48 saat içinde inceleriz.',
      'Ekibimiz sizinle iletişime geçer.',
      'Platforma erken erişim kazanırsınız.',
      'Kurulum ve eğitim, restoranınıza göre hazırlanır.',
    ],
  },
}
