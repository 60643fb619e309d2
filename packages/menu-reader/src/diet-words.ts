// Reads the diets and the spiciness that a menu states: in marks beside a name ("(V, GF)", "🌶🌶"), in words, or in columns.

import {
  type Diet,
  diets,
  dietWords,
  type MenuItemDetails,
  maxSpiciness,
  type Spiciness,
} from '@tablemate/domain/menu/menu-item-details.ts'
import { wordsOf } from './header-words.ts'

type Marks = Pick<MenuItemDetails, 'diets' | 'spiciness'>

/** What each code of the menu means by its own key: "VG = vegan". */
export type DietKey = ReadonlyMap<string, Diet>

/**
 * Reads chillies, marks in brackets, and sentences of nothing but marks in words. "(vegan option)" and "chicken, beef, vegetarian"
 * state nothing. Without a key V and VG are vegetarian: menus use each for vegan, too, and a vegan dish is also vegetarian.
 */
export function readMarks(texts: string, key: DietKey = new Map()): Marks {
  const text = texts.normalize('NFKC')
  const codeOf = (part: string) => {
    const code = part.trim().toUpperCase()
    return key.get(code) ?? codes.get(code) ?? (/^(\d{1,2}\p{L}?|\p{L})$/u.test(code) ? 'other' : undefined)
  }
  const inBrackets = Array.from(text.matchAll(brackets), ([, inside = '']) =>
    marksAmong(inside, part => markInWords(part) ?? codeOf(part)),
  )
  const sentences = text.replace(brackets, '.').split(/[.;|•·\n\r]/)
  const all = new Set([...inBrackets, ...sentences.map(part => marksAmong(part, markInWords))].flat())
  return {
    diets: diets.filter(diet => all.has(diet)),
    spiciness: toSpiciness(Math.max(text.match(chilli)?.length ?? 0, Number(all.has('spicy')))),
  }
}

type Mark = Diet | 'spicy' | 'other'

/** None if one of the parts is no mark. */
function marksAmong(text: string, markOf: (part: string) => Mark | undefined): readonly Mark[] {
  const parts = text.replace(chilli, ' ').split(/[,/|;&+.]/)
  const marks = parts.map(part => {
    const mark = markOf(part)
    const words = part.trim().split(/\s+/)
    return mark ? [mark] : words.flatMap(word => markOf(word) ?? [undefined])
  })
  return marks.flat().every(mark => mark !== undefined) ? marks.flat().filter(mark => mark !== undefined) : []
}

function markInWords(part: string): Mark | undefined {
  const words = wordsOf(part)
  return named.get(words) ?? (spicyWords.has(words) ? 'spicy' : otherWords.has(words) ? 'other' : undefined)
}

const brackets = /[([]([^()[\]]{1,60})[)\]]/g
const chilli = /🌶️?/gu

/** Beside diets: "on request", and what is free of an allergen. */
const codes: ReadonlyMap<string, Mark> = new Map([
  ...['V', 'VG', 'VEG'].map(code => [code, 'vegetarian'] as const),
  ...['VE', 'VGN'].map(code => [code, 'vegan'] as const),
  ['GF', 'gluten-free'] as const,
  ...['DF', 'NF', 'LF', 'GFO', 'VGO', 'VEO', 'VO', 'DFO'].map(code => [code, 'other'] as const),
])
const otherWords: ReadonlySet<string> = new Set([
  '',
  'dairy free',
  'lactose free',
  'nut free',
  'contains nuts',
  'new',
  'organic',
  'bio',
])

const named: ReadonlyMap<string, Diet> = new Map(
  diets.flatMap(diet => dietWords[diet].map(word => [wordsOf(word), diet] as const)),
)

