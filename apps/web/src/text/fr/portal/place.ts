// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Emplacement',
  confirmed: 'Confirmé par vous. Les clients proches voient vos offres.',
  guessed: 'Estimé d’après votre adresse. Les clients proches voient vos offres : corrigez-le s’il est faux.',
  lookingUp: 'Recherche de votre adresse…',
  unknown:
    'Votre emplacement n’est pas encore indiqué. Dès qu’il le sera, les clients proches verront vos offres.',
  map: 'Voir sur un plan',
  confirm: 'Confirmer l’emplacement',
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
  save: 'Enregistrer l’emplacement',
  saving: 'Enregistrement…',
  saved: 'Emplacement enregistré',
  failed: { title: 'Emplacement non enregistré', hint: 'Veuillez réessayer.' },
}
