// The language itself: its code, its locale for Intl, its direction, its plurals and lists.

import { listIn, numberIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'ar',
  /** For numbers, dates and money. The digits are those of the restaurants' bills and of the keyboard: 0 to 9. */
  locale: 'ar-u-nu-latn',
  direction: 'rtl',
} as const

/** The forms that whole numbers need (CLDR plural rules). */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

/** Names in the middle of a sentence. */
export const list = listIn(language.locale)

/** Short parts that stand by themselves. */
export const series = (parts: readonly string[]) => parts.join('، ')

/** 12345 is `12,345`. */
export const number = numberIn(language.locale)
