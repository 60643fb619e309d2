// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Locatie',
  confirmed: 'Door jou bevestigd. Gasten in de buurt zien je aanbiedingen.',
  guessed:
    'Onze schatting op basis van je adres. Gasten in de buurt daarvan zien je aanbiedingen: corrigeer de locatie als die niet klopt.',
  lookingUp: 'Je adres opzoeken…',
  unknown: 'Je locatie is nog niet ingesteld. Daarna zien gasten in de buurt je aanbiedingen.',
  map: 'Op een plattegrond tonen',
  confirm: 'Locatie bevestigen',
  here: 'Mijn huidige locatie',
  locating: 'Locatie zoeken…',
  notFound: {
    title: 'Locatie niet gevonden',
    hint: 'Je browser deelde je locatie niet. Je kunt ook de coördinaten invullen.',
  },
  type: 'Coördinaten invullen',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  hint: 'In graden; zuid en west zijn negatief',
  latitudeInvalid: 'Vul graden van -90 tot 90 in.',
  longitudeInvalid: 'Vul graden van -180 tot 180 in.',
  save: 'Locatie opslaan',
  saving: 'Opslaan…',
  saved: 'Locatie opgeslagen',
  failed: { title: 'Locatie niet opgeslagen', hint: 'Probeer het opnieuw.' },
}
