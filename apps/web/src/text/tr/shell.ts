// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Gizlilik bildirimi',
  intro: 'Çok az veri tutarız, o da uzun sürmez.',
  points: {
    retention: {
      title: '24 saat sonra silinir',
      detail:
        'Grubun tüm verileri (adlar, siparişler, katılanlar) 24 saat sonra kendiliğinden silinir. Restoranın kasa sistemine, yazıcısına veya bunların sağlayıcısına ulaşanlar ise onların kurallarına göre saklanır.',
    },
    identity: {
      title: 'Üyelik yok',
      detail:
        'Gerek yok. Siparişlerin sende kalsın diye bu cihazı bir çerez tanır. Adın bu cihazda 30 gün kalır.',
    },
    position: {
      title: 'Konumun',
      detail:
        'Yalnızca izin verirsen: para birimini ve yakındaki kampanyaları bulmak için. Konumun saklanmaz.',
    },
    voice: {
      title: 'Sesin',
      detail: 'Konuşmanı tarayıcın yazıya çevirir. Tarayıcının üreticisi söylediklerini işleyebilir.',
    },
    payment: {
      title: 'Ödemeler',
      detail:
        'Yalnızca bir deneme: kart gerekmez, para çekilmez. Kartla ödemeyi seçersen ödemeyi Stripe kendi sayfasında alır, biz kartını hiç görmeyiz.',
    },
  },
  accept: 'Kabul et ve devam et',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Tablemate’i yükle',
  use: 'Sinyal olmasa bile anında açılır.',
  now: 'Şimdi yükle',
  how: 'Nasıl?',
  back: 'Geri',
  dismiss: 'Şimdi değil',
  howTitle: 'Nasıl yüklenir',
  notDone: 'Yüklenmedi. Kendin şöyle yapabilirsin:',
  insecure: 'Yükleme yalnızca https üzerinden çalışır. Önce bu sayfanın https adresini aç.',
  steps: {
    'ios-safari': ['Paylaş’a dokun: oku yukarı bakan kare.', 'Ana Ekrana Ekle’yi seç.', 'Ekle’ye dokun.'],
    'android-chrome': [
      'Tarayıcının menüsünü aç: üstteki üç nokta.',
      'Uygulamayı yükle veya Ana ekrana ekle’yi seç.',
      'Yükle’ye dokun.',
    ],
    'desktop-chrome': [
      'Adres çubuğunun sağ ucundaki yükleme simgesine bas.',
      'Simge yok mu? Üç nokta menüsünü aç, Yayınla, kaydet ve paylaş’ı, ardından yükleme seçeneğini seç.',
      'Yükle’ye bas.',
    ],
    generic: [
      'Tarayıcının menüsünü aç.',
      'Yükle, Ana ekrana ekle veya Dock’a Ekle’yi seç.',
      'Hiçbiri yok mu? Bu sayfayı Chrome’da, iPhone veya iPad’de ise Safari’de aç.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Uygulama menüsü',
  appearance: 'Görünüm',
  themes: { system: 'Sistem', light: 'Açık', dark: 'Koyu' },
  install: 'Uygulamayı yükle',
  privacy: 'Gizlilik bildirimi',
}
