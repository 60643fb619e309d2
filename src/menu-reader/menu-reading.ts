// What a reader makes of a menu file: dishes, each with what is doubtful about it.

import type { Allergen } from '#domain/menu/allergens.ts'
import type { Minor } from '#domain/money.ts'

/** One dish as it stands in the file. */
export interface ReadItem {
  /** Where: the row of the table as a spreadsheet counts it, or which of the file's dishes it is; from 1. */
  readonly row: number
  /** Of a file that has pages, which one, from 1. */
  readonly page: number | null
  readonly category: string
  readonly name: string
  readonly description: string
  /** null: none that could be kept was found. */
  readonly price: Minor | null
  /** The price as it is written in the file, for whoever corrects it. */
  readonly priceText: string
  /** None said is not none there. */
  readonly allergens: readonly Allergen[]
  /** As they are written in the file; '' where nothing is. */
  readonly allergensText: string
  readonly doubts: readonly RowDoubt[]
}

/** Why a dish should be looked at before it is believed. */
export const rowDoubts = [
  'no-name',
  'no-price',
  'price-unreadable',
  'price-too-large',
  'price-not-payable',
  /** 1.234 is a thousand and more in one country and not two in another. */
  'thousands-or-decimals',
  'price-rounded',
  'several-prices',
  /** "from 8": bigger ones cost more. */
  'price-from',
  'free',
  'no-category',
  'name-too-long',
  'category-too-long',
  'description-cut',
  /** The same name stands in the same category again, with something else beside it; the last one counts. */
  'twice',
  /** The till has it hidden or switched off. */
  'not-on-sale',
  /** "Add bacon": goes with a dish, and is perhaps none. */
  'perhaps-extra',
  /** Printed once, in the heading, for all under it. */
  'price-from-heading',
  /** Several prices, and nothing says what they are for. */
  'sizes-unnamed',
  /** "12 – 16": from, to. */
  'price-range',
  /** Its description holds another price. */
  'price-in-description',
  /** A bare number on a menu whose prices carry a sign, or the price of a line that stands apart. */
  'price-unsure',
  /** Many times dearer or cheaper than the rest. */
  'price-unusual',
  /** The name was put together from several lines, or reads like a description. */
  'name-unsure',
  /** The line could also be something else: a heading, a description. */
  'reading-unsure',
  /** The row has more cells than headings, or a quote too many: it was put together again. */
  'row-damaged',
  /** Some of what stands among the allergens names none for certain. */
  'allergens-unsure',
] as const
export type RowDoubt = (typeof rowDoubts)[number]

/** What holds for the file as a whole. */
export const fileDoubts = [
  'no-header',
  'prices-in-hundredths',
  /** They were taken as they stand, and are perhaps hundredths. */
  'prices-perhaps-hundredths',
  /** No heading names the prices: they were told by what they look like. */
  'prices-guessed',
  /** Most dishes have further prices that nothing tells apart: the first was taken. */
  'first-price-taken',
  /** What stands above the prices was taken for the sizes of the dishes. */
  'sizes-guessed',
  /** The signs beside the prices are not those of the restaurant's currency. */
  'other-currency',
  'archived-left-out',
  'extras-left-out',
  /** A scanner, not a person, wrote the text. */
  'scanned-text',
  'pages-without-text',
  /** Of some fonts nothing says which letters they show. */
  'letters-unknown',
] as const
export type FileDoubt = (typeof fileDoubts)[number]

/** Why nothing could be read. */
export type Unreadable = 'no-dishes' | 'no-columns' | 'not-a-menu' | 'too-many-rows'

export type MenuReading =
  | { readonly kind: 'read'; readonly items: readonly ReadItem[]; readonly doubts: readonly FileDoubt[] }
  | { readonly kind: 'unreadable'; readonly why: Unreadable }

/** A dish before its texts were looked at. */
export interface RawDish {
  readonly row: number
  readonly page?: number
  readonly category: string
  readonly name: string
  readonly description: string
  /** As written; or a number in major units, as JSON has it. */
  readonly price: string | number
  /** As written; absent where the file has no place for them. */
  readonly allergens?: string
  /** What is known beforehand to be doubtful. */
  readonly doubts: readonly RowDoubt[]
}
