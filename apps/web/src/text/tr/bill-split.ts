// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Hesap yükleniyor…',
  back: 'Grup özetine dön',
  missing: 'Grup bulunamadı veya erişim yok.',
  failed: { title: 'Hesap yüklenemedi', hint: 'Lütfen bağlantını kontrol edip tekrar dene.' },
  empty: {
    title: 'Henüz sipariş yok',
    hint: 'Bir şey sipariş et, hesap burada görünsün.',
    action: 'Siparişe başla',
  },
  bill: {
    title: 'Hesap özeti',
    total: 'Toplam',
    subtotal: 'Ara toplam',
    tax: rate => `Vergi ${rate}`,
    serviceFee: rate => `Servis ücreti ${rate}`,
    tip: 'Bahşiş',
    tipOf: percent => `Bahşiş ${percent}`,
    noTip: 'Bahşiş yok',
    includesTax: rate => `${rate} vergi dahil`,
    ratesOfTable: 'Vergi ve servis ücretini masan belirler. Restoranın hesabına göre ayarla.',
    feeOfRestaurant: 'Servis ücretini restoran alır.',
    about: percent => `yaklaşık ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Bu hesaptaki bir fiyat tahmini.',
        other: `Bu hesaptaki ${count} fiyat tahmini.`,
      }),
    correct: own => plural(own, { one: 'Seninkini düzelt', other: `Sana ait ${own} fiyatı düzelt` }),
    show: 'Hangileri?',
  },
  tip: {
    title: 'Bahşiş',
    custom: 'Diğer',
    chosenBy: name => `Bu bahşişi ${name} seçti.`,
    least: amount => `Şimdiye kadar ödenen bahşiş: ${amount}. Bahşiş bunun altına inemez.`,
    notChanged: 'Bahşiş değiştirilemedi',
  },
  split: {
    title: 'Nasıl bölünsün?',
    equal: 'Eşit',
    items: 'Ürüne göre',
    shares: 'Paya göre',
    notChanged: 'Bölüşme değiştirilemedi',
    paidBefore: (name, amount) => `${name} önceden ${amount} ödemişti. Kalanı eşit bölündü.`,
    changedBetween:
      'Bazı paylar, hesap veya bölüşme değişmeden önce ödendi. Onlar olduğu gibi kalır, kalanı eşit bölünür.',
  },
  weights: { notChanged: 'Paylar değiştirilemedi' },
  rates: { title: 'Vergi ve ücret', notChanged: 'Vergi ve ücret değiştirilemedi' },
  notChanged: 'Hiçbir şey değişmedi. Lütfen tekrar dene.',
  shares: {
    title: 'Ödemeler',
    you: 'sen',
    details: name => `${name} ne ödüyor?`,
    payNow: 'Şimdi öde',
    payNowFor: (name, amount) => `Şimdi öde: ${name} için ${amount}`,
    payMine: amount => `Payımı öde · ${amount}`,
    payAllMine: amount => `Paylarımı öde · ${amount}`,
    starting: (amount, names) => `${list(names)} için ${amount} ödeniyor`,
    stop: 'Durdur',
    stopFor: name => `Ödemeyi durdur: ${name}`,
    nothing: 'Ödenecek bir şey yok',
    pending: 'bekliyor',
    processing: 'işleniyor',
    failed: 'olmadı. Lütfen tekrar dene.',
    changed: 'Tutar değişti. Ödemek için tekrar bas.',
    paidSoFar: amount => `${amount} ödendi`,
    held: 'kartla ödeniyor',
    paidBy: names => `ödeyen: ${list(names)}`,
    withOwnTip: amount => `${amount} kendi bahşişi dahil`,
  },
  payment: {
    done: {
      title: 'Ödeme tamamlandı',
      hint: (amount, names) => `${list(names)} için ${amount}`,
    },
    failed: {
      title: 'Ödeme başarısız',
      hint: 'Bu kişinin ödemesi yapılamadı. Lütfen tekrar dene.',
    },
    changed: {
      title: 'Tutar değişti',
      hint: (amount, name) => `${name} için yeni tutar: ${amount}. Ödemek için tekrar bas.`,
    },
  },
  offline: { title: 'Çevrimdışısın', hint: 'Ödeme yapılmadı. Lütfen yeniden çevrimiçi olunca öde.' },
  payTogether: { several: 'Birkaç kişi için öde', own: 'Kendi bahşişini ekle' },
  payEachShare: {
    action: 'Tüm payları öde',
    stopped: { title: 'Ödemeler durduruldu', hint: 'Şimdiye kadar ödenenler geçerli.' },
    done: { title: 'Tüm ödemeler tamamlandı', hint: 'Bütün paylar ödendi.' },
    failed: {
      title: 'Ödeme hatası',
      hint: 'Bazı ödemeler yapılamadı. Lütfen kontrol edip tekrar dene.',
    },
  },
  payments: {
    title: 'Ödeme özeti',
    completed: 'Tamamlanan',
    countOf: (count, all) => `${count}/${all}`,
    collected: 'Toplanan tutar',
    pending: 'Bekleyen',
    held: 'Kartla ödeniyor',
    progress: 'Şimdiye kadar toplanan',
    progressOf: (collected, total) => `${collected} / ${total}`,
    allPaid: 'Herkes ödedi. Teşekkürler!',
    goodbye: 'Her şey tamam. Kendine iyi bak!',
    done: 'Tamam',
    receipt: 'Makbuz',
    nothingCharged: 'Demo kart: hiçbir şey tahsil edilmedi. Lütfen restorana öde.',
    payStaff: 'Lütfen personele öde. Burada telefondan ödeme yapılamıyor.',
    youPaid: open =>
      plural(open, {
        one: 'Sen ödedin. Bir kişi henüz ödemedi.',
        other: `Sen ödedin. ${open} kişi henüz ödemedi.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Ödeyeceğin bir şey yok. Bir kişi henüz ödemedi.',
        other: `Ödeyeceğin bir şey yok. ${open} kişi henüz ödemedi.`,
      }),
  },
}
