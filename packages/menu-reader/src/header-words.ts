// Recognises what a table heading or a JSON key means, in the languages in which menus come.

export type Meaning = 'category' | 'name' | 'description' | 'price' | 'size'

/**
 * How well a heading names a meaning: 3 exactly, 2 at its start or end, 1 in the middle, 0 not at all. Among equal fits,
 * the term listed earlier below scores higher.
 */
export function fitOf(heading: string, meaning: Meaning): number {
  const key = `${meaning} ${heading}`
  const known = cachedFits.get(key)
  if (known !== undefined) return known
  const fit = computeFit(heading, meaning)
  if (cachedFits.size < maxCachedFits && heading.length < 80) cachedFits.set(key, fit)
  return fit
}

/** A cache, because the objects of a file repeat the same keys thousands of times. */
const cachedFits = new Map<string, number>()
const maxCachedFits = 2000

function computeFit(heading: string, meaning: Meaning): number {
  const bare = normalised(heading, meaning)
  const known = ranks[meaning].get(bare)
  if (known !== undefined) return 3 - known / 1000
  const words = bare.split(' ')
  const excluded = excludedWords[meaning]
  if (words.length > maxWords || words.some(word => alwaysExcluded.has(word) || excluded.has(word))) return 0
  let best = 0
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) {
      const at = ranks[meaning].get(words.slice(from, to).join(' '))
      if (at === undefined) continue
      const edges = Number(from === 0) + Number(to === words.length)
      best = Math.max(best, (edges === 2 ? 3 : edges === 1 ? 2 : 1) - at / 1000)
    }
  return best
}

const maxWords = 8

/** Removes what programs add to a heading: Odoo's path to a name, and in a price the note that tax is included. */
function normalised(heading: string, meaning: Meaning): string {
  const bare = wordsOf(heading.replace(/(?:_ids?)?\/(?:display_)?name$/i, ''))
  // "PVP1" is the first of several price lists.
  return meaning === 'price'
    ? bare
        .replace(withTax, ' ')
        .replace(/(\p{L}{3})(\d)$/u, '$1 $2')
        .trim()
    : bare
}

const withTax =
  /(^| )(incl|including|inclusive|included|inc|with|inkl|inklusive|mit|avec|con|com|met|με) (of )?(sales )?(tax|taxes|vat|gst|mwst|steuer|iva|tva|taxe|btw|φπα)( |$)|(^| )(tax|vat|gst|iva|tva|btw|mwst) (incl|included|inclusive|inbegriffen|incluido|inclus|inclusa|incluso|inbegrepen)( |$)/g

/** Whether a heading names a short form of the dish's name, for a till button or a kitchen printer. */
export function isShortName(heading: string): boolean {
  return shortName.test(wordsOf(heading))
}

const shortName =
  /(^| )(pos|short|kitchen|button|receipt|ticket|print|printed|printer|internal|alternate|alternative|alias|kassenname|kurz|kurzname|bon|bonname|abrege|court|corto|breve|curto|afkorting|kort|συντομο)( |$)/

/** Whether a heading names another amount than the price: stock, tax, a total. A "cost" may be the price. */
export function isOtherAmount(heading: string): boolean {
  return normalised(heading, 'price')
    .split(' ')
    .some(word => (alwaysExcluded.has(word) || excludedWords.price.has(word)) && !costWords.has(word))
}

/** Whether a heading names what the kitchen pays, strictly taken. */
export function isPaidByKitchen(heading: string): boolean {
  return wordsOf(heading)
    .split(' ')
    .some(word => costWords.has(word))
}

