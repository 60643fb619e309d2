// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Offres à proximité',
  show: 'Voir les offres à proximité',
  showHint: 'Demande ta position à ton téléphone',
  looking: 'Recherche d’offres…',
  fallback: 'Ton téléphone n’a pas donné sa position : voici des offres autour de San Francisco.',
  none: {
    title: 'Pas d’offre à proximité en ce moment',
    hint: 'Il y en a souvent de nouvelles : repasse bientôt.',
  },
  failed: { title: 'Les offres n’ont pas pu se charger', hint: 'Réessaie dans un instant.' },
  validUntil: date => `Valable jusqu’au ${date}`,
  about: amount => `environ ${amount}`,
  metresAway: metres => `à ${metres} m`,
  kilometresAway: kilometres => `à ${kilometres} km`,
  footer: 'Sponsorisé • Selon ta position',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  dismiss: title => `Masquer l’offre ${title}`,
}
