// What each language's locale.ts makes of Intl.

/**
 * Picks a form for a whole number. `Category` has the language's categories for whole numbers (CLDR plural rules), so that a
 * missing form does not compile.
 */
export type Plural<Category extends Intl.LDMLPluralRule> = (
  count: number,
  forms: Readonly<Record<Category, string>>,
) => string

export function pluralIn<Category extends Intl.LDMLPluralRule>(locale: string): Plural<Category> {
  // Some languages have another form from a million on, which no text needs: the last one stands for it.
  return (count, forms) =>
    forms[new Intl.PluralRules(locale).select(count) as Category] ?? Object.values<string>(forms).at(-1)
}

/** `Ann, Ben, and Cyd` in English. */
export function listIn(locale: string): (names: readonly string[]) => string {
  return names => new Intl.ListFormat(locale).format(names)
}

export function numberIn(locale: string): (number: number) => string {
  return number => new Intl.NumberFormat(locale).format(number)
}
