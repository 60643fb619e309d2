// The result of reading a menu file: dishes, each with its doubts.

import type { MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import type { Option } from '@tablemate/domain/menu/options.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import type { Minor } from '@tablemate/domain/money.ts'

/** A rectangle on a page as it is displayed, in fractions of its width and height from its top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A place on the pages of a file. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly box: Box
}

/** A line of the file, or a part of one, that is neither dish nor heading, description or extra. */
export interface UnusedText {
  /** The row as a spreadsheet counts it, from 1; null for a page. */
  readonly row: number | null
  /** Null for a file without pages. */
  readonly place: Place | null
  readonly text: string
  /** How many marks in it look like prices. */
  readonly prices: number
}

/** What the file says is chosen with a dish. */
export interface ReadOptionGroup {
  /** '' if the file does not name it. */
  readonly name: string
  /** Read from a dish with several prices: an owner may want separate dishes. */
  readonly areSizes?: true | undefined
  readonly min: number
  readonly max: number
  /** Of sizes the first is the default, and the dish's price is its price. */
  readonly options: readonly ReadOption[]
}

export interface ReadOption extends Pick<Option, 'name' | 'price' | 'isDefault'> {
  readonly translations?: readonly { readonly language: string; readonly name: string }[]
}

/** One dish of the file, with the details that the file clearly states. */
export interface ReadItem extends MenuItemDetails {
  /** The row as a spreadsheet counts it, or the dish's number within the file; from 1. */
  readonly row: number
  /** The page from 1; null for a file without pages. */
  readonly page: number | null
  /** The lines of the page that it was read from, its name first. Absent for a file without pages. */
  readonly places?: readonly Place[]
  readonly category: string
  readonly name: string
  readonly description: string
  /** Null if no price was found that the menu can store. */
  readonly price: Minor | null
  /** The price as the file writes it, to help the person who corrects it. */
  readonly priceText: string
  /** The file's own text; '' without one. */
  readonly allergensText: string
  /** Absent if the file has the dish in one language. */
  readonly translations?: readonly MenuItemTranslation[]
  /** Absent: nothing is chosen. */
  readonly optionGroups?: readonly ReadOptionGroup[]
  readonly doubts: readonly RowDoubt[]
}

/** Why an owner should check a dish. */
export const rowDoubts = [
  'no-name',
  'no-price',
  'price-unreadable',
  'price-too-large',
  'price-not-payable',
  /** "1.234" means 1234 in some countries and 1.23 in others. */
  'thousands-or-decimals',
  'price-rounded',
  'several-prices',
  /** "from 8": larger sizes cost more. */
  'price-from',
  'free',
  'no-category',
  'name-too-long',
  'category-too-long',
  'description-cut',
  /** The category has this name again with different content; the last one counts. */
  'twice',
  /** The till hides the dish or has it switched off. */
  'not-on-sale',
  /** "Add bacon": an extra for a dish, perhaps not a dish itself. */
  'perhaps-extra',
  /** The heading gives one price for all dishes below it. */
  'price-from-heading',
  /** The dish has several prices without names of sizes. */
  'sizes-unnamed',
  /** "12 – 16": a lowest and a highest price. */
  'price-range',
  /** The description contains another price. */
  'price-in-description',
  /** A bare number on a menu whose prices have a currency sign, or a price on a separate line. */
  'price-unsure',
  /** Far above or below the other prices. */
  'price-unusual',
  /** The name is joined from several lines, or reads like a description. */
  'name-unsure',
  /** The line has another plausible role: a heading, a description. */
  'reading-unsure',
  /** Read from a picture of the page. */
  'scanned',
  /** Read from a picture in which some letters are hard to recognise. */
  'letters-unsure',
  /** The row had more cells than headings, or an unmatched quote, and was repaired. */
  'row-damaged',
  /** Part of the allergen text names no allergen for certain. */
  'allergens-unsure',
  'translation-cut',
] as const
export type RowDoubt = (typeof rowDoubts)[number]

/** Doubts about the file as a whole. */
export const fileDoubts = [
  'no-header',
  'prices-in-hundredths',
  /** The prices were read as major units but may be hundredths. */
  'prices-perhaps-hundredths',
  /** No heading names the prices: they were recognised by their form. */
  'prices-guessed',
  /** Most dishes have further prices that nothing distinguishes: the reader took the first. */
  'first-price-taken',
  /** The headings above the prices were taken for sizes. */
  'sizes-guessed',
  /** The currency signs differ from the restaurant's currency. */
  'other-currency',
  'archived-left-out',
  'extras-left-out',
  /** The text comes from character recognition of a scan. */
  'scanned-text',
  'pages-without-text',
  /** The time or the number of pages did not suffice for the pictures on them. */
  'pages-not-read',
  /** Some fonts do not map their glyphs to characters. */
  'letters-unknown',
] as const
export type FileDoubt = (typeof fileDoubts)[number]

/** Why the reader found no menu. */
export type Unreadable = 'no-dishes' | 'no-columns' | 'not-a-menu' | 'too-many-rows'

/** What a column of a table may hold, as an owner says it. */
export const columnMeanings = ['name', 'description', 'category', 'price', 'allergens', 'ignore'] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

/** Asked about a table whose columns cannot be told apart. */
export interface ColumnQuestion {
  /** The first rows, from the headings on, each with a cell for every column. */
  readonly rows: readonly (readonly string[])[]
  /** What each column holds most likely. */
  readonly guess: readonly ColumnMeaning[]
}

export type MenuReading =
  | {
      readonly kind: 'read'
      readonly items: readonly ReadItem[]
      readonly doubts: readonly FileDoubt[]
      /** In the order of the file. With the items, they hold every price of the file. */
      readonly unused: readonly UnusedText[]
    }
  | { readonly kind: 'unreadable'; readonly why: Unreadable; readonly question?: ColumnQuestion }

/** A dish as the readers find it, before its texts are cleaned. */
export interface RawDish {
  readonly row: number
  readonly page?: number
  /** Absent for a file without pages. */
  readonly places?: readonly Place[]
  readonly category: string
  readonly name: string
  /** Of which this is the price; absent or '' if the file names none. Each size of a dish is a row. */
  readonly size?: string
  /** What the file calls the sizes. */
  readonly sizeName?: string
  readonly optionGroups?: readonly RawOptionGroup[]
  readonly description: string
  /** The file's text, or a number in major units from JSON. */
  readonly price: string | number
  /** The file's text; absent if the file has no column or key for allergens. */
  readonly allergens?: string
  /** Marks beside the name, or from columns, as `readMarks` reads them; those within the texts are read as well. */
  readonly marks?: string
  /** Each of another language than the texts above. */
  readonly translations?: readonly RawTranslation[]
  /** Doubts that are known before the texts are checked. */
  readonly doubts: readonly RowDoubt[]
}

/** A group of options as the readers find it. */
export interface RawOptionGroup extends Omit<ReadOptionGroup, 'areSizes' | 'options'> {
  readonly options: readonly {
    readonly name: string
    /** Added to the dish's price: the file's text, with its sign, or a number in major units; '' for none. */
    readonly price: string | number
    readonly isDefault: boolean
  }[]
}

export interface RawTranslation {
  /** BCP 47 primary subtag. */
  readonly language: string
  /** As the texts of the dish: the same text or '' is no translation. */
  readonly name: string
  readonly size?: string | undefined
  readonly category: string
  readonly description: string
}
