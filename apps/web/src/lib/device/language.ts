// Changes the language of this browser's pages.

import type { Language } from '@tablemate/domain/languages.ts'
import { installLanguage, refreshNow } from './app-updates.ts'
import { readersLanguage, storeLanguage } from './language-cookie.ts'

/** Reloads the page in this language, and keeps it for the next visits and the time without a network. Rejects without one. */
export async function changeLanguage(language: Language): Promise<void> {
  const before = readersLanguage()
  storeLanguage(language)
  try {
    await installLanguage(language)
  } catch (fault) {
    storeLanguage(before)
    throw fault
  }
  await refreshNow()
}
