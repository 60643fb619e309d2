// How translations are stored: the name and description with the dish, the name of a category with the category.

import type { MenuItemTranslation } from '@tablemate/domain/menu/translations.ts'
import { fragment } from '../../db/sql.ts'

export type StoredTranslation = Omit<MenuItemTranslation, 'category'>

/** Names by language. */
export type CategoryTranslations = Readonly<Record<string, string>>

/** The translations of a dish, from its own and those of its category. */
export function menuItemTranslations(
  own: readonly StoredTranslation[] | null,
  category: CategoryTranslations | null,
): MenuItemTranslation[] {
  const languages = new Set([...(own ?? []).map(({ language }) => language), ...Object.keys(category ?? {})])
  return Array.from(languages, language => {
    const texts = own?.find(one => one.language === language) ?? { language, name: null, description: null }
    return { ...texts, category: category?.[language] ?? null }
  })
}

/** The translations of `menu_items m` after its name has changed. */
export const withoutNames = fragment`(
  select jsonb_agg(t || '{"name": null}') from jsonb_array_elements(m.translations) t where t ->> 'description' is not null)`

/** The translations of `menu_items m` after its description has changed. */
export const withoutDescriptions = fragment`(
  select jsonb_agg(t || '{"description": null}') from jsonb_array_elements(m.translations) t where t ->> 'name' is not null)`
