// Joins the readings of one menu in several languages: each dish with its translations.

import * as limits from '@tablemate/domain/limits.ts'
import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import { cut, tidyText, withoutMarkup } from './markup.ts'
import type { RawDish, RawTranslation } from './menu-reading.ts'

type Texts = Pick<RawDish, 'name' | 'size' | 'category' | 'description'>

/** The same dishes, read in another language. */
export interface InLanguage<Dish> {
  readonly language: string
  /** Undefined at the index of a dish that is not there. */
  readonly dishes: readonly (Dish | undefined)[]
}

/** Adds the texts of the other readings to each dish, which are at the same index there. */
export function withTranslations<Dish extends Texts>(
  dishes: readonly Dish[],
  others: readonly InLanguage<Texts>[],
): (Dish & { readonly translations?: readonly RawTranslation[] })[] {
  return dishes.map((dish, at) => {
    const translations = others.flatMap(({ language, dishes: read }) => {
      const one = read[at]
      if (!one || (one.size === dish.size && fields.every(field => one[field] === dish[field]))) return []
      const { name, size, category, description } = one
      return [{ language, name, size, category, description }]
    })
    return translations.length > 0 ? { ...dish, translations } : dish
  })
}

const fields = ['name', 'category', 'description'] as const

/** The translations as the menu stores them, without texts that equal the dish's own, which must be clean. */
export function translationsOf(
  raw: readonly RawTranslation[],
  own: Texts,
): { readonly translations: readonly MenuItemTranslation[]; readonly areCut: boolean } {
  let areCut = false
  const clean = (text: string, ownText: string, max: number) => {
    const short = cut(text, max)
    areCut ||= short !== text && text !== ownText
    return text === '' || text === ownText ? null : short
  }
  const translations = raw
    .map(({ language, name, category, description }) => ({
      language,
      name: clean(tidyText(name), own.name, limits.itemName),
      description: clean(tidyText(withoutMarkup(description)), own.description, limits.itemDescription),
      category: clean(tidyText(category), own.category, limits.category),
    }))
    .filter(one => fields.some(field => one[field] !== null))
    .slice(0, limits.translationsPerMenuItem)
  return { translations, areCut }
}
