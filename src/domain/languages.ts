// The languages of the app, and the choice of one for a reader. A further language is a line here and a folder in
// src/client/text (CONTRIBUTING.md).

/** Each with its tag for `lang` attributes and Intl (BCP 47), and its direction. */
export const languages = {
  en: { tag: 'en', direction: 'ltr' },
} as const satisfies Record<string, { tag: string; direction: 'ltr' | 'rtl' }>
