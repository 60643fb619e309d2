// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

const tests: Translation<(typeof english)['test']['results']> = {
  ok: provider => `${provider} anahtarı ve konumu kabul etti.`,
  unauthorized: provider => `${provider} anahtarı reddetti. Yeni bir anahtar girin.`,
  gone: provider => `${provider} bu konumu artık tanımıyor. Düzeltin veya yeniden test edin.`,
  refused: provider => `${provider} testi reddetti.`,
  'no-answer': provider => `${provider} yanıt vermedi. Lütfen birazdan tekrar deneyin.`,
  'not-possible': provider => `${provider} için henüz test edilecek bir şey yok: anahtarı ve konumu girin.`,
}

export const pos: Translation<typeof english> = {
  loading: 'Kasa sistemi ayarları yükleniyor…',
  status: {
    title: 'Durum',
    active: 'Etkin',
    inactive: 'Etkin değil',
    connected: provider => `Bağlı: ${provider}`,
    none: 'Bağlı kasa sistemi yok',
    key: 'API anahtarı kayıtlı',
    noKey: 'API anahtarı yok',
    keyless: 'Anahtar gerekmez',
    nothing: 'Siparişler panonuza gidiyor. Bir kasa sistemine de göndermek için sağlayıcı seçin.',
    saved: provider => `Kaydedildi, bağlı değil. ${provider} henüz bir test veya sipariş kabul etmedi.`,
    savedOnly: 'Kaydedildi, bağlı değil.',
    confirmed: provider => `${provider} tarafından son kabul edilen test veya sipariş:`,
    unauthorized: provider => `${provider} anahtarı reddetti. Yeni bir anahtar girin.`,
    gone: provider => `${provider} bu konumu artık tanımıyor. Düzeltin veya yeniden test edin.`,
    off: 'Kapalı: sipariş gönderilmiyor.',
  },
  test: {
    action: 'Bağlantıyı test et',
    busy: 'Test ediliyor…',
    results: tests,
    keyless: {
      ...tests,
      ok: provider => `${provider} Tablemate erişimini ve konumu kabul etti.`,
      unauthorized: provider =>
        `${provider} Tablemate erişimini reddetti. Restoranınız için ${provider} tarafında Tablemate erişimine izin verin, sonra yeniden test edin.`,
      'not-possible': provider => `${provider} için henüz test edilecek bir şey yok: konumu girin.`,
    },
    status: status => `(durum ${status})`,
    saveFirst: 'Kaydedilmemiş değişiklikler var. Önce kaydedin: test, kayıtlı ayarları kullanır.',
    failed: { title: 'Test yapılamadı', hint: 'Test sunucumuza ulaşmadı. Lütfen tekrar deneyin.' },
  },
  form: 'Ayarlar',
  enabled: {
    label: 'Kasa entegrasyonunu aç',
    hint: 'Her siparişi kasa sistemine ve webhook’a gönderir. Ayarları koruyup göndermeyi durdurmak için kapatın.',
  },
  provider: { label: 'Sağlayıcı', none: 'Sağlayıcınızı seçin', required: 'Lütfen sağlayıcınızı seçin.' },
  key: { label: 'API anahtarı', hint: 'Anahtarına ne ad verdiğini görmek için sağlayıcınızı seçin.' },
  location: { label: 'Konum kimliği', hint: 'Nerede bulacağınızı görmek için sağlayıcınızı seçin.' },
  locationMissing: what => `Lütfen bu alanı doldurun: ${what}. Siparişler için gerekli.`,
  encrypted: 'Şifrelenmiş olarak saklanır.',
  keep: 'Kayıtlı, şifrelenmiş bir anahtar var. Aynı kalması için boş bırakın.',
  anothers: provider => `Kayıtlı anahtar başka bir sağlayıcının: ${provider}. Kaydedince kaldırılır.`,
  removed: 'Kayıtlı anahtar, kaydedince kaldırılır.',
  remove: 'Kayıtlı anahtarı kaldır',
  undoRemove: 'Kayıtlı anahtar kalsın',
  show: 'Yazdığınızı göster',
  hide: 'Yazdığınızı gizle',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate her siparişi, imzalı olarak, size ait bir adrese ya da Deliverect veya Otter gibi bir ara yazılıma gönderir.',
    label: 'Webhook URL’si',
    hint: 'https:// ile başlayan, herkese açık bir adres',
    saved: 'Kaydedildi, bağlı değil. Adresiniz bir testi kabul edince siparişler oraya gönderilir.',
    confirmed: 'Adresinizin kabul ettiği son test veya sipariş:',
    unauthorized:
      'Adresiniz bir siparişi reddetti; bu yüzden oraya artık bir şey gönderilmiyor. Yeniden çalışınca bir test gönderin.',
    gone: 'Adresiniz 410 (gone) yanıtı verdi; bu yüzden oraya artık bir şey gönderilmiyor. Başka bir adres girin veya çalışınca bir test gönderin.',
    test: 'Test gönder',
    tests: {
      ok: 'Adresiniz testi kabul etti.',
      unauthorized: 'Adresiniz testi reddetti. Güncel gizli anahtar orada mı?',
      gone: 'Adresiniz 410 (gone) yanıtı verdi; bu yüzden oraya artık bir şey gönderilmiyor. Başka bir adres girin veya çalışınca yeniden test edin.',
      refused: 'Adresiniz testi kabul etmedi.',
      'no-answer': 'Adresiniz yanıt vermedi. Lütfen kontrol edip tekrar deneyin.',
      'not-possible': 'Henüz test edilecek bir adres yok. Bir adres girip kaydedin.',
    },
    secret: {
      title: 'Gizli anahtar',
      none: 'Henüz gizli anahtar yok; adresiniz siparişleri kimin gönderdiğini denetleyemez.',
      exists: 'Her olay bir gizli anahtarla imzalanır. Görmek için yeni bir gizli anahtar oluşturun.',
      earlier: (time: string) =>
        `Önceki gizli anahtarın son geçerlilik zamanı: ${time}. Yenisini oluşturursanız hemen geçersiz olur.`,
      create: 'Gizli anahtar oluştur',
      renew: 'Yeni gizli anahtar',
      creating: 'Oluşturuluyor…',
      label: 'Webhook gizli anahtarı',
      once: 'Şimdi kopyalayın: yalnızca bu kez gösterilir.',
      done: 'Tamam',
      failed: {
        title: 'Gizli anahtar yok',
        hint: 'Gizli anahtar oluşturulamadı. Lütfen tekrar deneyin.',
      },
    },
    developers: {
      title: 'Geliştiriciler için',
      parts: [
        'Her sipariş, JSON içeren bir POST isteğidir: siparişin numarası, masası, ürünleri, notları ve alerjileri; müşteri adı yoktur.',
        'Standard Webhooks’un tanımladığı biçimde imzalanır: webhook-id, webhook-timestamp ve webhook-signature başlıkları.',
        '200–299 arası bir durum kodu siparişi kabul eder. 408, 425, 429, 500 ve üstü ya da 15 saniye içinde yanıt gelmemesi durumunda yeniden denenir: yaklaşık altı dakika içinde beş kez, aynı webhook-id ile.',
        'Diğer tüm durum kodları siparişi kesin olarak reddeder; 401, 403 ve 410 ayrıca webhook’u kapatır.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → uygulamanız → Webhooks → aboneliğiniz.',
      show: 'İmza anahtarını göster',
      hide: 'İmza anahtarını gizle',
      keep: 'Kayıtlı, şifrelenmiş bir imza anahtarı var. Aynı kalması için boş bırakın.',
    },
    url: 'Bildirim URL’si (Notification URL)',
    urlHint:
      'Square’deki bir abonelik için; böylece Square, siparişlerin ve menünün nasıl değiştiğini bildirir. Sipariş ve katalog olaylarını seçin.',
  },
  copy: {
    action: 'Kopyala',
    of: what => `Kopyala: ${what}`,
    done: 'Kopyalandı',
    failed: 'Bu tarayıcı kopyalayamıyor. Lütfen metni seçip kopyalayın.',
  },
  cancel: 'Vazgeç',
  save: 'Ayarları kaydet',
  saving: 'Kaydediliyor…',
  saved: {
    title: 'Ayarlar güncellendi',
    hint: 'Kasa entegrasyonu ayarları başarıyla kaydedildi.',
  },
  failed: {
    title: 'Güncellenemedi',
    hint: 'Kasa sistemi ayarları güncellenemedi. Lütfen tekrar deneyin.',
  },
  ways: {
    title: 'Siparişler için diğer yollar',
    board: { title: 'Pano', detail: 'Siparişler herhangi bir tablet veya ekranda' },
    printers: { title: 'Yazıcılar', detail: 'Bilgisayarsız, kâğıda basılan fişler' },
    webhook: { title: 'Webhook', detail: 'Siparişler bir ara yazılıma veya kendi sisteminize' },
    sent: { title: 'Gönderilenler', detail: 'Giden, bekleyen veya başarısız her sipariş' },
  },
  about: {
    title: provider => `${provider} hakkında`,
    none: 'Kasa sisteminiz',
    noneHint: 'Restoranınızın kullandığı sistemi seçin; form gerekli bilgileri sorar.',
    documentation: provider => `${provider} belgeleri`,
    opensNewTab: 'yeni sekmede açılır',
  },
  notYours: {
    title: 'Bunlar sizin ayarlarınız değil',
    hint: 'Bu sayfa başka bir restorana ait. Yalnızca kendi ayarlarınızı görebilirsiniz.',
    action: 'Kendi ayarlarım',
  },
}
