// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Masan bulunuyor…',
  first: 'Buraya ilk gelen sensin.',
  people: count => `Burada ${count} kişi sipariş veriyor.`,
  name: 'Adın',
  nameHint: 'Masadakiler sana nasıl sesleniyorsa öyle',
  nameMissing: 'Lütfen adını yaz.',
  nameTaken: 'Masada bu adda biri zaten var.',
  start: 'Siparişe başla',
  join: 'Masaya katıl',
  joining: 'Katılıyorsun…',
  separate: {
    hint: 'Bu gruptan değil misin?',
    action: 'Ayrı liste ve hesap aç',
    busy: 'Açılıyor…',
  },
  elsewhere: {
    title: (place: string) => `Hâlâ burada oturuyorsunuz: ${place}`,
    due: (amount: string) => `Orada ${amount} borcunuz var.`,
    both: 'Buraya katılırsanız iki masada birden oturursunuz.',
    back: (place: string) => `Geri dön: ${place}`,
    move: 'Buraya geç',
  },
  missing: {
    title: 'Bu kodla bir masa yok',
    hint: 'Kod değişmiş olabilir. Lütfen masandaki kodu tekrar tara veya personele sor.',
  },
  failed: {
    title: 'Masan şu an bulunamadı',
    hint: 'Burada sinyal zayıf olabilir. Lütfen tekrar dene.',
    offline: 'Bu telefon çevrimdışı. Yeniden çevrimiçi olunca tekrar dene.',
  },
  notJoined: {
    title: 'Henüz katılmadın',
    hint: 'Yanıt alamadık. Lütfen tekrar dene.',
    offline: 'Bu telefon çevrimdışı. Lütfen yeniden çevrimiçi olunca tekrar dene.',
  },
}
