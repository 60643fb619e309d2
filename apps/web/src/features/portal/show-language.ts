// Shows the portal in the language of the restaurant's account.

import type { Language } from '@tablemate/domain/languages.ts'
import { changeLanguage } from '../../lib/device/language.ts'
import { language } from '../../lib/text/locale.ts'
import { historySettled } from '../../ui/close-on-back.ts'

/** Reloads the page if it is in another language. Without a network it stays as it is until the next login. */
export function showLanguage(chosen: Language): void {
  if (chosen !== language.code)
    void historySettled()
      .then(() => changeLanguage(chosen))
      .catch(() => undefined)
}
