// The features of a line before any decision: its style, its shape, its prices.

import type { Line, LineWord } from '../layout/text-lines.ts'
import type { LinePrices } from '../prices/found-prices.ts'
import { linePricesOf } from '../prices/line-prices.ts'
import { hasOrdinal } from '../prices/ordinal.ts'
import type { PriceUsage } from '../prices/price-usage.ts'
import { namesInRow } from './name-row.ts'

export interface LineFeatures {
  readonly line: Line
  readonly prices: LinePrices
  /** The face, and whether a dish number or a bullet precedes it. Lines with the same purpose have the same style. */
  readonly style: string
  /** Size, font, weight, slope and case of the first words, as one key. */
  readonly face: string
  readonly size: number
  readonly isBold: boolean
  readonly isCapitals: boolean
  /** "- Cola", "• Cola". */
  readonly hasBullet: boolean
  /** The words outside the prices. */
  readonly text: string
  readonly letters: number
  readonly words: number
  /** How much the line reads like a description (> 0) or a name (< 0). */
  readonly prose: number
  /** The same for the first words, if a description follows beside them. */
  readonly nameProse: number
  readonly isHeadingWord: boolean
  /** The sizes that the line names for the prices below it. */
  readonly sizeRow: SizeRow | null
  /** The line contains only names of sizes. */
  readonly isSizeRow: boolean
  /** `once`: one priced line follows, then this face again: probably a name, its description with the price, the next name. */
  readonly pricedBelow: 'once' | 'several' | null
  /** The line wraps: the next line's first word would not have fitted on it. */
  readonly isBroken: boolean
  /** The line ends a name whose price is in the line above. */
  readonly endsName: boolean
  /** Its dish's price follows below: on its own line, or after the description. */
  readonly isPricedBelow: boolean
  /** The line ends a description and has the price of the name above. */
  readonly hasPriceOfAbove: boolean
  readonly isContact: boolean
  /** The line holds several names side by side. */
  readonly isNameRow: boolean
  /** A line with several names follows. */
  readonly isOverNames: boolean
  /** The line above is nearer than the one below, as no heading's is. */
  readonly isNearerAbove: boolean
  /** A line with a price follows. */
  readonly isOverPriced: boolean
  readonly isTableHead: boolean
  /** A gap separates the prices from the words. */
  readonly hasPriceCell: boolean
  /** "With sour cream … Large 18": the price of a further size, beside a description. */
  readonly addsSize: boolean
}

export interface SizeColumn {
  readonly name: string
  /** The centre on the page. */
  readonly x: number
}

export interface SizeRow {
  readonly sizes: readonly SizeColumn[]
  /** The offset at which the sizes begin; a heading may come before them. */
  readonly start: number
}

export function lineFeaturesOf(line: Line, above: Line | null, usage: PriceUsage): LineFeatures {
  const textAbove = above?.column === line.column ? above.text : ''
  const prices = linePricesOf(line.text, usage, textAbove, line.size)
  const text = clean(line.text.slice(prices.head.start, prices.head.end))
  const whole = prices.position === 'inside' ? clean(line.text) : text
  const leading = leadWords(line, prices.head.start)
  const first = leading[0] ?? line.words[0]
  const isCapitals = beginsInCapitals(leading.map(word => word.text))
  const face = [
    Math.round((first?.size ?? 10) * 2),
    first?.font,
    first?.isBold,
    first?.isItalic,
    isCapitals,
  ].join('|')
  const hasPriceCell = prices.position === 'end' && /^[\t…]/.test(line.text.slice(prices.head.end))
  const hasBullet = bullet.test(line.text)
  const beside = nameBesideText(line, prices.head.start, isCapitals)
  return {
    line,
    prices,
    style: `${face}|${hasOrdinal(line.text) ? '1.' : hasBullet ? '-' : ''}`,
    face,
    size: first?.size ?? line.size,
    isBold: first?.isBold ?? false,
    isCapitals,
    hasBullet,
    text,
    letters: text.match(/\p{L}/gu)?.length ?? 0,
    words: text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length,
    prose: proseOf(whole, first?.isItalic ?? false) - (beside ? 0.8 : 0),
    nameProse: proseOf(beside ?? whole, first?.isItalic ?? false),
    isHeadingWord: isHeadingWord(text),
    sizeRow: null,
    pricedBelow: null,
    isBroken: false,
    endsName: false,
    isPricedBelow: false,
    hasPriceOfAbove: false,
    isSizeRow: false,
    isContact: isContact(line.text),
    isNameRow: namesInRow(line, prices).length > 0,
    isOverNames: false,
    isOverPriced: false,
    isNearerAbove: false,
    isTableHead: prices.position === 'none' && isTableHead(line),
    hasPriceCell,
    addsSize: hasPriceCell && prices.prices.every(({ size }) => size !== null),
  }
}

