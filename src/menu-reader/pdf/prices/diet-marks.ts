// Diet marks and allergen codes beside a name or a price: "(V, GF)", "A,C,G", "(1, 2, a)", "ⓥ", "🌶".

const code = String.raw`(?:v|vg|ve|vgo|vo|gf|gfo|gfr|df|dfo|nf|veg|vegan|vegetarian|vegetarisch|halal|spicy|contains nuts|[a-z])`
const number = String.raw`(?:\d{1,2}[a-z]|\d{1,2}(?=[\s,./|&+]+\d)|(?<=[\s,./|&+])\d{1,2})`
const mark = String.raw`(?:${code}|${number})\*?`

/** Codes in brackets at the end of a name. A single number there may be a number of pieces. */
export const marksInBrackets = new RegExp(
  String.raw`\s*[([]\s*${mark}(?:[\s,./|&+]+${mark})*\s*[)\]]\s*$`,
  'i',
)

/** Symbols: letters in circles, chillies, leaves, and the letters of fonts of icons. */
export const symbols = String.raw`\p{So}\p{Co}\u{fe0f}`

/** Sticky. A code after a price, alone or in brackets. Of codes without brackets only those in capitals are certain. */
export const marksAfterPrice: readonly RegExp[] = [
  /[([]\s*(?:\d{1,2}[a-z]?|[a-z]{1,3})(?:[\s,./|&+]+(?:\d{1,2}[a-z]?|[a-z]{1,3}))*[\s,]*[)\]]/iy,
  /(?<=^|[\s,./|&+])(?:[A-Z]|V[EGO]O?|GFO?|GFR|DFO?|NF|VEG)(?=[\s,./|&+]|$)[,./|&+]*/y,
  /(?<=^|[\s/])(?:v|vg|gf|df|veg|n)\b/iy,
]

/** A list of allergen numbers in brackets, "(1,2,3)". "(1,20)" is a price. */
export function isAllergenList(bracket: string): boolean {
  return allergens.test(bracket) && !/^\D*\d{1,2}[.,]\d{2}\D*$/.test(bracket)
}

const allergens = /^[([]\s?(?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z]))+\s?[)\]]$/i
