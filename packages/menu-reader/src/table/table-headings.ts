// Recognises headings for anything but the name and price of a dish, and the sizes in headings of prices.

import type { DietHeading } from '../diet-words.ts'
import { fitOf, wordsOf } from '../header-words.ts'
import { minorUnitWords } from '../prices/minor-unit-words.ts'
import { withoutMoney } from '../size-names.ts'

/** What an export says of a row besides the dish itself. */
export type RowField =
  | 'archived'
  | 'hidden'
  | 'available'
  | 'status'
  | 'kind'
  | 'handle'
  | 'id'
  | 'sku'
  | 'parent'
  | 'option'
  /** What an option is: "Size". */
  | 'option-name'
  /** Extras in words, with their prices. */
  | 'extras'
  /** Whether the dish has a list of modifiers, or the names of its lists. */
  | 'modifiers'
  | 'allergens'
  | DietHeading

/** Null for a heading that may name part of the dish. */
export function fieldsOf(headings: readonly string[]): (RowField | 'ignored' | null)[] {
  const words = headings.map(heading => wordsOf(heading.replace(/\[.*?\]/g, ' ')))
  // "Option 1" holds the value, unless another column does.
  const hasValues = words.some(heading => optionWord.test(heading) && valueWord.test(heading))
  return words.map(heading => fieldOf(heading, hasValues))
}

function fieldOf(words: string, hasValues: boolean): RowField | 'ignored' | null {
  if (optionWord.test(words) && words !== 'options')
    return valueWord.test(words) || (bareOption.test(words) && !hasValues)
      ? 'option'
      : / (name|nom|nome|nombre)$/.test(words)
        ? 'option-name'
        : 'ignored'
  for (const [field, pattern] of fields) if (pattern.test(words)) return field
  return null
}

const optionWord =
  /(^| )(options?\d*|opcion(es)?|opzion[ei]|opca?o|opcoes|opties?|επιλογη(ς)?|attributes?|attribut|atributo|attributo|attribuut|ιδιοτητα(ς)?)( |$)/
const valueWord = /(^| )(values?|werte?|valor(es)?|valeurs?|valor[ei]|waarden?|τιμη|τιμες)( |$)/
const bareOption = /^option ?\d$/
const allergenWord =
  /^((dish|item|food) )?(allergens?|allergies|allergy|allergenes?|allergenen|allergeni|alergen[oi]s?|alergeny|alerjen(ler)?|αλλεργιογονα|مسببات الحساسية|アレルケン|アレルキー|过敏原|過敏原)( (info|information|list|advice))?$|^contains( allergens)?$/
const fields: readonly (readonly [RowField, RegExp])[] = [
  [
    'archived',
    /^(is )?(archived?|deleted|archiviert|geloscht|archivado|eliminado|archivee?|supprime|archiviato|arquivado|gearchiveerd)$/,
  ],
  ['hidden', /^(is )?(hidden|invisible|versteckt|verborgen|ocult[oa]|masquee?|nascosto)( item)?$/],
  [
    'available',
    /^(is )?(available( for sale)?|sellable|disponibles? (para|a) la venta|disponibles|published|active|enabled|visible|verfugbar( zum verkauf)?|zum verkauf verfugbar|veroffentlicht|aktiv|disponible( (para|a) la venta)?|a la venta|publicado|activo|disponible a la vente|publie|actif|disponibile( (per la|alla) vendita)?|pubblicato|attivo|disponivel( para venda)?|ativo|beschikbaar( voor verkoop)?|gepubliceerd|actief|διαθεσιμο( προς πωληση)?|δημοσιευμενο|ενεργο)$/,
  ],
  [
    'status',
    /^((item|product) )?(status|state|zustand|estado|statut|stato)$|^(visibility|visibility in catalog(ue)?|sichtbarkeit( im katalog)?|visibilidad( en el catalogo)?|visibilite( dans le catalogue)?)$/,
  ],
  ['allergens', allergenWord],
  ['kind', /^((item|product|record|row) )?(type|kind|typ|tipo|τυπος)$/],
  ['handle', /^((product|reference) )?(handle|titelform|identificador)$/],
  [
    'extras',
    /^(extras?|options|add ?ons?|toppings?|supplements?|suplementos?|supplementi|aggiunte|adicionales|zusatze|extra zutaten)( (available|with prices|prices?))?$/,
  ],
  // "Modifier Set - Milk" of Square, "Modifier - "Milk"" of Loyverse, "Modifier Groups" of Clover.
  ['modifiers', /^modifiers?( set| groups?)?( |$)/],
  ['id', /^id$/],
  ['sku', /^(sku|artikelnummer|ref|ugs|cod)$/],
  ['parent', /^(parent( sku)?|ubergeordnetes produkt|superior|padre|genitore|pai|ascendente|hoofd|γονικο)$/],
]

