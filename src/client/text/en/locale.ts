// The language itself: its name, its locale for Intl, its direction, its plurals and lists.

import { listIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'en',
  /** In the language itself. */
  name: 'English',
  /** For numbers, dates and money. */
  locale: 'en-US',
  direction: 'ltr',
} as const

/** The forms that whole numbers need (CLDR plural rules). */
export const pluralCategories = ['one', 'other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

export const list = listIn(language.locale)
