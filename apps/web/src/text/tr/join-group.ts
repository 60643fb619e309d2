// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Başlangıç sayfasına dön',
  intro: 'Masanın kodunu gir. Masadaki herkes sana okuyabilir.',
  linkedIntro: 'Adını yazman yeter, hemen sipariş verebilirsin.',
  code: 'Grup kodu',
  verify: 'Kontrol et',
  verifying: 'Masan aranıyor…',
  found: 'Masan',
  name: 'Adın',
  nameHint: 'Masadakiler sana nasıl sesleniyorsa öyle',
  submit: 'Gruba katıl',
  submitting: 'Katılıyorsun…',
  codeMissing: 'Lütfen bir grup kodu gir.',
  nameMissing: 'Lütfen adını yaz.',
  noSuchCode: 'Bu kodla bir masa yok. Kodlarda 0, 1, I, L ve O hiç bulunmaz.',
  nameTaken: 'Bu adda biri zaten var. Soyadının ilk harfini ekle: “Ayşe B.”',
  notFound: { title: 'Grup bulunamadı', hint: 'Lütfen kodu kontrol edip tekrar dene.' },
  tooMany: {
    title: 'Çok fazla yanlış kod girildi',
    hint: 'Bu ağdan, belki de başka biri tarafından girildi. Arkadaşının telefonundaki QR kodu tara veya bağlantısını aç: bu hemen çalışır. Ya da birkaç dakika bekle.',
  },
  failed: { title: 'Gruba katılınamıyor', hint: 'Gruba katılamadın. Lütfen tekrar dene.' },
  member: {
    title: 'Zaten gruptasın',
    you: name => `Bu masadaki adın: ${name}`,
    alsoHere: 'Bu telefondaki diğer kişiler',
    goOnAs: name => `${name} olarak devam et`,
    otherHint: name =>
      `Farklı bir ad, bu telefona bir kişi daha ekler; ${name} tüm siparişleriyle kalır. Telefonu olmayan biri için masada misafir ekle.`,
    rejoin: 'Gruba dön',
    other: 'Başka adla katıl',
  },
}
