// The languages of the app, and the choice of one for a reader. A further language is a line here, a folder in
// apps/web/messages and a file in apps/server/messages (CONTRIBUTING.md).

/**
 * Each with its tag for `lang` attributes (BCP 47), its locale for numbers, dates, money and plural forms, and its direction. Arabic
 * has the digits of the restaurants' bills and of the keyboard: 0 to 9.
 */
export const languages = {
  en: { tag: 'en', locale: 'en-US', direction: 'ltr' },
  es: { tag: 'es', locale: 'es-ES', direction: 'ltr' },
  fr: { tag: 'fr', locale: 'fr-FR', direction: 'ltr' },
  de: { tag: 'de', locale: 'de-DE', direction: 'ltr' },
  it: { tag: 'it', locale: 'it-IT', direction: 'ltr' },
  pt: { tag: 'pt-BR', locale: 'pt-BR', direction: 'ltr' },
  nl: { tag: 'nl', locale: 'nl-NL', direction: 'ltr' },
  pl: { tag: 'pl', locale: 'pl-PL', direction: 'ltr' },
  tr: { tag: 'tr', locale: 'tr-TR', direction: 'ltr' },
  ar: { tag: 'ar', locale: 'ar-u-nu-latn', direction: 'rtl' },
  ja: { tag: 'ja', locale: 'ja-JP', direction: 'ltr' },
  zh: { tag: 'zh-Hans', locale: 'zh-Hans-CN', direction: 'ltr' },
} as const satisfies Record<string, { tag: string; locale: string; direction: 'ltr' | 'rtl' }>

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
