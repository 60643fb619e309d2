// Each point of sale: what it does with our orders, and its name for its API key and its location. The labels are the
// providers' own names, and the paths those of their English screens.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

const noWayIn = (provider: string) =>
  `${provider}, sipariş göndermemiz için bir yol sunmuyor. Panoyu, bir yazıcıyı ya da Deliverect veya Otter gibi bir ara yazılıma giden webhook’u kullanın.`

export const providers: Translation<typeof english> = {
  square: {
    description: 'Her büyüklükte restoran için kasa sistemi, ödeme ve sipariş.',
    orders:
      'Tablemate her siparişi Square sistemine gönderir. Square, başka bir uygulamadan gelen siparişi yalnızca kendi koşullarıyla (fulfillment, payment) gösterir ve başka yerde ödenen siparişten %1 alır. Square’in belgelerine göre denetlendi, gerçek bir hesapla henüz denenmedi.',
    key: { label: 'Access Token', hint: 'Developer Console → uygulamanız → Credentials → Production.' },
    location: { label: 'Location ID', hint: 'Developer Console → uygulamanız → Locations.' },
  },
  toast: {
    description: 'Restoranlar için yapılmış bir platform: sipariş, mutfak ve ödeme bir arada.',
    orders:
      'Önce Toast’ın izin vermesi gerekir: Toast’ın restoranlara verdiği anahtarlar yalnızca okuyabilir. O zamana kadar panoyu, bir yazıcıyı veya webhook’u kullanın.',
    key: { label: 'Client Secret', hint: 'Toast Web → Integrations → Toast API access.' },
    location: {
      label: 'Restaurant GUID ve Dining Option GUID',
      hint: 'Aralarında bir boşlukla: önce restoranınızın GUID’si, sonra masadaki müşteriler için dining option’ın GUID’si.',
    },
    agreed: {
      orders:
        'Tablemate her siparişi Toast sistemine gönderir; restoranınızın orada buna izin vermesi gerekir. Toast yalnızca kendi menüsündeki kimliği taşıyan ürünleri alır. Tablemate o menüyü henüz devralamıyor: kimlikler, API’miz üzerinden bir içe aktarmayla atanır. Toast’ın belgelerine göre denetlendi, gerçek bir hesapla henüz denenmedi.',
    },
  },
  clover: {
    description: 'Kasalar, el terminalleri ve ödemeler; uygulamalarla genişletilebilir.',
    orders:
      'Tablemate her siparişi Clover sistemine gönderir; Clover siparişi firing device’ınızın sipariş yazıcısında basar. Yalnızca ABD ve Kanada’da. Clover’ın belgelerine göre denetlendi, gerçek bir hesapla henüz denenmedi.',
    key: { label: 'API Token', hint: 'Clover Dashboard → Account & Setup → API Tokens.' },
    location: { label: 'Merchant ID', hint: 'Clover Dashboard’un adresinde: 13 harf ve rakam.' },
  },
  resy: {
    description: 'Rezervasyon, bekleme listesi ve masa yönetimi. ResyOS bir kasa sisteminin yanında çalışır.',
    orders:
      'ResyOS rezervasyon alır, sipariş almaz. Siparişleriniz için panoyu, bir yazıcıyı veya webhook’u kullanın.',
    key: { label: 'API Key', hint: 'Resy müşteri temsilcinizden isteyin.' },
    location: { label: 'Venue ID', hint: 'Restoranınızın ResyOS’taki numarası.' },
  },
  lightspeed: {
    description: 'Stok takibi ve raporlu kasa sistemi. Bu, K-Series’tir.',
    orders:
      'Önce Lightspeed’in izin vermesi gerekir: sipariş gönderen her uygulamayı onaylar. O zamana kadar panoyu, bir yazıcıyı veya webhook’u kullanın.',
    key: { label: 'Access Token', hint: 'Lightspeed API portalında entegrasyonunuza verilir.' },
    location: {
      label: 'Business Location ID ve Endpoint ID',
      hint: 'Aralarında bir boşlukla: önce konumunuzun numarası, sonra bir siparişin sonucunu öğrenen endpoint.',
    },
    agreed: {
      orders:
        'Tablemate her siparişi Lightspeed sistemine gönderir; Lightspeed, kasa sisteminizin siparişi alıp almadığını bize bildirmez. Lightspeed yalnızca SKU’su olan ürünleri alır. Tablemate menüsünü henüz devralamıyor: SKU’lar, API’miz üzerinden bir içe aktarmayla atanır. Lightspeed’in belgelerine göre denetlendi, gerçek bir hesapla henüz denenmedi.',
      key: {
        label: 'Refresh Token',
        hint: 'Bunu size bu Tablemate’i işleten kişi verir: Tablemate bunu Lightspeed’den buradan isteyemez. Sipariş gelmeden 14 gün geçerse geçersiz olur.',
      },
    },
  },
  aloha: {
    description: 'NCR Voyix’in masa servisi ve hızlı servis için kasa sistemi.',
    orders: noWayIn('Aloha'),
    key: { label: 'Secret Key', hint: 'NCR Voyix geliştirici portalı → kuruluşunuz → access keys.' },
    location: { label: 'Site ID', hint: 'Enterprise unit olarak da geçer.' },
  },
  shopify: {
    description: 'Tek katalogdan tezgâh satışı ve çevrimiçi sipariş.',
    orders:
      'Tablemate her siparişi Shopify sistemine gönderir; sipariş orada Orders altında görünür. Shopify’da mutfak ve masa yoktur. Shopify’ın belgelerine göre denetlendi, gerçek bir hesapla henüz denenmedi.',
    key: {
      label: 'Admin API Access Token',
      hint: 'Shopify admin → Settings → Apps → uygulamanız → API credentials.',
    },
    location: {
      label: 'Shop Domain',
      hint: 'Shopify admin → Settings → Domains: .myshopify.com ile biten.',
    },
  },
  touchbistro: {
    description: 'Restoranlar için yapılmış bir iPad kasa sistemi.',
    orders: noWayIn('TouchBistro'),
    key: { label: 'API Key', hint: 'TouchBistro, iş ortağı entegrasyonlarıyla birlikte verir.' },
    location: { label: 'Venue ID', hint: 'TouchBistro bulutunda, işletmenizin bilgilerinde.' },
  },
  upserve: {
    description: 'Analizli restoran kasa sistemi; artık Lightspeed’in U-Series’i.',
    orders: noWayIn('Upserve'),
    key: { label: 'API Key', hint: 'Lightspeed’in U-Series desteği verir.' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → konumunuz.' },
  },
  micros: {
    description: 'Oracle’ın restoranlar, oteller ve zincirler için kasa sistemi.',
    orders:
      'Önce Oracle’ın izin vermesi gerekir: sipariş arayüzünü her müşteri için ayrı açar. O zamana kadar panoyu, bir yazıcıyı veya webhook’u kullanın.',
    key: { label: 'API Account Password', hint: 'Enterprise Back Office → API account management.' },
    location: { label: 'Location Reference', hint: 'Konumunuzun Simphony’deki kısa adı (LocRef).' },
  },
  spoton: {
    description: 'Bağımsız restoranlar için kasa sistemi, el terminalleri ve rezervasyon.',
    orders: noWayIn('SpotOn'),
    key: { label: 'API Key', hint: 'SpotOn’dan restoran API’sine erişim isteyin.' },
    location: {
      label: 'Location ID',
      hint: 'API erişiminizle birlikte gösterilir; her konum için bir tane.',
    },
  },
  olo: {
    description: 'Mevcut kasa sisteminizin üzerine dijital sipariş ve dağıtım.',
    orders:
      'Önce Olo’nun izin vermesi gerekir: sipariş gönderen her iş ortağını onaylar. O zamana kadar panoyu, bir yazıcıyı veya webhook’u kullanın.',
    key: { label: 'API Key', hint: 'Olo geliştirici portalı → uygulamanız.' },
    location: {
      label: 'Restaurant ID',
      hint: 'Olo’nun restoranınıza verdiği numara; vendor ID olarak da geçer.',
    },
  },
}
