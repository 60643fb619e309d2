// The language itself: its locale for Intl, its direction, its plurals and lists.

import { listIn, numberIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'es',
  /** For numbers, dates and money. */
  locale: 'es-ES',
  direction: 'ltr',
} as const

/** The forms that whole numbers need (CLDR plural rules). */
export const pluralCategories = ['one', 'other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

/** Names in the middle of a sentence. */
export const list = listIn(language.locale)

/** Short parts that stand by themselves: `Dos, tres`. */
export const series = (parts: readonly string[]) => parts.join(', ')

/** 12345 is `12.345`. */
export const number = numberIn(language.locale)
