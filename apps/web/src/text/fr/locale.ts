// The language itself: its code, its locale for Intl, its direction, its plurals and lists.

import { listIn, numberIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'fr',
  locale: 'fr-FR',
  direction: 'ltr',
} as const

/** 0 and 1 take `one`. */
export const pluralCategories = ['one', 'other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

export const list = listIn(language.locale)

export const series = (parts: readonly string[]) => parts.join(', ')

export const number = numberIn(language.locale)
