// What the columns of a table, or the keys of an object, are called: by meaning, in the languages menus come in.

export type Meaning = 'category' | 'name' | 'description' | 'price' | 'size'

/**
 * How well a heading names what is meant: 3 to the letter, 2 at its beginning or end, 1 somewhere in it, 0 not at all.
 * Among equals the words that stand first below are the better ones.
 */
export function fitOf(heading: string, meaning: Meaning): number {
  const key = `${meaning} ${heading}`
  const known = fits.get(key)
  if (known !== undefined) return known
  const fit = computeFit(heading, meaning)
  if (fits.size < mostFits && heading.length < 80) fits.set(key, fit)
  return fit
}

/** The keys of a file's objects are the same thousands of times. */
const fits = new Map<string, number>()
const mostFits = 2000

function computeFit(heading: string, meaning: Meaning): number {
  const bare = barely(heading, meaning)
  const known = places[meaning].get(bare)
  if (known !== undefined) return 3 - known / 1000
  const words = bare.split(' ')
  const strange = strangers[meaning]
  if (words.length > mostWords || words.some(word => everybodysStrangers.has(word) || strange.has(word)))
    return 0
  let best = 0
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) {
      const at = places[meaning].get(words.slice(from, to).join(' '))
      if (at === undefined) continue
      const edges = Number(from === 0) + Number(to === words.length)
      best = Math.max(best, (edges === 2 ? 3 : edges === 1 ? 2 : 1) - at / 1000)
    }
  return best
}

const mostWords = 8

/** Without what a program adds: Odoo's path to a name, and in a price that it has the tax in it. */
function barely(heading: string, meaning: Meaning): string {
  const bare = wordsOf(heading.replace(/(?:_ids?)?\/(?:display_)?name$/i, ''))
  // PVP1 is the first of several.
  return meaning === 'price'
    ? bare
        .replace(withTax, ' ')
        .replace(/(\p{L}{3})(\d)$/u, '$1 $2')
        .trim()
    : bare
}

const withTax =
  /(^| )(incl|including|inclusive|included|inc|with|inkl|inklusive|mit|avec|con|com|met|με) (of )?(sales )?(tax|taxes|vat|gst|mwst|steuer|iva|tva|taxe|btw|φπα)( |$)|(^| )(tax|vat|gst|iva|tva|btw|mwst) (incl|included|inclusive|inbegriffen|incluido|inclus|inclusa|incluso|inbegrepen)( |$)/g

/** Whether a heading of names is that of their short form, for a till's button or the kitchen's printer. */
export function isShortName(heading: string): boolean {
  return shortName.test(wordsOf(heading))
}

const shortName =
  /(^| )(pos|short|kitchen|button|receipt|ticket|print|printed|printer|internal|alternate|alternative|alias|kassenname|kurz|kurzname|bon|bonname|abrege|court|corto|breve|curto|afkorting|kort|συντομο)( |$)/

/** Whether a heading names something else that has an amount: stock, tax, a total. What a dish costs may be its price. */
export function isForeignToPrice(heading: string): boolean {
  return barely(heading, 'price')
    .split(' ')
    .some(word => (everybodysStrangers.has(word) || strangers.price.has(word)) && !costs.has(word))
}

