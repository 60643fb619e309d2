// A sentence for every problem of a call, except those that only owners get (portal/problems.ts). Restaurateurs get some of
// these as well, so the sentences that both may see address nobody.

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: 'Burada doğru olmayan bir şey var. Kontrol edip tekrar denemek gerekiyor.',
  'too-many-members': 'Bu masa dolu: grupta 50 kişi var.',
  'table-too-large': 'Bu masaya daha fazlası sığmıyor. Lütfen garsona sor.',
  'too-many-orders': 'Bu masada 500 sipariş oldu. Lütfen garsona sor.',
  'wrong-code': 'Erişim kodu yanlış. Lütfen uygulamanın geliştiricisine sor.',
  'foreign-origin': 'Bu sayfadan buna izin verilmiyor. Tablemate’in kendi sayfası gerekiyor.',
  'not-your-member': 'Bu, masadaki başka birine ait.',
  'rates-of-restaurant': 'Bu restoran vergiyi ve servis ücretini kendisi belirliyor.',
  'not-found': 'Bu bulunamadı.',
  'group-not-found': 'Grup bulunamadı veya erişim yok.',
  'member-not-found': 'Kişi bulunamadı. Lütfen gruba yeniden katıl.',
  'order-not-found': 'Bu sipariş zaten iptal edilmiş.',
  'table-not-found': 'Bu kod artık çalışmıyor. Lütfen personelden güncel kodu iste.',
  'restaurant-not-found': 'Bu restoran bulunamadı.',
  'name-taken': 'Grupta bu adda biri zaten var. Lütfen başka bir ad kullan.',
  'sold-out': 'Bu tükendi. Lütfen başka bir şey seç.',
  'price-changed': 'Menüdeki fiyat bu arada arttı. Lütfen yeni fiyata bak.',
  'menu-item-gone': 'Bu artık menüde yok.',
  'other-language': 'Cümleleri yalnızca İngilizce anlıyoruz. Yemekleri tek tek seçebilir veya yazabilirsin.',
  'off-menu': 'Bu restoran yalnızca menüsündekiler için sipariş alıyor.',
  'already-paid': 'Bu zaten ödendi ve artık değiştirilemez.',
  'seating-closed': 'Bu masa kapatıldı. Yeniden sipariş vermek için masadaki kodu okutun.',
  'ordering-paused': 'Mutfak şu an sipariş almıyor. Siparişin burada bekliyor.',
  'in-the-kitchen': 'Mutfak hazırlamaya başladı. Lütfen garsona sor.',
  'has-ordered': 'Bu kişi sipariş verdi, ödeme yaptı veya bir ürünü paylaşıyor; bu yüzden adı hesapta kalır.',
  'below-collected': 'Bundan fazlası zaten ödendi. Lütfen daha yüksek bir tutar seç.',
  'hold-refused':
    'Başkaları için ödemeye başladın ama tamamlamadın. Kendi payını öde ya da onlar kendileri ödesin.',
  'being-paid': 'Şu anda biri bunu kartla ödüyor. Biraz beklemek gerekiyor.',
  'cards-not-taken': 'Burada kart kullanılamıyor. Lütfen başka bir ödeme yolu seç.',
  'cards-taken': 'Bu restoranda ödemeler gerçek. Lütfen kartla veya kasada öde.',
  'card-payment-failed': 'Kartla ödeme olmadı. Lütfen tekrar dene veya başka bir ödeme yolu seç.',
  'card-payment-not-found': 'Bu kart ödemesi artık yok.',
  'due-changed': 'Tutar az önce değişti. Kontrol edip tekrar denemek gerekiyor.',
  'still-in-flight': 'İşlem hâlâ sürüyor. Biraz beklemek gerekiyor.',
  'body-too-large': 'Bu, tek seferde çok fazla. Kısaltmak gerekiyor.',
  'key-reused': 'Bu, daha önce başka bir içerikle gönderildi. Sayfayı yenilemek gerekiyor.',
  'too-many-requests': 'Çok fazla deneme yapıldı. Birkaç dakika sonra tekrar denenebilir.',
  internal: 'Bizim tarafta bir sorun oluştu. Tekrar denenebilir.',
  unavailable: 'Şu anda çok yoğunuz. Birazdan tekrar denenebilir.',
  'no-answer': 'Yanıt yok. Bağlantıyı kontrol edip tekrar denemek gerekiyor.',
}
