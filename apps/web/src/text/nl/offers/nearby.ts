// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Aanbiedingen in de buurt',
  show: 'Toon aanbiedingen in de buurt',
  showHint: 'Vraagt je telefoon waar je bent',
  looking: 'Aanbiedingen zoeken…',
  fallback: 'Je telefoon deelt je locatie niet. Daarom zie je aanbiedingen rond San Francisco.',
  none: {
    title: 'Nu geen aanbiedingen in de buurt',
    hint: 'Er komen vaak nieuwe bij: kijk gauw nog eens.',
  },
  failed: { title: 'De aanbiedingen zijn niet geladen', hint: 'Probeer het zo nog eens.' },
  validUntil: date => `Geldig t/m ${date}`,
  about: amount => `ongeveer ${amount}`,
  metresAway: metres => `op ${metres} m`,
  kilometresAway: kilometres => `op ${kilometres} km`,
  footer: 'Gesponsord • Op basis van je locatie',
  opensInNewTab: 'opent in een nieuw tabblad',
  dismiss: title => `Aanbieding ${title} verbergen`,
}
