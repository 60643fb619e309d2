// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Terug naar de startpagina',
  intro: 'Je krijgt een code. Daarmee doet iedereen aan je tafel mee op de eigen telefoon.',
  name: 'Je naam',
  nameHint: 'Zoals de anderen aan tafel je noemen',
  restaurant: 'Naam van het restaurant',
  table: 'Tafelnummer',
  universal: 'Universele modus',
  universalHint: 'Voor elk restaurant: je typt zelf de gerechten en prijzen.',
  submit: 'Groep maken',
  submitting: 'Maken…',
  nameMissing: 'Vul je naam in.',
  nameRequired: 'Je naam is verplicht',
  restaurantRequired: 'De naam van het restaurant is verplicht',
  failed: 'De groep is niet gemaakt. Probeer het opnieuw.',
  suggestions: 'Aangesloten restaurants',
  suggested: count =>
    plural(count, { one: '1 aangesloten restaurant', other: `${count} aangesloten restaurants` }),
  linked: {
    hint: 'Je bestelt van de eigen kaart van dit restaurant.',
    undo: 'Ongedaan maken',
    looking: 'Restaurant van deze tafel opzoeken…',
    missing: {
      title: 'Dit restaurant staat hier niet meer',
      hint: 'Typ de naam: samen bestellen kan nog steeds.',
    },
    failed: {
      title: 'We konden het restaurant van deze tafel niet opzoeken',
      hint: 'Typ de naam of open de code opnieuw.',
    },
  },
  created: {
    title: 'Groep gemaakt',
    hint: 'De anderen doen mee met deze code of scannen de QR-code.',
    share: 'Code delen',
    start: 'Bestellen',
  },
}
