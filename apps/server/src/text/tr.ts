// The server's texts in Turkish.

import type { Words } from './words.ts'

export const tr: Words = {
  passwordReset: {
    subject: 'Tablemate için yeni bir şifre belirleyin',
    text: (link, duration) => `Merhaba,

Biri, büyük ihtimalle siz, restoranınızın Tablemate hesabı için yeni bir şifre istedi.
Şifrenizi belirlemek için bu bağlantıyı açın:

${link}

Bağlantı yalnızca bir kez ve ${duration} içinde kullanılabilir.

Bunu siz istemediyseniz bu e-postayı dikkate almayın: şifreniz değişmez.
`,
  },
  order: {
    table: name => `Masa ${name}`,
    noTable: 'Masa yok',
    guest: position => `Misafir ${position}`,
    number: number => `Sipariş ${number}`,
    allergies: list => `ALERJİ: ${list}`,
    changed: 'DEĞİŞTİ',
    cancelled: 'İPTAL',
    offMenu: 'Menüde yok',
    tax: 'Vergi',
    serviceFee: 'Servis ücreti',
  },
  ticket: {
    copy: 'KOPYA',
    hasLeft: 'MÜŞTERİLER AYRILDI',
    test: 'Deneme',
    seeScreen: 'ekrana bakın',
    seeScreenLine: line => `ekrana bakın, satır ${line}`,
    allergiesOnScreen: 'ALERJİ: ekrana bakın',
    gone: text => `ARTIK YOK: ${text}`,
    added: text => `ŞİMDİ: ${text}`,
    without: what => `${what} yok`.trim(),
  },
  screens: { kitchen: 'Mutfak', floor: 'Salon' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'kabuklu deniz ürünleri',
    eggs: 'yumurta',
    fish: 'balık',
    peanuts: 'yer fıstığı',
    soybeans: 'soya',
    milk: 'süt',
    nuts: 'sert kabuklu yemişler',
    celery: 'kereviz',
    mustard: 'hardal',
    sesame: 'susam',
    sulphites: 'sülfit',
    lupin: 'acı bakla',
    molluscs: 'yumuşakçalar',
  },
  listSeparator: ', ',
}
