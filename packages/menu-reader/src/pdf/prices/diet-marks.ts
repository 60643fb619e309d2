// Diet marks and allergen codes beside a name or a price: "(V, GF)", "A,C,G", "(1, 2, a)", "ⓥ", "🌶".

/** Symbols: letters in circles, arrows, stars, leaves, chillies, and the letters of fonts of icons. No "°" and no "½". */
export const symbols = String.raw`\u{2190}-\u{2bff}\u{3200}-\u{33ff}\u{1f000}-\u{1faff}\p{Co}\u{fe0f}`

const capitals = 'VG|VE|VGO|VEO|VO|GF|GFO|GFR|DF|DFO|NF|VEG'
const words = /^(?:vegan|vegetarian|vegetarisch|halal|spicy|contains nuts)$/i
const code = new RegExp(`^(?:[a-z]|${capitals})$`, 'i')

/** The name without codes in brackets at its end. A single number there may be a number of pieces, unless the menu `hasCodes`. */
export function withoutMarksInBrackets(name: string, hasCodes: boolean): string {
  const [bracket = '', inside = ''] = /\s*[([]([^()[\]]{1,60})[)\]]\s*$/.exec(name) ?? []
  const marks = inside.split(/[\s,./|&+]+/).map(mark => mark.replace(/\*$/, ''))
  const areMarks =
    words.test(inside.trim()) ||
    marks.every(mark => code.test(mark) || words.test(mark) || isNumber.test(mark))
  const isCount = !hasCodes && marks.length === 1 && /^\d+$/.test(marks[0] ?? '')
  return bracket !== '' && areMarks && !isCount ? name.slice(0, -bracket.length) : name
}

/** The marks in the line of a dish's name, each in brackets. */
export function marksIn(line: string): string {
  return Array.from(line.normalize('NFKC').matchAll(anyMark), ([mark]) =>
    /^[([🌶]/u.test(mark) ? mark : `(${mark})`,
  ).join(' ')
}

const anyMark = new RegExp(
  String.raw`[([][^()[\]]{1,60}[)\]]|🌶|(?<=^|[\s,./|&+])(?:V|VGN|${capitals})(?=[\s,./|&+]|$)`,
  'gu',
)

const isNumber = /^\d{1,2}[a-z]?$/i

/** Sticky. A code after a price, alone or in brackets. Of codes without brackets only those in capitals are certain. */
export const marksAfterPrice: readonly RegExp[] = [
  /[([]\s*(?:\d{1,2}[a-z]?|[a-z]{1,3})(?:[\s,./|&+]+(?:\d{1,2}[a-z]?|[a-z]{1,3}))*[\s,]*[)\]]/iy,
  new RegExp(`(?<=^|[\\s,./|&+])(?:[A-Z]|${capitals})(?=[\\s,./|&+]|$)[,./|&+]*`, 'y'),
  /(?<=^|[\s/])(?:v|vg|gf|df|veg|n)\b/iy,
]

/**
 * A list of allergens in brackets, "(1,2,a)". "(1,20)" is a price, and "(9, 12)" are two if no price is beside them.
 */
export function isAllergenList(bracket: string, isBesidePrice: boolean): boolean {
  if (!allergens.test(bracket) || /^\D*\d{1,2}[.,]\d{2}\D*$/.test(bracket)) return false
  return isBesidePrice || /[a-z]/i.test(bracket) || bracket.split(',').length > 2
}

const allergens = /^[([]\s?(?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z]))+\s?[)\]]$/i
