// The restaurant's position, on its dashboard.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Position',
  confirmed: 'Confirmée par vous. Les clients proches voient vos offres.',
  guessed:
    'Estimée d’après votre adresse. Les clients proches voient vos offres : corrigez-la si elle est fausse.',
  lookingUp: 'Recherche de votre adresse…',
  unknown: 'Votre position n’est pas encore indiquée. Ensuite, les clients proches verront vos offres.',
  map: 'Voir sur une carte',
  confirm: 'Confirmer la position',
  here: 'Utiliser ma position actuelle',
  locating: 'Localisation…',
  notFound: {
    title: 'Position introuvable',
    hint: 'Votre navigateur n’a pas donné votre position. Vous pouvez saisir les coordonnées.',
  },
  type: 'Saisir les coordonnées',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'En degrés ; négatif au sud et à l’ouest',
  latitudeInvalid: 'Saisissez des degrés de -90 à 90.',
  longitudeInvalid: 'Saisissez des degrés de -180 à 180.',
  save: 'Enregistrer la position',
  saving: 'Enregistrement…',
  saved: 'Position enregistrée',
  failed: { title: 'Position non enregistrée', hint: 'Veuillez réessayer.' },
}