/** Whether a heading or a key names the allergens of a dish. */
export function isAllergenHeading(heading: string): boolean {
  return allergenWord.test(wordsOf(heading))
}

export interface PriceHeading {
  /** "Large" of "Price (Large)"; '' for the price of the dish itself. */
  readonly size: string
  /** 0 for the general price; higher for one sales channel, with eating at the table first. */
  readonly channel: number
  /** A channel other than the table: delivery, takeaway, staff. */
  readonly isElsewhere: boolean
  /** "2" of "Price 2"; '' without a number. */
  readonly number: string
}

/** Null when the heading names no price. */
export function priceHeadingOf(heading: string): PriceHeading | null {
  const bare = withoutMoney(heading.replace(/\[.*?\]/g, ' '))
  if (bare === '' && heading.trim() !== '') return { size: '', channel: 0, isElsewhere: false, number: '' }
  if (fitOf(bare, 'price') < 1) return null
  const rest = bare
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L}{3})(\d)$/u, '$1 $2')
    .split(/[\s_()（）/|:,\-–—]+/u)
    .filter(word => word !== '' && !/^\p{Sc}+$/u.test(word) && !priceWords.has(wordsOf(word)))
  const channels = rest.map(word => channelWords.indexOf(wordsOf(word))).filter(at => at >= 0)
  if (channels.length > 0) {
    const first = Math.min(...channels)
    return { size: '', channel: 1 + first, isElsewhere: first >= atTable.length, number: '' }
  }
  const size = rest.join(' ')
  const number = /^\d$/.test(size) ? size : ''
  return { size: number ? '' : size, channel: 0, isElsewhere: false, number }
}

/** Words in a price heading that name no size. */
const priceWords = new Set([
  ...minorUnitWords,
  ...(
    'units price prices pricing cost precio precios prix preis preise prezzo prezzi preco precos prijs prijzen τιμη τιμες tarif montant ' +
    'importe importo pvp mrp betrag bedrag valor rate charge amount verkaufspreis bruttopreis einzelpreis verkoopprijs vk costo ' +
    'dish item product variant menu unit base default regular regularer regulier reguliere normal standard list listino retail ' +
    'selling sell sale λιανικης λιανικη detail dettaglio retalho publico public minorista venta vente vendita venda πωλησης κανονικη food drink wine beer starting starts from ' +
    'gross incl including inc with tax vat ttc mwst iva btw brutto in per for of the a cena ceny sprzedazy detaliczna zl fiyat fiyati satis birim tl السعر سعر الثمن 税込価格 価格 値段 料金 税込 円 单价 單價 售价 售價 价格 價格 元 de du des del di da do la le el il en der ' +
    'die das ab current final actual sales each usd eur euro euros gbp chf cad aud inr us dollar dollars pounds rs kr sek dkk nok pln local currency'
  ).split(' '),
])

const atTable = 'dine eat sit restaurant table mesa sala tisch place tavolo tafel inhouse'.split(' ')
const elsewhere = (
  'pickup takeaway take takeout togo away abholung emporter ' +
  'llevar asporto levar afhalen collection delivery lieferung livraison domicilio consegna entrega bezorging online web app uber ' +
  'ubereats deliveroo doordash glovo wolt lieferando foodpanda swiggy zomato happy members member staff student'
).split(' ')
const channelWords = [...atTable, ...elsewhere]
