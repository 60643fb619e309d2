// Excludes numbers that look like prices: phones, hours, years, strengths, volumes, weights, pieces, ages.

import { currencySign } from './currency-signs.ts'
import { isAllergenList } from './diet-marks.ts'

/** Blanks out phone numbers, hours, dates, web addresses and numbers of allergens. The length stays the same, so offsets stay valid. */
export function withoutLookalikes(text: string): string {
  const patterns = isAboutHours(text) ? [...always, hourRange] : always
  const blanked = patterns.reduce(
    (rest, pattern) => rest.replace(pattern, found => '_'.repeat(found.length)),
    text,
  )
  return blanked
    .replace(date, (found, ...parts) => (isDate(parts) ? '_'.repeat(found.length) : found))
    .replace(/[([][^()[\]]{3,60}[)\]]/g, (found, at: number, whole: string) =>
      isAllergenList(found, hasPriceOutside(whole, at, found.length)) ? '_'.repeat(found.length) : found,
    )
    .replace(noteNumber, found => '_'.repeat(found.length))
}

function hasPriceOutside(text: string, at: number, length: number): boolean {
  const before = text.slice(0, at)
  return /\d[.,]\d{2}(?!\d)|\p{Sc}/u.test(before + text.slice(at + length)) || amountAtEnd.test(before)
}

/** "120 SEK", "12,-", "9". */
const amountAtEnd = new RegExp(
  String.raw`(?:^|[\s\t…])${currencySign}?\s?\d[\d.,:/]*[kK]?[-–—]*\s?(?:${currencySign})?\s?$`,
  'u',
)

/** "3,50 € (2)": the number of a note. "7.50 (30)" are two prices. */
const noteNumber = new RegExp(String.raw`(?<=\d[.,]\d{2}\s?${currencySign}?\s?)[([]1?\d[)\]]`, 'gu')

interface Context {
  readonly before: string
  readonly after: string
}

/** Whether a measure follows: "330 ml", "12%", or after a whole number a noun: "16 years", "6 pieces". */
export function isMeasured(digits: string, { after }: Context): boolean {
  return unit.test(after) || (/^\d+$/.test(digits) && countedNoun.test(after))
}