/** At the start of a line. */
export const bullet = /^\s*[-–—•*·▪◦►]\s*(?=\P{N})/u

/** Up to three first words in the same style. */
function leadWords(line: Line, start: number): LineWord[] {
  const words = line.words.filter(
    word => word.start >= start && /[\p{L}]/u.test(word.text) && !/^\(?[A-Z]{1,3}\)$/.test(word.text),
  )
  const first = words[0]
  if (!first) return []
  const end = words.findIndex(word => word.font !== first.font || Math.abs(word.size - first.size) > 0.6)
  return words.slice(0, end < 0 ? 3 : Math.min(end, 3))
}

/** The words before a change of style, the end of capitals or a dash; null without any of these. */
function nameBesideText(line: Line, start: number, isCapitals: boolean): string | null {
  const words = line.words.filter(word => word.start >= start && !word.isLeader)
  const first = words.find(({ text }) => /\p{L}{2}/u.test(text))
  if (!first) return null
  const end = words.findIndex(
    word =>
      word.start > first.start &&
      (/^[-–—:|]$/.test(word.text) ||
        (/\p{L}{2}/u.test(word.text) &&
          (word.font !== first.font || (isCapitals && /^\p{Ll}/u.test(word.text))))),
  )
  return end > 0 && end < 8
    ? words
        .slice(0, end)
        .map(({ text }) => text)
        .join(' ')
    : null
}

/** True for "ROAST CHICKEN" and "HALIBUT peas and mint", false for "BBQ Ribs". */
function beginsInCapitals([first = '', second = 'A']: readonly string[]): boolean {
  if ((first.match(/\p{L}/gu)?.length ?? 0) < 3) return isUpper(`${first} ${second}`)
  return isUpper(first) && (isUpper(second) || /^[^\p{L}]*\p{Ll}/u.test(second) || second.length < 3)
}

