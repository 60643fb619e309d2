// The page's language, and its lists and numbers.

import { defaultLanguage, type Language, languageCodes, languages } from '@tablemate/domain/languages.ts'
import { numberFormat } from './intl.ts'
import { texts } from './texts.ts'

const code = codeOfPage()

/** For `locale` and `direction`, see domain/languages.ts. */
export const language = { code, ...languages[code] }

/** Names in the middle of a sentence: `Ann, Ben, and Cyd` in English. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language.locale).format(names)
}

/** Short parts that stand by themselves: `Two, three`. */
export function series(parts: readonly string[]): string {
  return parts.join(texts.app.listSeparator)
}

/** 12345 is `12,345`. */
export function number(value: number): string {
  return numberFormat(language.locale).format(value)
}

/** From `<html lang>`; while a page is prerendered, from apps/web/build/prerender.ts. */
function codeOfPage(): Language {
  const tag = globalThis.document?.documentElement.lang ?? import.meta.env.PAGE_LANGUAGE
  return languageCodes.find(one => languages[one].tag === tag) ?? defaultLanguage
}
