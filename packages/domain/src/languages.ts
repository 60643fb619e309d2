// The languages of the app, and the choice of one for a reader. A further language is a line here, a folder in
// apps/web/src/text and a file in apps/server/src/text (CONTRIBUTING.md).

/** Each with its tag for `lang` attributes and Intl (BCP 47), and its direction. */
export const languages = {
  en: { tag: 'en', direction: 'ltr' },
  es: { tag: 'es', direction: 'ltr' },
  fr: { tag: 'fr', direction: 'ltr' },
  de: { tag: 'de', direction: 'ltr' },
  it: { tag: 'it', direction: 'ltr' },
  pt: { tag: 'pt-BR', direction: 'ltr' },
  nl: { tag: 'nl', direction: 'ltr' },
  pl: { tag: 'pl', direction: 'ltr' },
  tr: { tag: 'tr', direction: 'ltr' },
  ar: { tag: 'ar', direction: 'rtl' },
  ja: { tag: 'ja', direction: 'ltr' },
  zh: { tag: 'zh-Hans', direction: 'ltr' },
} as const satisfies Record<string, { tag: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]]

/** For readers whose languages are unknown or missing here. */
export const defaultLanguage: Language = 'en'

/** Whether a text is the code of a language of the app. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/**
 * The language for a reader: the one that the cookie names, otherwise the first of the reader's language tags (BCP 47) that the app
 * speaks in any region or script, else English.
 */
export function chooseLanguage(cookie: string | undefined, tags: readonly string[]): Language {
  const codes = tags.map(tag => tag.toLowerCase().split('-')[0] ?? '')
  return [cookie ?? '', ...codes].find(isLanguage) ?? defaultLanguage
}

/** The name of a built file in a language: `index.html` in English, `index.de.html` in German. */
export function fileNameIn(language: Language, name: string): string {
  return language === 'en' ? name : name.replace(/\.(\w+)$/, `.${language}.$1`)
}
