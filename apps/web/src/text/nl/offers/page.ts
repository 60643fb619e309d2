// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Geldig t/m ${date}`,
  starts: date => `Begint op ${date}`,
  over: 'Deze aanbieding is afgelopen.',
  paused: 'Deze aanbieding loopt op dit moment niet.',
  restStands: 'Je kunt de menukaart nog steeds bekijken en hier een groep maken.',
  details: 'Goed om te weten',
  menu: 'Menukaart',
  soldOut: 'Uitverkocht',
  showMore: count => `Nog ${count} tonen`,
  noMenu: 'Het restaurant heeft nog geen menukaart toegevoegd. Je kunt wel al een groep maken.',
  menuFailed: 'De menukaart is niet geladen.',
  start: 'Maak hier een groep',
  missing: {
    title: 'We kunnen deze aanbieding niet vinden',
    hint: 'Misschien is de link oud of onvolledig.',
  },
  failed: {
    title: 'Deze aanbieding is niet geladen',
    hint: 'Misschien is je verbinding slecht. Probeer het zo nog eens.',
  },
  loading: 'Aanbieding laden…',
}
