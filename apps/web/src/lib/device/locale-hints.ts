// The phone's time zone and languages, which hint at its country.

import type { LocaleHints } from '@tablemate/domain/places/detect-currency.ts'

export function readLocaleHints(): LocaleHints {
  return {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    locales: navigator.languages ?? [navigator.language],
  }
}
