// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Samen uit eten, zonder gedoe',
  subtitle: 'Samen bestellen, slim betalen',
  features: {
    groups: { title: 'Maak een groep of doe mee', detail: 'Zes tekens, en iedereen zit aan tafel' },
    voice: { title: 'Bestel met je stem', detail: 'Zoals tegen de bediening, in het Engels' },
    organization: { title: 'Slim overzicht', detail: 'Wie had wat, en wat kost het' },
  },
  back: {
    title: 'Jouw tafels',
    to: 'Terug naar',
    unnamed: 'je tafel',
    byCode: code => `je tafel, code ${code}`,
  },
  create: 'Nieuwe groep maken',
  join: 'Meedoen met een groep',
  restaurant: 'Menukaart beheren',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Pagina niet gevonden',
  hint: 'Op dit adres staat niets. Misschien is de link oud of onvolledig.',
}
