// A dish's texts in other languages than the menu's own, and which of them a reader sees.

/** A text that is null has no translation, or is the same in both languages. */
export interface MenuItemTranslation {
  /** BCP 47 primary subtag: `el`. */
  readonly language: string
  readonly name: string | null
  readonly description: string | null
  readonly category: string | null
}

interface TranslatedMenuItem {
  readonly name: string
  readonly description: string | null
  readonly category: string
  /** Absent in a menu that a phone stored before there were translations. */
  readonly translations?: readonly MenuItemTranslation[]
}

/** A dish as a reader sees it. */
export interface MenuItemTexts {
  readonly name: string
  readonly description: string | null
  readonly category: string
  /** The name on the menu, if the reader sees another; else null. */
  readonly originalName: string | null
}

/** The dish's texts in this language. Texts without a translation are those of the menu. */
export function menuItemTextsIn(menuItem: TranslatedMenuItem, language: string): MenuItemTexts {
  const own = menuItem.translations?.find(one => one.language === language)
  const name = own?.name ?? menuItem.name
  return {
    name,
    description: own?.description ?? menuItem.description,
    category: own?.category ?? menuItem.category,
    originalName: name === menuItem.name ? null : menuItem.name,
  }
}

/** The name of an option or of a group of options in this language; without a translation that of the menu. */
export function nameIn(
  {
    name,
    translations,
  }: {
    readonly name: string
    readonly translations?: readonly Pick<MenuItemTranslation, 'language' | 'name'>[] | undefined
  },
  language: string,
): string {
  return translations?.find(one => one.language === language)?.name ?? name
}

/** Whether the text is the primary subtag of a language tag. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2,3}$/.test(text)
}
