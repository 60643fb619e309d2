// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Valable jusqu’au ${date}`,
  starts: date => `À partir du ${date}`,
  over: 'Cette offre est terminée.',
  paused: 'Cette offre n’est pas en cours actuellement.',
  restStands: 'Tu peux quand même voir la carte et créer un groupe ici.',
  details: 'Bon à savoir',
  menu: 'Carte',
  soldOut: 'Épuisé',
  showMore: count => `Afficher ${count} de plus`,
  noMenu: 'Le restaurant n’a pas encore ajouté sa carte. Tu peux quand même créer un groupe.',
  menuFailed: 'La carte n’a pas pu se charger.',
  start: 'Créer un groupe ici',
  missing: { title: 'Offre introuvable', hint: 'Le lien est peut-être ancien ou incomplet.' },
  failed: {
    title: 'Cette offre n’a pas pu se charger',
    hint: 'Ta connexion est peut-être faible. Réessaie dans un instant.',
  },
  loading: 'Chargement de l’offre…',
}