/** `dishName`, `Dish_Name` and `DISH NAME` give the same words; accents are ignored. */
export function wordsOf(heading: string): string {
  const apart = heading.slice(0, 80).replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
  // A shortcut for speed: most keys are plain ASCII, and a file may have very many.
  const plain = /^[ -~]*$/.test(apart) ? apart : apart.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const listed = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap(line => line.split(', ')).map(wordsOf)

const known: Record<Meaning, readonly string[]> = {
  name: listed(
    'item name, dish name, product name, menu item, menu item name, food name, name, item, dish, product, title, food item',
    'nombre del plato, nombre del producto, nombre del articulo, nombre, titulo, plato, platillo, producto, articulo',
    'nom du plat, nom du produit, titre plat, nom, plat, produit, titre, intitule, etiquette, article, libelle, designation',
    'gericht, gerichte, speise, speisen, bezeichnung, artikelname, artikelbezeichnung, artikel, produktname, produkt, titel',
    'nome del piatto, nome prodotto, nome, titolo, piatto, prodotto, articolo, pietanza, etichetta, denominazione',
    'nome do prato, nome do produto, prato, produto, artigo, item do cardapio, designacao, denominacion, descripcion del articulo',
    'naam, gerecht, gerechtnaam, productnaam, artikelnaam, omschrijving artikel',
    'ονομα, ονομασια, πιατο, προιον, ονομα προιοντος, ειδος, τιτλος',
    'nazwa dania, nazwa potrawy, nazwa produktu, nazwa, danie, potrawa, pozycja, artykuł',
    'ürün adı, yemek adı, ürün ismi, ürün, yemek, isim, adı, ad',
    'اسم الطبق, اسم الصنف, اسم المنتج, الاسم, اسم, الطبق, الصنف, المنتج',
    '料理名, 商品名, メニュー名, 品名, 名前, 名称, 商品, 料理, 菜名, 菜品名称, 菜品名, 商品名称, 产品名称, 產品名稱, 名稱, 菜品, 菜式, 餐點',
    'food, drink, beverage, getrank, boisson, bebida, bevanda, drank, ποτο, wine, wein, vin, vino, vinho, wijn, κρασι, wines, weine, vins, vini, vinos, vinhos, wijnen, κρασια, what',
  ),
  category: listed(
    'category name, category, categories, section, menu section, course, group, group name, reporting category',
    'categoria, categorias, nombre de la categoria, seccion, apartado, secao, seccao, grupo, familia, sezione, portata',
    'categorie, categories, rubrique, famille, section du menu, nom de la categorie',
    'kategorie, kategorien, kategoriename, warengruppe, artikelgruppe, rubrik, gruppe, gang, speisenart',
    'reparto, gruppo, departamento, famille d articles, wg, rubriek, groep, categorieen, productgroep, κατηγορια, κατηγοριες, ομαδα, ενοτητα, menu category, menu group, category title',
    'nazwa kategorii, kategoria, grupa, dział, sekcja, kategori adı, kategori, bölüm, grup',
    'الفئة, التصنيف, القسم, المجموعة, カテゴリー, カテゴリ, 分類, 種類, 菜品分类, 分类, 类别, 類別, 种类, 菜系',
    'menu section name, section name, menu name, menu, product category, department, subcategory, sub category',
    'course type, dish type, food type, item category, product type, cat, categ, product group, article group, item group, collection, collections',
  ),
  description: listed(
    'dish description, item description, product description, long description, description, body html, body, details',
    'ingredients, desc, notes, short description, menu description, about, summary, contents, excerpt, info',
    'descripcion, descripcion corta, ingredientes, detalle, detalles, recette, descriptif, description courte, details du plat',
    'beschreibung, kurzbeschreibung, zutaten, details, artikelbeschreibung, descrizione, breve descrizione, ingredienti',
    'descricao, descricao curta, detalhes, omschrijving, beschrijving, korte beschrijving, ingredienten, toelichting',
    'περιγραφη, συντομη περιγραφη, συστατικα, υλικα',
    'opis dania, opis, składniki, skład, açıklama, tanım, içindekiler, içerik, malzemeler, الوصف, وصف, المكونات',
    '商品説明, 説明, 詳細, 内容, 描述, 说明, 說明, 介绍, 介紹, 简介, 配料',
  ),
  price: listed(
    'dish price, item price, product price, variant price, price, regular price, unit price, selling price, base price',
    'menu price, default price, retail price, list price, amount, prices, rate, charge, sell price, mrp',
    'precio, precio normal, precio de venta, importe, pvp, precios, prix, prix ttc, prix de vente, tarif, tarif regulier, montant',
    'preis, verkaufspreis, regularer preis, bruttopreis, einzelpreis, betrag, preise, vk',
    'prezzo, prezzo di listino, prezzo di vendita, prezzi, importo, preco, preco normal, preco de venda, precos, valor',
    'prijs, verkoopprijs, reguliere prijs, prijzen, bedrag, τιμη, κανονικη τιμη, τιμη πωλησης, τιμες',
    'cena brutto, cena sprzedaży, cena detaliczna, cena, ceny, satış fiyatı, birim fiyatı, birim fiyat, fiyatı, fiyat, السعر, سعر, الثمن',
    '税込価格, 販売価格, 価格, 値段, 料金, 税込, 单价, 單價, 售价, 售價, 销售价, 价格, 價格, 价钱, 定价',
    'euro, euros, eur, usd, gbp, chf, dollars, pounds, inr, aud, cad, costo, listino',
  ),
  size: listed(
    'variation name, variant name, variant title, variant, variation, variants, variations, size, sizes, size name, portion, portion size, serving, volume, option 1 value',
    'tamano, talla, racion, medida, variante, variantes, variacion, presentacion, taille, format, portion, contenance, declinaison, taglia',
    'grosse, portionsgrosse, portion, variante, varianten, menge, formato, misura, dimensione, porzione, tamanho, porcao, variacao, maat',
    'grootte, portie, formaat, μεγεθος, μεριδα, παραλλαγη, rozmiar, wielkość, porcja, wariant, objętość, boyut, porsiyon',
    'الحجم, サイズ, 规格, 規格, 份量, 分量',
  ),
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** A heading with one of these words names no part of a dish, but an id, a picture, a setting or a quantity. */
const alwaysExcluded = words(
  'id ids uuid sku handle token image images img url link photo picture cdn barcode gtin ean upc stock tax taxes vat ' +
    'count quantity qty cost costs coste couts cout kosten custo currency slug rating reviews score calories kcal kj ' +
    'seo sort position weight printer labels imagen foto bild immagine codigo code codice nummer',
)

/** Strictly, a cost is what the kitchen pays, but some authors of sheets use the word for the price. */
const costWords = words('cost costs coste couts cout kosten custo')

const excludedWords: Record<Meaning, ReadonlySet<string>> = {
  name: words(
    'restaurant store shop vendor brand supplier manufacturer customer company user first last author city street ' +
      'modifier modifiers option attribute variation variant category categories section menu file full kitchen point ' +
      'restaurante tienda loja attributo attributs atributo attribut opcion opcao opzione optie categoria kategorie',
  ),
  category: words('tag tags age price old add addon modifier count'),
  description: words('badge allergen allergens link'),
  price: words(
    'compare old sale online tier type types range bucket level point wholesale tax deposit pfand discount ' +
      'discounted promo promotion promocional offer oferta rebajado angebotspreis einkaufspreis angebot rabatt anterior ' +
      'available low modifier modifiers addon delta date name symbol rebate ht excl netto net ' +
      'purchase einkauf achat compra acquisto inkoop actieprijs offerta προσφορας κοστος special supply supplier ' +
      'landed trade buy buying excluding excluded exkl exclusive ohne hors ex before χονδρικης χονδρικη gros mayorista mayor ingrosso atacado zakupu hurtowa promocyjna alis maliyet indirimli التكلفة 税抜 税抜価格 税別 原価 成本 成本价 会员价 grosshandel groothandel ticket hourly salary wage total subtotal balance night nights nacht nuit noche notte noite hour hours month monthly year',
  ),
  size: words(
    'price compare color colour old chart type grams inventory fulfillment requires taxable policy service tracker',
  ),
}

const ranked = (list: readonly string[]) => new Map(list.map((word, at) => [word, at]))

const ranks: Record<Meaning, ReadonlyMap<string, number>> = {
  name: ranked(known.name),
  category: ranked(known.category),
  description: ranked(known.description),
  price: ranked(known.price),
  size: ranked(known.size),
}
