// Card payments of diners, into the restaurant's own account at Stripe.

import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

export const cards: Translation<typeof english> = {
  title: 'Kartla ödemeler',
  otherCurrency: currency =>
    `Stripe sizin para biriminizde (${currency}) kart kabul etmiyor; ödeme kasada yapılır.`,
  about:
    'Müşterileriniz paylarını Stripe’ın bir sayfasında kartla, doğrudan sizin Stripe hesabınıza öder. Kartları hiç görmeyiz. Stripe’ın resmî test verileriyle denendi, gerçek bir hesapla henüz denenmedi.',
  loading: 'Kartla ödemeler yükleniyor…',
  loadFailed: 'Kartla ödeme ayarları yüklenemedi.',
  state: {
    none: 'Kayıtlı bir Stripe hesabı yok.',
    saved: 'Kaydedildi, bağlı değil. Stripe anahtarı henüz kabul etmedi.',
    connected: 'Anahtarın Stripe tarafından son kabulü:',
    unauthorized: 'Stripe anahtarı reddetti; bu yüzden kart alınmıyor. Başka bir anahtar girin.',
    test: 'Bu bir test anahtarı: gerçek para çekilmez.',
  },
  enabled: {
    label: 'Kart kabul et',
    hint: 'Müşterileriniz hesapta “Kartla öde” seçeneğini görür. Kapatsanız da başlamış ödemeler tamamlanır.',
  },
  demo: {
    label: 'Demo ödemeler',
    hint: 'Müşterileriniz “Demo kart” ile ödeyebilir. Bu kart hiçbir şey tahsil etmez ve müşterileriniz bunu görür. Ödemeyi yine personeliniz alır. Bir Stripe anahtarı kaydedildiğinde demo sona erer.',
  },
  key: {
    label: 'Kısıtlı anahtar (restricted key)',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. rk_live_ ile başlar ve şu izinleri gerektirir: Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. Secret key (sk_) kabul edilmez.',
    wrong: 'Kısıtlı anahtar rk_live_ veya rk_test_ ile başlar.',
    show: 'Kısıtlı anahtarı göster',
    hide: 'Kısıtlı anahtarı gizle',
  },
  secret: {
    label: 'İmza anahtarı (signing secret)',
    hint: 'Stripe bunu, orada eklediğiniz endpoint ile birlikte gösterir. whsec_ ile başlar.',
    wrong: 'İmza anahtarı whsec_ ile başlar.',
    show: 'İmza anahtarını göster',
    hide: 'İmza anahtarını gizle',
  },
  keep: 'Şifrelenmiş olarak kayıtlı. Aynı kalması için boş bırakın.',
  remove: 'İki anahtarı da kaldır',
  undoRemove: 'İki anahtar da kalsın',
  removed: 'Kaydedince kaldırılır.',
  url: 'Endpoint URL’si',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Şu olayları seçin: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Anahtarı test et',
  tests: {
    ok: 'Stripe anahtarı kabul etti.',
    unauthorized: 'Stripe anahtarı reddetti. Başka bir anahtar girin.',
    gone: 'Stripe testi reddetti.',
    refused: 'Stripe testi reddetti. Anahtarın gereken tüm izinleri olmayabilir.',
    'no-answer': 'Stripe yanıt vermedi. Lütfen birazdan tekrar deneyin.',
    'not-possible': 'Henüz test edilecek bir şey yok: anahtarı girip kaydedin.',
  },
  save: 'Kart ayarlarını kaydet',
  saving: 'Kaydediliyor…',
  saved: { title: 'Kartla ödemeler güncellendi', hint: 'Kartla ödeme ayarları kaydedildi.' },
  failed: {
    title: 'Kartla ödemeler güncellenemedi',
    hint: 'Hiçbir şey kaydedilmedi. Lütfen tekrar deneyin.',
  },
  list: {
    title: 'Son 24 saatin kart ödemeleri',
    none: 'Henüz yok.',
    failed: 'Kart ödemelerinin listesi yüklenemedi.',
    table: name => `Masa ${name}`,
    noTable: 'Masasız',
    states: {
      held: 'ödeniyor',
      paid: 'ödendi',
      released: 'ödenmedi',
      returning: 'geç ödendi: para iade ediliyor',
      returned: 'geç ödendi: para iade edildi',
      refunding: 'para iade ediliyor',
      refunded: 'iade edildi',
    },
    refund: 'İade et',
    cancel: 'İptal et',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `${amount} iade edilsin mi? Pay yeniden ödemeye açılır.`,
    cancelQuestion: amount => `${amount} tutarındaki ödeme iptal edilsin mi? Pay yeniden ödemeye açılır.`,
    keep: 'Kalsın',
    notRefunded: { title: 'İade edilemedi', hint: 'Para iade edilmedi. Lütfen tekrar deneyin.' },
  },
}
