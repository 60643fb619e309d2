// The language itself: its code, its locale for Intl, its direction, its plurals and lists.

import { listIn, numberIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'it',
  locale: 'it-IT',
  direction: 'ltr',
} as const

/** `many` is for millions only. */
export const pluralCategories = ['one', 'other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

export const list = listIn(language.locale)

export const series = (parts: readonly string[]) => parts.join(', ')

export const number = numberIn(language.locale)