function clean(text: string): string {
  return text
    .replace(/[\t…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

// Recognises lines about the restaurant and not its dishes: addresses, hours, terms, small print.

function isContact(text: string): boolean {
  return contact.test(text) || (/\d/.test(text) && terms.test(text)) || isLegend(text)
}

/** "1 colouring, 2 preservative, 3 sweetener": rising numbers. */
function isLegend(text: string): boolean {
  const numbers = [...text.matchAll(/(?:^|[,;:(\s])(\d{1,2})[).:=-]?\s?\p{L}{3}/gu)].map(([, number]) =>
    Number(number),
  )
  return numbers.length > 2 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}

/** Fees and discounts. */
const terms =
  /(?<!\p{L})(?:discount|free delivery|deliver(?:y|ies) (?:fee|charge|over|from)|orders? (?:over|above)|minimum spend|deposit|corkage|cover charge|coperto|couvert|(?:pan y )?cubierto|korkgeld|droit de bouchon|lieferung|livraison|consegna a domicilio|bezorg(?:ing|kosten)|descuento|rabatt|trinkgeld)(?!\p{L})/iu

const contact =
  /https?:|www\.|\S@\S|\b[\w-]{3,}\.(?:com|net|org|co\.\w+|nl|be|de|fr|it|es|nz)\b|\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b(?:tel|phone|telefon|tél|fax)\b[.:]?\s?[\d+(]|\b\d{1,2}(?::\d{2})?\s?(?:am|pm)\b|\b\d{1,2}:\d{2}\b|consum(?:ing|ption of) raw|undercooked|gratuity|\b(?:gst|vat|mwst|btw|tva|iva)\b|minimum order|home delivery|service charge|surcharge|allerg(?:y|ies|ens?|ene)\b|gluten[- ]free\s?[=–-]|\b(?:follow us|facebook|instagram|please (?:inform|tell|let us|advise|note)|please ask (?:us|our|a|any|the|your|for|about)|ask (?:your|our) server|we accept|credit cards?|öffnungszeiten|ruhetag|copyright|©|page \d+|[*†‡]\s?=|\b\d+\s(?:\p{L}+\.?\s){1,3}(?:street|st\.|avenue|ave|road|rd|blvd|boulevard|drive|lane|highway|hwy)\b|\b[A-Z]{2},?\s\d{5}\b|est\.? \d{4}|since \d{4}|all prices|prices (?:are|include|subject)|subject to change|split plate)/iu

// Words that menus use in headings. They only add weight: style and position come first.

/** Whether most of a short text's words are such words. */
function isHeadingWord(text: string): boolean {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 1)
  const meant = words.filter(word => headings.has(word)).length
  return (
    words.length > 0 && words.length <= 6 && meant >= 0.5 * words.filter(word => !joining.has(word)).length
  )
}

const joining = new Set(
  'and or the our of from with und oder et ou des les la le de du en y con di e het van a à al'.split(' '),
)

const headings = new Set(
  `starters starter appetizers appetizer appetisers appetiser entrees entree mains main sides side desserts dessert sweets sweet salads salad
soups soup sandwiches sandwich burgers burger pizza pizzas pasta pastas drinks drink beverages beverage wine wines beer beers cocktails cocktail
spirits coffee tea teas breakfast brunch lunch dinner snacks snack small large plates sharing share kids children specials special seafood fish
meat poultry chicken beef lamb pork goat vegetarian vegan vegetables grill tacos burritos noodles rice curry curries sushi rolls sashimi
wraps bowls breads bread cheese oysters raw bar red white rose sparkling champagne whisky whiskey bourbon gin rum vodka tequila liqueurs aperitif
aperitifs digestif digestifs draft draught bottles bottled cans cider ciders juices juice smoothies shakes milkshakes sodas soda soft hot cold iced
extras extra addons toppings dips sauces platters platter tapas antipasti primi secondi contorni dolci bevande vini birre insalate zuppe panini
entrantes ensaladas sopas carnes pescados postres bebidas vinos cervezas arroces bocadillos raciones desayunos comidas cafes
hors oeuvres plats viandes poissons fromages boissons vins bieres salades potages menu menus carte formules glaces
vorspeisen hauptgerichte hauptspeisen nachspeisen nachtisch getranke suppen salate fleisch fisch vegetarisch beilagen weine biere kinder
voorgerechten hoofdgerechten nagerechten dranken soepen vlees vis vegetarisch bijgerechten wijnen bieren kindergerechten broodjes snacks
entradas principais sobremesas vinhos cervejas petiscos peixes acompanhamentos saladas
signature classics classic favourites favorites house family meals combos combo course courses first second third tandoori biryani dosa
thali dim sum dumplings ramen udon bento donburi tempura teppanyaki yakitori nigiri maki catering trays pan by handhelds greens pies waffles
pancakes eggs omelettes omelets benedicts pastries cakes bakery gelato ice cream non alcoholic mocktails zero proof after nightcaps port sherry`
    .split(/\s+/)
    .filter(word => word !== ''),
)

// Rates whether words read like a description or like a name.

/** Commas, function words and length suggest a description; capitals and brevity a name. */
function proseOf(text: string, isItalic: boolean): number {
  const words = text.split(/\s+/).filter(word => /\p{L}/u.test(word))
  const capital = words.filter(word => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  const small = text.match(smallWords)?.length ?? 0
  let prose = isItalic ? 0.3 : 0
  if (/^[^\p{L}]*\p{Ll}/u.test(text)) prose += 1
  if (/^[(]/.test(text)) prose += 0.7
  prose += Math.min(1.5, 0.6 * (text.match(/,/g)?.length ?? 0))
  prose += Math.min(1.2, 0.35 * small)
  if (text.length > 45) prose += 0.6
  if (text.length > 75) prose += 0.8
  if (/[.!]$/.test(text)) prose += 0.7
  if (isUpper(text)) prose -= 0.8
  else if (words.length > 1 && capital >= 0.7 * words.length) prose -= 0.8
  if (words.length <= 4) prose -= 0.6
  return prose
}

const smallWords =
  /\b(?:with|and|served|in|on|of|our|your|the|topped|from|choice|all|are|is|mit|und|auf|in|avec|et|de|du|des|aux?|con|y|e|en|met|van|op|met|com|sur)\b/gi

function isUpper(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return (
    letters.length > 1 &&
    letters.filter(letter => letter !== letter.toLowerCase()).length > 0.8 * letters.length
  )
}

// Recognises a table's row of column names, "Beer Brewery ABV Price", which is not a dish.

/** Whether a line without prices has only short column names, one of them the price or a measure. */
function isTableHead({ text }: Line): boolean {
  const cells = text
    .split(/[\t…|]+/)
    .map(cell => cell.trim())
    .filter(cell => cell !== '')
  return (
    cells.length >= 2 &&
    cells.every(cell => cell.split(' ').length <= 2 && !/\d/.test(cell)) &&
    cells.some(cell => columns.test(cell))
  )
}

const columns =
  /^(?:prices?|preise?|prix|precios?|prezz[io]|prij(?:s|zen)|preços?|τιμή|abv|alc\.?|vol\.?|ibu|vintage|jahrgang|millésime|añada|annata|calories|kcal|cal|qty|quantity|menge)\.?$/i
