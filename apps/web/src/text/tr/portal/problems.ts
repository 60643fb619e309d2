// A sentence for every problem that only an owner's call can have.

import type { ownersProblems as english } from '../../en/portal/problems.ts'
import type { Translation } from '../../words.ts'

export const ownersProblems: Translation<typeof english> = {
  'too-many-menu-items': 'Bu menü dolu: en fazla 5.000 ürün ve 2 MB metin içerebilir.',
  'too-many-option-groups': 'Bir menüde en fazla 200, bir üründe en fazla 20 seçenek grubu olabilir.',
  'option-group-not-found': 'Bu seçenekler artık menüde yok.',
  'too-many-campaigns': 'Henüz bitmemiş 50 kampanyanız var. Birini silin veya birinin bitmesini bekleyin.',
  'not-signed-in': 'Oturumunuz kapandı. Lütfen yeniden giriş yapın.',
  'too-many-tables': '500 masanız var. Lütfen önce bazılarını kaldırın.',
  'tables-open': 'Şu anki para birimiyle açık masalar var. Lütfen onlar bitince değiştirin.',
  'invalid-credentials': 'E-posta veya şifre yanlış',
  'email-not-found': 'Bu e-posta adresiyle bir hesap bulunamadı',
  'wrong-password': 'Bu, mevcut şifreniz değil.',
  'menu-item-not-found': 'Bu ürün menüden zaten kaldırılmış.',
  'category-not-found': 'Bu kategori artık menüde yok.',
  'campaign-not-found': 'Bu kampanya artık yok.',
  'reset-link-invalid': 'Bu bağlantı artık çalışmıyor. Lütfen yenisini isteyin.',
  'mail-not-set-up':
    'Bu sunucu e-posta gönderemiyor. Lütfen sunucuyu işleten kişiden yeni bir şifre isteyin.',
  'email-taken': 'Bu e-posta zaten kayıtlı',
  'menu-item-taken': 'Bu kategoride bu adda bir ürün zaten var.',
  'category-taken': 'Bu adda bir kategori zaten var.',
  'too-many-screens': '50 ekranınız var. Lütfen önce bazılarını kaldırın.',
  'delivery-not-found': 'Bu artık listede yok: gönderildi veya masası sona erdi.',
  'refund-refused': 'Stripe bu paranın iadesini reddetti. Lütfen ödemeye Stripe’ta bakın.',
  'payment-not-found': 'Bu ödeme zaten geri alındı.',
  'undo-too-late': 'Bir ödeme yalnızca on dakika içinde geri alınabilir.',
  'paid-since':
    'Bu kişilerden biri o zamandan beri yeniden ödedi; bu ödeme buradan iade edilemez. Lütfen kendileriyle kasada halledin.',
  'card-payments-open':
    'Bir kart ödemesi henüz tamamlanmadı. Lütfen tamamlanınca, en geç 35 dakika içinde tekrar deneyin.',
  'address-not-set':
    'Bu sunucu, Stripe sayfasının geri döneceği kendi genel adresini bilmiyor. Lütfen sunucuyu işleten kişiden PUBLIC_URL değerini ayarlamasını isteyin.',
  'printer-not-found': 'Bu yazıcı artık listede yok.',
  'too-many-printers': '20 yazıcınız var. Lütfen önce bazılarını kaldırın.',
  'pos-not-set-up':
    'Kasa sisteminiz burada henüz ayarlanmadı. Lütfen anahtarını ve konumunu kasa sistemi ayarlarından girin.',
  'pos-unauthorized':
    'Kasa sisteminiz anahtarı kabul etmiyor veya anahtarın menüyü okuma izni yok. Lütfen kasa sistemi ayarlarından kontrol edin.',
  'pos-not-reachable': 'Menü kasa sisteminizden alınamadı. Lütfen birkaç dakika sonra tekrar deneyin.',
  'no-such-step': 'Bu işlem bu fişte artık yapılamaz.',
  'request-not-found': 'Bu çağrı zaten tamamlandı.',
  'screen-not-found': 'Bu ekran artık listede yok.',
  'floor-only': 'Bu tablet mutfak için. Lütfen salondaki bir tableti veya restoran portalını kullanın.',
  'code-not-found': 'Bu kod geçerli değil veya on dakikası doldu.',
  'ticket-moved': 'Bu fişi başka biri taşıdı.',
  'table-occupied': 'O masada oturan biri var.',
  'off-menu-settled': 'Bu yemek için zaten karar verildi veya misafir onu değiştirdi.',
  'changed-meanwhile': 'Bu, bu arada başka bir yerde değiştirildi.',
  'table-taken': 'Bu adda bir masanız zaten var.',
  'campaign-started': 'Bu kampanya başladı: başlangıcı ve süresi değiştirilemez.',
  'not-a-menu-file': 'Lütfen bir CSV, JSON veya PDF dosyası yükleyin',
  'menu-file-is-spreadsheet':
    'Bu bir elektronik tablo. Lütfen açın, “Farklı kaydet” veya “İndir” altında CSV’yi seçin ve CSV dosyasını yükleyin.',
  'menu-file-is-document': 'Bu bir metin belgesi. Lütfen PDF olarak kaydedip onu yükleyin.',
  'menu-file-is-picture':
    'Bu bir fotoğraf veya başka bir görsel. Lütfen menünün basıldığı PDF’yi ya da ürünlerinizin listesini CSV veya JSON olarak yükleyin.',
  'menu-file-is-archive': 'Bu bir sıkıştırılmış dosya. Lütfen açıp içindeki menüyü yükleyin.',
  'menu-file-too-much':
    'Bu dosyayı okumak çok fazla zaman veya bellek gerektiriyor. Lütfen yalnızca menüyü, yeniden kaydedilmiş bir CSV dosyası veya resimsiz bir PDF olarak yükleyin.',
  'menu-file-broken':
    'Bu dosya bozuk veya adının belirttiği türde değil. Lütfen yeniden dışa aktarıp onu yükleyin.',
  'menu-file-empty': 'Bu dosyada ürün bulunamadı.',
  'no-menu-in-file':
    'Bu; satış, sipariş veya kişi listesine benziyor. Lütfen ürünlerinizin fiyatlı listesini yükleyin.',
  'menu-columns-unknown':
    'Sütunları ayırt edemedik. Lütfen ilk satırda şöyle adlandırın: Kategori, Ad, Açıklama, Fiyat.',
  'menu-rows-refused': 'Bazı ürünler bu hâliyle kaydedilemiyor. Lütfen düzeltip tekrar deneyin.',
  'too-many-menu-rows': 'Bir dosyada en fazla 5.000 ürün olabilir. Lütfen bölün.',
  'pdf-locked': 'Bu PDF şifreyle korunuyor. Lütfen şifresiz bir kopya kaydedip onu yükleyin.',
  'pdf-letters-unknown':
    'Bu PDF’deki harfleri okuyamıyoruz: kopyalanan metin anlamsız çıkıyor. Lütfen hazırlandığı programdan yeniden dışa aktarın veya bir CSV dosyası yükleyin.',
  'pdf-too-full':
    'Bu PDF’de bir menüden çok daha fazla metin var. Lütfen yalnızca menü sayfalarını yükleyin.',
  'pdf-too-long': 'Bu PDF 200 sayfadan uzun. Lütfen yalnızca menü sayfalarını yükleyin.',
  'pdf-without-text':
    'Bu PDF’de, resimlerinde bile metin bulamadık. Lütfen menünün yazıldığı PDF’yi ya da ürünlerinizin listesini CSV veya JSON olarak yükleyin.',
}