/** Whether a number without a currency cannot be a price on any menu. */
export function isNeverPrice(digits: string, { before, after }: Context): boolean {
  if (/[\p{L}#№&_]$/u.test(before) && !/(?:^|[\s\t])[\p{L}][\p{L}’'-]{2,}$/u.test(before)) return true
  if (/^[\p{L}_]/u.test(after) && !/^(?:pp|ea|each|st|per)\b/i.test(after)) return true
  if (/[’‘'`´]$/.test(before) || digits.length > 4) return /^\d+$/.test(digits)
  if (/^-\p{L}/u.test(after) || /\p{L}-$/u.test(before) || /\d\s?[x×]\s?$/i.test(before)) return true
  return /^(?:19|20)\d\d$/.test(digits) || counting.test(before)
}

/** Hours with a point: "07.00 - 10.30", "22.00 - 07.00", "kl 11.00 - 14.00". Prices have no leading zero. */
export const hours =
  /\b(?:0\d[.:]\d{2}\s?[-–—]\s?\d{2}[.:]\d{2}|\d{2}[.:]\d{2}\s?[-–—]\s?0\d[.:]\d{2}|kl\.?\s?\d{1,2}(?:[.:]\d{2})?\s?[-–—]\s?\d{1,2}(?:[.:]\d{2})?)\b/gi

const always = [
  /(?<![\d/])[13]\/[24](?![\d/])/g,
  /https?:\S+|www\.\S+|[^\s@]{1,64}@\S+|\b[\w-]+\.(?:com|net|org|co|nl|be|de|fr|it|es|nz|uk|au|menu|restaurant)\b\S*/gi,
  // At least eight digits, and no price among them.
  /\+(?=(?:[ ().-]*\d){8})(?![\d ().-]*(?<![\d.])\d{1,3}\.\d{2}(?![\d.]))\d[\d ().-]{7,}\d/g,
  /\(?\b\d{3}\)?[-.\s]\s?\d{3}[-.]\d{4}\b/g,
  /\b\d{3}[-.]\d{4}\b/g,
  /(?:\b(?:tel|phone|ph|call|fax|mobile|whatsapp|telefon|téléphone|tél|teléfono|telefoon|tlf)\b[.:]?\s*)\(?[\d+][\d\s()./-]{5,}\d/gi,
  /(?<![\d.,$€£])0\d{1,4}[\s/-]\d{2,}[\d\s-]{2,}\d/g,
  /\b\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m\.?|p\.m\.?|uhr|hrs)(?![\p{L}])/giu,
  /\b\d{1,2}:\d{2}\b/g,
  hours,
]

const date = /(?<![\d/])(\d{1,2})[./](\d{1,2})[./]((?:19|20)?\d{2})(?![\d/])/g

/** "8/10/12" are three prices that rise. */
function isDate([day = '', month = '', year = '']: readonly string[]): boolean {
  if (year.length === 4) return true
  const [d, m, y] = [Number(day), Number(month), Number(year)]
  return d <= 31 && m <= 12 && (/^0/.test(day) || /^0/.test(month) || !(d <= m && m <= y))
}

const hourRange =
  /\b\d{1,2}(?:[.:h]\d{2})?\s?(?:[-–—]|to|bis|à|tot)\s?\d{1,2}(?:[.:h]\d{2})?h?\b|\b\d{1,2}h\d{0,2}\b/gi

function isAboutHours(text: string): boolean {
  return /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?s?\b|\b(?:open|hours|daily|happy hour|öffnungszeiten|ouvert|horaires|geopend|abierto|orario|lun|mar|mer|jeu|ven|sam|dim|montag|dienstag|samstag|sonntag|maandag|zondag)\b|\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\s?[–-]\s?(?:Mo|Di|Mi|Do|Fr|Sa|So)\b/i.test(
    text,
  )
}

/** "G&T", "L'Escargot" and "Vol-au-vent" are names. */
const unit =
  /^\s?(?:%|°|º|vol\b(?!-)|abv\b|ml\b|cl\b|dl\b|ltr?s?\b|lit(?:re|er)s?\b|[lg]\b(?![&'’])|oz\b|ounces?\b|grs?\b|grams?\b|kg\b|lbs?\b|pounds?\b|cm\b|mm\b|"|''|”|″|inch(?:es)?\b|in\.|kcal|kj\b|cals?\b|calories|(?:мл|л|кг|гр?|шт|см|ml|λτ|γρ|τεμ)(?!\p{L}))/iu

const countedNoun =
  /^\s?(?:pcs?\b|pieces?\b|pièces?\b|pz\b|stuks?\b|stück\b|uds?\b|piezas?\b|pers(?:on|onen|onnes|onas)?\b|people\b|pax\b|guests?\b|diners\b|years?\b|yrs?\b|y\.?o\b|jaar\b|jahre?\b|ans\b|años\b|anni\b|months?\b|days?\b|hours?\b|hrs?\b|min(?:ute|uten)?s?\b|st\b|nd\b|rd\b|th\b|x\b|[ -]?course|courses\b|gänge|gangen|scoops?\b|slices?\b|shots?\b|skewers?\b|wings?\b|layers?\b|dozen\b|ways?\b|spices?\b|cheeses\b|eggs?\b)/i

/** Numbers that count: "serves 2", "for 4", "since 1987", "No. 12". */
const counting =
  /(?:\b(?:serves|serving|feeds|for|since|est\.?|no\.?|nr\.?|of|voor|für|pour|para|over|under|minimum|min\.?|age|aged|route|suite|unit|page|gate|table)\s?|[#x×]\s?)$/i
