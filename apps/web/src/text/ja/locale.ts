// The language itself: its code, its locale for Intl, its direction, its plurals and lists.

import { listIn, numberIn, pluralIn } from '../grammar.ts'

export const language = {
  code: 'ja',
  /** For numbers, dates and money. */
  locale: 'ja-JP',
  direction: 'ltr',
} as const

/** The forms that whole numbers need (CLDR plural rules). */
export const pluralCategories = ['other'] as const

export const plural = pluralIn<(typeof pluralCategories)[number]>(language.locale)

/** Names in the middle of a sentence. */
export const list = listIn(language.locale)

/** Short parts that stand by themselves: `2、3`. */
export const series = (parts: readonly string[]) => parts.join('、')

/** 12345 is `12,345`. */
export const number = numberIn(language.locale)
