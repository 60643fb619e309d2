// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Offerte vicino a te',
  show: 'Mostra offerte vicine',
  showHint: 'Chiede al telefono dove ti trovi',
  looking: 'Ricerca delle offerte…',
  fallback: 'Il telefono non ha condiviso la posizione: queste offerte sono a San Francisco e dintorni.',
  none: {
    title: 'Al momento nessuna offerta vicino a te',
    hint: 'Ne arrivano spesso di nuove: torna presto a vedere.',
  },
  failed: { title: 'Le offerte non si sono caricate', hint: 'Riprova tra poco.' },
  validUntil: date => `Scadenza: ${date}`,
  about: amount => `circa ${amount}`,
  metresAway: metres => `a ${metres} m`,
  kilometresAway: kilometres => `a ${kilometres} km`,
  footer: 'Sponsorizzato • In base alla tua posizione',
  opensInNewTab: 'si apre in una nuova scheda',
  dismiss: title => `Nascondi l’offerta ${title}`,
}