/** The key of the menu, anywhere in its texts: "(V) vegetarian · VG: vegan". Only codes that are explained once count. */
export function dietKeyIn(texts: readonly string[]): DietKey {
  const key = new Map<string, Diet>()
  const disputed = new Set<string>()
  for (const text of texts)
    for (const [, code = '', words = ''] of text.matchAll(explained)) {
      const all = wordsOf(words)
      const diet = named.get(all) ?? named.get(all.split(' ')[0] ?? '')
      if (!diet) continue
      const known = key.get(code.toUpperCase())
      if (known && known !== diet) disputed.add(code.toUpperCase())
      key.set(code.toUpperCase(), diet)
    }
  for (const code of disputed) key.delete(code)
  return key
}

/** A code of one to three letters, a sign, and one or two words. */
const explained =
  /(?<!\p{L})\(?(\p{L}{1,3})(?:\)|\s?[=:–-])\s?[=:–-]?\s*(\p{L}{5,}(?:[ -]\p{L}{4,})?)(?!\p{L}|\s*(?:option|available|on request|possible))/giu

/** What a heading or a key says of its cells: one diet, diets in words, or how spicy the dish is. */
export const dietHeadings = [...diets, 'diets', 'spiciness'] as const
export type DietHeading = (typeof dietHeadings)[number]

export function dietHeadingOf(heading: string): DietHeading | null {
  const words = wordsOf(heading).replace(/^(is|ist|es|est) /, '')
  if (dietList.test(words)) return 'diets'
  if (spicy.test(words)) return 'spiciness'
  return named.get(words) ?? null
}

const dietList =
  /^((item|dish|food) )?(diets?|dietary|dietary (info|information|preferences?|restrictions?|labels?|tags)|suitable for diets?|dietas?|dieta|regimes?|regime alimentaire|ernahrung|ernahrungsform|dieet|diyet)$/
const spicy =
  /^(spicy|spiciness|spice|spicy level|spice level|heat|heat level|scharf|scharfe|scharfegrad|picante|piccante|piccantezza|epice|pikant|pittig|ostrosc|ostre|aci|acilik|καυτερο|حار|辛口|辛さ|辣|辣度)$/
const spicyWords: ReadonlySet<string> = new Set(
  'spicy,scharf,picante,piccante,épicé,pittig,ostre,acılı,καυτερό,حار,辛口,辣'.split(',').map(wordsOf),
)

/** The cell below such a heading as marks that `readMarks` reads; '' if it states nothing. */
export function marksOfCell(heading: DietHeading, cell: string): string {
  if (heading === 'diets')
    return cell
      .replace(schemaDiet, (_, diet: string) => diet.replace('Free', '-free'))
      .split(/[,;/|]/)
      .map(part => `(${part})`)
      .join(' ')
  const isStated = yes.test(wordsOf(cell)) || /[✓✔●•☑]/u.test(cell)
  if (heading !== 'spiciness') {
    const isNamed = readMarks(cell).diets.includes(heading)
    return isStated || isNamed ? `(${heading})` : ''
  }
  const level = levels.findIndex(words => words.includes(wordsOf(cell)))
  return '🌶'.repeat(level >= 0 ? level : isStated ? 1 : (cell.match(chilli)?.length ?? 0))
}

/** "https://schema.org/GlutenFreeDiet" */
const schemaDiet = /(?:https?:\/\/schema\.org\/)?(Vegan|Vegetarian|GlutenFree|Halal)Diet/g
const yes =
  /^(y|1|yes|true|x|ja|j|si|s|oui|o|sim|v|vrai|wahr|verdadero|vero|verdadeiro|waar|tak|evet|ναι|نعم|はい|是)$/
const levels: readonly (readonly string[])[] = [
  ['0', 'no', 'none', 'not spicy'],
  ['1', 'mild', 'low'],
  ['2', 'medium'],
  ['3', '4', '5', 'hot', 'high', 'very spicy', 'extra hot'],
]

function toSpiciness(level: number): Spiciness {
  return Math.min(level, maxSpiciness) as Spiciness
}
