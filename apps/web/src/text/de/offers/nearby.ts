// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Angebote in deiner Nähe',
  show: 'Angebote in der Nähe zeigen',
  showHint: 'Fragt dein Handy nach deinem Standort',
  looking: 'Angebote werden gesucht …',
  fallback: 'Dein Handy hat keinen Standort mitgeteilt, deshalb sind diese rund um San Francisco.',
  none: {
    title: 'Gerade keine Angebote in deiner Nähe',
    hint: 'Oft kommen neue dazu: Schau bald wieder vorbei.',
  },
  failed: { title: 'Die Angebote wurden nicht geladen', hint: 'Bitte versuche es gleich noch einmal.' },
  validUntil: date => `Gültig bis ${date}`,
  about: amount => `etwa ${amount}`,
  metresAway: metres => `${metres} m entfernt`,
  kilometresAway: kilometres => `${kilometres} km entfernt`,
  footer: 'Anzeige • Nach deinem Standort',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  dismiss: title => `Angebot ausblenden: ${title}`,
}