/** `dishName`, `Dish_Name` and `DISH NAME` are the same words; accents do not count. */
export function wordsOf(heading: string): string {
  const apart = heading.slice(0, 80).replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
  // Most keys and headings are plain letters, and there may be very many.
  const plain = /^[ -~]*$/.test(apart) ? apart : apart.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap(line => line.split(', '))

const known: Record<Meaning, readonly string[]> = {
  name: listed(
    'item name, dish name, product name, menu item, menu item name, food name, name, item, dish, product, title, food item',
    'nombre del plato, nombre del producto, nombre del articulo, nombre, plato, platillo, producto, articulo',
    'nom du plat, nom du produit, titre plat, nom, plat, produit, titre, intitule, etiquette, article, libelle, designation',
    'gericht, gerichte, speise, speisen, bezeichnung, artikelname, artikelbezeichnung, artikel, produktname, produkt, titel',
    'nome del piatto, nome prodotto, nome, piatto, prodotto, articolo, pietanza, etichetta, denominazione',
    'nome do prato, nome do produto, prato, produto, artigo, item do cardapio, designacao, denominacion, descripcion del articulo',
    'naam, gerecht, gerechtnaam, productnaam, artikelnaam, omschrijving artikel',
    'ονομα, ονομασια, πιατο, προιον, ονομα προιοντος, ειδος, τιτλος',
    'food, drink, beverage, getrank, boisson, bebida, bevanda, drank, ποτο, wine, wein, vin, vino, vinho, wijn, κρασι, wines, weine, vins, vini, vinos, vinhos, wijnen, κρασια, what',
  ),
  category: listed(
    'category name, category, categories, section, menu section, course, group, group name, reporting category',
    'categoria, categorias, nombre de la categoria, seccion, apartado, secao, seccao, grupo, familia, sezione, portata',
    'categorie, categories, rubrique, famille, section du menu, nom de la categorie',
    'kategorie, kategorien, kategoriename, warengruppe, artikelgruppe, rubrik, gruppe, gang, speisenart',
    'reparto, gruppo, departamento, famille d articles, wg, rubriek, groep, categorieen, productgroep, κατηγορια, κατηγοριες, ομαδα, ενοτητα, menu category, menu group, category title',
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
  ),
  price: listed(
    'dish price, item price, product price, variant price, price, regular price, unit price, selling price, base price',
    'menu price, default price, retail price, list price, amount, prices, rate, charge, sell price, mrp',
    'precio, precio normal, precio de venta, importe, pvp, precios, prix, prix ttc, prix de vente, tarif, tarif regulier, montant',
    'preis, verkaufspreis, regularer preis, bruttopreis, einzelpreis, betrag, preise, vk',
    'prezzo, prezzo di listino, prezzo di vendita, prezzi, importo, preco, preco normal, preco de venda, precos, valor',
    'prijs, verkoopprijs, reguliere prijs, prijzen, bedrag, τιμη, κανονικη τιμη, τιμη πωλησης, τιμες',
    'euro, euros, eur, usd, gbp, chf, dollars, pounds, inr, aud, cad, costo, listino',
  ),
  size: listed(
    'variation name, variant name, variant title, variant, variation, variants, variations, size, sizes, size name, portion, portion size, serving, option 1 value',
    'tamano, talla, racion, medida, variante, variantes, variacion, presentacion, taille, format, portion, contenance, declinaison, taglia',
    'grosse, portionsgrosse, portion, variante, varianten, menge, formato, misura, dimensione, porzione, tamanho, porcao, variacao, maat',
    'grootte, portie, formaat, μεγεθος, μεριδα, παραλλαγη',
  ),
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** In a heading with one of these nothing is meant that stands on a menu: numbers, pictures, settings, other people. */
const everybodysStrangers = words(
  'id ids uuid sku handle token image images img url link photo picture cdn barcode gtin ean upc stock tax taxes vat ' +
    'count quantity qty cost costs coste couts cout kosten custo currency slug rating reviews score calories kcal kj ' +
    'seo sort position weight printer labels imagen foto bild immagine codigo code codice nummer',
)

/** Kitchens have costs and dishes have prices, but not everybody who makes a sheet says so. */
const costs = words('cost costs coste couts cout kosten custo')

const strangers: Record<Meaning, ReadonlySet<string>> = {
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
      'landed trade buy buying excluding excluded exkl exclusive ohne hors ex before χονδρικης χονδρικη gros mayorista mayor ingrosso atacado grosshandel groothandel ticket hourly salary wage total subtotal balance night nights nacht nuit noche notte noite hour hours month monthly year',
  ),
  size: words(
    'price compare color colour old chart type grams inventory fulfillment requires taxable policy service tracker',
  ),
}

const ranked = (list: readonly string[]) => new Map(list.map((word, at) => [word, at]))

const places: Record<Meaning, ReadonlyMap<string, number>> = {
  name: ranked(known.name),
  category: ranked(known.category),
  description: ranked(known.description),
  price: ranked(known.price),
  size: ranked(known.size),
}
