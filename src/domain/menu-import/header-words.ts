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
  const words = wordsOf(heading).split(' ')
  if (words.length > mostWords || words.some(word => strangers.has(word))) return 0
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

/** `dishName`, `Dish_Name` and `DISH NAME` are the same words; accents do not count. */
export function wordsOf(heading: string): string {
  return heading
    .slice(0, 80)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Looks like one of those below, but is not: what a dish costs the kitchen, numbers, pictures, settings. */
const strangers = new Set(
  'id ids sku handle token image img url photo cost compare sale online tax old type cdn barcode gtin stock available'.split(
    ' ',
  ),
)

const known: Record<Meaning, readonly string[]> = {
  name: [
    ...['item name', 'dish name', 'product name', 'menu item', 'name', 'item', 'dish', 'product', 'title'],
    ...['nombre del plato', 'nombre', 'plato', 'producto', 'articulo'],
    ...['nom du plat', 'titre plat', 'nom', 'plat', 'produit', 'titre', 'intitule', 'article'],
    ...['gericht', 'speise', 'bezeichnung', 'artikelname', 'artikel', 'produktname', 'produkt', 'titel'],
    ...['nome del piatto', 'nome', 'piatto', 'prodotto', 'articolo'],
    ...['nome do prato', 'prato', 'produto', 'artigo', 'naam', 'gerecht'],
    ...['ονομα', 'πιατο', 'προιον', 'ειδος', 'drink', 'beverage', 'getrank', 'boisson', 'bebida', 'wine'],
  ],
  category: [
    ...[
      'category name',
      'category',
      'categories',
      'section',
      'menu section',
      'course',
      'group',
      'reporting category',
    ],
    ...['categoria', 'categorias', 'seccion', 'secao', 'sezione', 'categorie', 'rubrique', 'section du menu'],
    ...['kategorie', 'kategorien', 'warengruppe', 'rubrik', 'gruppe', 'gang', 'rubriek', 'groep'],
    ...[
      'κατηγορια',
      'ομαδα',
      'menu category',
      'menu group',
      'menu name',
      'menu',
      'product category',
      'department',
    ],
  ],
  description: [
    ...['dish description', 'item description', 'description', 'details', 'ingredients', 'desc', 'notes'],
    ...['descripcion', 'ingredientes', 'recette', 'beschreibung', 'zutaten', 'descrizione', 'ingredienti'],
    ...['descricao', 'omschrijving', 'beschrijving', 'ingredienten', 'περιγραφη', 'συστατικα'],
  ],
  price: [
    ...['dish price', 'item price', 'price', 'regular price', 'unit price', 'amount', 'base price', 'prices'],
    ...[
      'precio',
      'importe',
      'pvp',
      'prix',
      'tarif',
      'prix ttc',
      'preis',
      'verkaufspreis',
      'betrag',
      'prezzo',
      'costo',
    ],
    ...['preco', 'valor', 'prijs', 'verkoopprijs', 'τιμη', 'euro', 'eur', 'usd', 'gbp', 'chf'],
  ],
  size: [
    ...[
      'variation name',
      'variant',
      'variation',
      'size',
      'portion',
      'option 1 value',
      'tamano',
      'talla',
      'taille',
    ],
    ...[
      'format',
      'grosse',
      'portionsgrosse',
      'variante',
      'formato',
      'dimensione',
      'porzione',
      'tamanho',
      'maat',
    ],
    ...['grootte', 'μεγεθος', 'μεριδα'],
  ],
}

const ranked = (words: readonly string[]) => new Map(words.map((word, at) => [word, at]))

const places: Record<Meaning, ReadonlyMap<string, number>> = {
  name: ranked(known.name),
  category: ranked(known.category),
  description: ranked(known.description),
  price: ranked(known.price),
  size: ranked(known.size),
}
