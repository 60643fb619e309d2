// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

export const menuUpload: Translation<typeof english> = {
  theFile: 'dosya',
  title: 'Menünüzü yükleyin',
  hint: 'Menünüzün basıldığı PDF ya da kasa sisteminizden veya bir elektronik tablodan bir liste. Siz kontrol edene kadar hiçbir şey değişmez.',
  columns:
    'PDF’deki metin seçilebilir olmalı: fotoğrafları veya taranmış sayfaları okuyamayız. Listede, sırası fark etmez, şu sütunları ararız: Category (kategori), Name (ad), Description (açıklama), Price (fiyat), Allergens (alerjenler).',
  choose: 'Dosya seç',
  drop: 'veya buraya bırakın',
  kinds: 'CSV, JSON veya PDF, en fazla 10 MB',
  cancel: 'Vazgeç',
  wrongType: {
    title: 'Geçersiz dosya türü',
    hint: 'Lütfen bir CSV, JSON veya PDF dosyası yükleyin',
    help: 'CSV, JSON ve PDF dosyalarını okuyabiliriz, fotoğrafları okuyamayız. Elektronik tabloyu CSV, belgeyi PDF olarak kaydedip yükleyin.',
  },
  failed: { title: 'Yüklenemedi', hint: 'Lütfen dosya biçimini kontrol edip tekrar deneyin.' },
  tooLarge: 'Dosya 10 MB sınırını aşıyor.',
  brokenAt: row => `Sorunlu satır: ${row}.`,
  sending: name => `Gönderiliyor: ${name}`,
  reading: name => `Okunuyor: ${name}`,
  check: {
    title: 'Menünüzü kontrol edin',
    summary: {
      included: (count, inCategories) => `${number(inCategories)} kategoride ${number(count)} ürün`,
      toLookAt: count => `kontrol edilecek: ${number(count)}`,
      missing: (count, source) => `artık olmayan (${source}): ${number(count)}`,
      unchanged: count => `değişmeyen: ${number(count)}`,
      leftOut: count => `dışarıda bırakılan: ${number(count)}`,
    },
    languages: names => `Diğer diller: ${names}`,
    doubtfulTitle: 'Kontrol edilecekler',
    alike: (count, doubts) => `${number(count)} ürün: ${doubts}`,
    allLookRight: count =>
      plural(count, { one: 'Bu 1 ürün doğru', other: `${number(count)} ürünün hepsi doğru` }),
    looksRight: 'Doğru',
    looksRightOf: name => `Doğru: ${name}`,
    finished: 'Tamam',
    doneWith: name => `Tamam: ${name}`,
    settled: 'kontrol edildi',
    twin: (name, category) =>
      `Bu kategoride (${category}) aynı adda bir ürün daha var: ${name}. Birinin adını değiştirin veya dışarıda bırakın.`,
    uncategorised: count => `Kategorisi olmayan ${number(count)} ürünün kategorisi`,
    row: row => `Satır ${row}`,
    page: page => `Sayfa ${page}`,
    inSource: (source, text) => `${source}: “${text}”`,
    wrongInSource: (problem, source, text) => `${problem} Kaynakta (${source}): “${text}”.`,
    allergens: names => `Alerjenler: ${names}`,
    noAllergens: 'Alerjenler: belirtilmemiş',
    leaveOut: 'Dışarıda bırak',
    leaveOutOf: name => `Dışarıda bırak: ${name}`,
    putBack: 'Geri koy',
    putBackOf: name => `Geri koy: ${name}`,
    edit: name => `Düzelt: ${name}`,
    unnamed: 'adsız bir ürün',
    showMore: count => `${count} tane daha göster`,
    confirm: count => `${number(count)} ürünü menüye ekle`,
    update: 'Menüyü güncelle',
    saving: 'Kaydediliyor…',
    throwAway: {
      ask: 'Düzeltmeleriniz silinsin mi?',
      yes: 'Sil',
      no: 'Kalsın',
    },
    faulty: count =>
      plural(count, {
        one: 'Bir ürünün düzeltilmesi veya dışarıda bırakılması gerekiyor.',
        other: `${number(count)} ürünün düzeltilmesi veya dışarıda bırakılması gerekiyor.`,
      }),
    nothing: 'Bütün ürünler dışarıda bırakıldı.',
    done: count => `${number(count)} ürün menüde`,
    updated: 'Menünüz güncel',
    notSaved: 'Menü kaydedilemedi. Hiçbir şey değişmedi: lütfen tekrar deneyin.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 ürünün ${prices} fiyatı var, dosyada bunların ne için olduğu yazmıyor. Boyların adları ne?`,
        other: `${number(count)} ürünün her birinde ${prices} fiyat var, dosyada bunların ne için olduğu yazmıyor. Boyların adları ne?`,
      }),
    prices: ['Birinci fiyat', 'İkinci fiyat', 'Üçüncü fiyat', 'Dördüncü fiyat'],
    apply: count => `${number(count)} ürünün boylarını adlandır`,
  },
  diff: {
    isNew: 'yeni',
    was: 'eskisi',
    movedFrom: category => `eski kategorisi: ${category}`,
    wasCalled: name => `eski adı: “${name}”`,
    describedAnew: 'yeni açıklama',
    otherAllergens: 'farklı alerjenler',
    otherTranslations: 'yeni çeviriler',
    soldOut: 'tükendi',
    availableAgain: 'yeniden satışta',
    unchangedOf: count => `değişmeyen: ${number(count)}`,
    effect: {
      isNew: count => `yeni: ${number(count)}`,
      price: count => `fiyatı değişen: ${number(count)}`,
      moved: count => `taşınan: ${number(count)}`,
      reworded: count => `metni değişen: ${number(count)}`,
      availability: count => `tükenen veya yeniden satışta: ${number(count)}`,
      removed: count => `kaldırılan: ${number(count)}`,
      nothing: 'Menünüzde hiçbir şey değişmiyor',
    },
  },
  missing: {
    title: source => `Artık olmayanlar (${source})`,
    hint: 'Siz kaldırmadıkça menünüzde kalırlar.',
    takeOff: 'Kaldır',
    takeOffOf: name => `Kaldır: ${name}`,
    takeAllOff: count => `Hepsini kaldır (${number(count)})`,
    keepAll: 'Hepsi kalsın',
  },
  file: {
    'no-header':
      'Dosyada sütun adları yok. Lütfen sütunları doğru eşleştirip eşleştirmediğimizi kontrol edin.',
    'prices-in-hundredths':
      'Fiyatlar kuruş cinsinden görünüyor; bu yüzden 650 değerini 6,50 olarak okuduk. Lütfen doğru olup olmadığını kontrol edin.',
    'prices-perhaps-hundredths':
      'Fiyatlar yüksek. Olduğu gibi okuduk, ama kuruş cinsinden olabilirler. Lütfen doğru olup olmadıklarını kontrol edin.',
    'prices-guessed':
      '“Price” adında bir sütun yok; fiyata benzeyen sütunu kullandık. Lütfen doğru olup olmadığını kontrol edin.',
    'first-price-taken':
      'Çoğu ürünün birden fazla fiyatı var ve dosyada bunların ne için olduğu yazmıyor. İlkini aldık. Lütfen bunun masada aldığınız fiyat olduğunu kontrol edin.',
    'sizes-guessed':
      'Her ürünün birden fazla fiyatı var; üstlerindeki sözcükleri boy olarak aldık. Lütfen doğru olup olmadığını kontrol edin.',
    'other-currency': 'Fiyatlar sizinkinden farklı bir para biriminde. Rakamları olduğu gibi bıraktık.',
    'archived-left-out': 'Kasa sisteminizde arşivlenmiş ürünleri dışarıda bıraktık.',
    'extras-left-out': 'Yalnızca bir ürünle birlikte satılan ekstraları dışarıda bıraktık.',
    'scanned-text':
      'Bu menü taranmış, metni bir resimden okunmuş. Lütfen adları ve fiyatları dikkatle kontrol edin.',
    'pages-without-text':
      'Bazı sayfalarda neredeyse hiç okunabilir metin yok. Lütfen eksik ürün olup olmadığını kontrol edin.',
    'letters-unknown':
      'Metnin bir kısmını okuyamadık, çünkü yazı tipi hangi harfleri gösterdiğini belirtmiyor. Lütfen eksik ürün olup olmadığını kontrol edin.',
  },
  doubts: {
    'no-name': 'adı yok',
    'no-price': 'fiyatı yok',
    'price-unreadable': 'fiyat okunamıyor',
    'price-too-large': 'fiyat çok yüksek',
    'price-not-payable': 'para biriminde bu kadar küçük birim yok',
    'thousands-or-decimals': 'binlik mi, kuruş mu?',
    'price-rounded': 'fiyat yuvarlandı',
    'several-prices': 'birden fazla fiyat: ilkini aldık',
    free: 'ücretsiz mi?',
    'no-category': 'kategorisi yok',
    'name-too-long': 'ad çok uzun',
    'category-too-long': 'kategori çok uzun',
    'description-cut': 'açıklama kısaltıldı',
    twice: 'birden fazla kez geçiyor',
    'price-from': 'fiyat, birkaç fiyatın en düşüğü',
    'not-on-sale': 'kasa sisteminizde gizli veya satışta değil',
    'perhaps-extra': 'ürün değil, ekstra olabilir',
    'price-from-heading': 'fiyat üstteki başlıktan alındı',
    'sizes-unnamed': 'birden fazla fiyat, boylar belirtilmemiş',
    'price-range': 'fiyat aralığı',
    'price-in-description': 'açıklamada başka bir fiyat',
    'price-unsure': 'fiyatı bu mu?',
    'price-unusual': 'diğerlerinden çok daha pahalı veya ucuz',
    'name-unsure': 'adın tamamı bu mu?',
    'reading-unsure': 'ürün olmayabilir',
    'row-damaged': 'bu satır bozuktu: düzelttik',
    'allergens-unsure': 'alerjenlerinin hepsini bilmiyoruz',
    'translation-cut': 'bir çeviri kısaltıldı',
  },
}
