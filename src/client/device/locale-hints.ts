// What the phone tells of its owner's whereabouts without being asked: where its clock is set, and its languages.

import type { LocaleHints } from '#domain/places/detect-currency.ts'

export function readLocaleHints(): LocaleHints {
  return {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    locales: navigator.languages ?? [navigator.language],
  }
}
