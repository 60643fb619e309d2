// The language that the reader chose. A cookie, so that the server's page is right from its first byte.

import { chooseLanguage, type Language } from '@tablemate/domain/languages.ts'

const name = 'language'
const yearSeconds = 31_536_000

/** The language that was chosen in this browser, otherwise that of the phone. */
export function readersLanguage(): Language {
  const chosen = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  return chooseLanguage(chosen, navigator.languages)
}

export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers that the app supports.
  document.cookie = `${name}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
