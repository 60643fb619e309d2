// What the phone tells of its owner's whereabouts without being asked: where its clock is set, and its languages.

import type { Traces } from '#domain/detect-currency.ts'

export function readTraces(): Traces {
  return {
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    locales: navigator.languages ?? [navigator.language],
  }
}
