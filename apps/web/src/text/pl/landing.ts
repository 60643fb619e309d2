// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Wspólne jedzenie bez komplikacji',
  subtitle: 'Zamawiajcie razem, płaćcie wygodnie',
  features: {
    groups: { title: 'Utwórz grupę lub dołącz', detail: 'Sześć znaków i wszyscy są przy stoliku' },
    voice: { title: 'Zamawianie głosem', detail: 'Powiedz to jak kelnerowi, po angielsku' },
    organization: { title: 'Wszystko uporządkowane', detail: 'Kto co zamawia i ile to kosztuje' },
  },
  back: {
    title: 'Twoje stoliki',
    to: 'Wróć do stolika:',
    unnamed: 'twój stolik',
    byCode: code => `twój stolik, kod ${code}`,
  },
  create: 'Utwórz nową grupę',
  join: 'Dołącz do grupy',
  restaurant: 'Zarządzanie menu restauracji',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Nie znaleziono strony',
  hint: 'Pod tym adresem nic nie ma. Link może być stary lub niepełny.',
}
