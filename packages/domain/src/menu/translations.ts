// A dish's texts in other languages than the menu's own, and which of them a reader sees.

/** A text that is null has no translation, or is the same in both languages. */
export interface DishTranslation {
  /** BCP 47 primary subtag: `el`. */
  readonly language: string
  readonly name: string | null
  readonly description: string | null
  readonly category: string | null
}

interface TranslatedDish {
  readonly name: string
  readonly description: string | null
  readonly category: string
  /** Absent in a menu that a phone stored before there were translations. */
  readonly translations?: readonly DishTranslation[]
}

/** A dish as a reader sees it. */
export interface DishTexts {
  readonly name: string
  readonly description: string | null
  readonly category: string
  /** The name on the menu, if the reader sees another; else null. */
  readonly originalName: string | null
}

/** The dish's texts in this language. Texts without a translation are those of the menu. */
export function dishTextsIn(dish: TranslatedDish, language: string): DishTexts {
  const own = dish.translations?.find(one => one.language === language)
  const name = own?.name ?? dish.name
  return {
    name,
    description: own?.description ?? dish.description,
    category: own?.category ?? dish.category,
    originalName: name === dish.name ? null : dish.name,
  }
}

/** Whether the text is the primary subtag of a language tag. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2,3}$/.test(text)
}
