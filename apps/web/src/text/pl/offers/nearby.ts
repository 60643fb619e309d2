// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Oferty w pobliżu',
  show: 'Pokaż oferty w pobliżu',
  showHint: 'Zapyta telefon o lokalizację',
  looking: 'Szukanie ofert…',
  fallback: 'Telefon nie udostępnił lokalizacji, więc pokazujemy oferty z okolic San Francisco.',
  none: { title: 'Teraz nie ma ofert w pobliżu', hint: 'Nowe pojawiają się często: zajrzyj tu niedługo.' },
  failed: { title: 'Nie udało się wczytać ofert', hint: 'Spróbuj ponownie za chwilę.' },
  validUntil: date => `Ważne do ${date}`,
  about: amount => `około ${amount}`,
  metresAway: metres => `${metres} m stąd`,
  kilometresAway: kilometres => `${kilometres} km stąd`,
  footer: 'Sponsorowane • Na podstawie lokalizacji',
  opensInNewTab: 'otwiera się w nowej karcie',
  dismiss: title => `Ukryj ofertę ${title}`,
}
