// Whether the reader can be expected to order in English, the only language that spoken orders are understood in (spec.md,
// section 4).

import { language } from '../../../lib/text/locale.ts'

/** The page is in English, and English is among the phone's languages. */
export const speaksEnglish = (): boolean =>
  language.code === 'en' && navigator.languages.some(tag => /^en\b/i.test(tag))
