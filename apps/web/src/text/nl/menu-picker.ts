// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Menukaart',
  close: 'Menukaart sluiten',
  loading: 'Menukaart laden…',
  failed: {
    title: 'De menukaart is niet geladen',
    hint: 'Misschien is het bereik hier slecht. Je kunt je bestelling ook typen.',
  },
  retry: 'Probeer opnieuw',
  empty: 'Dit restaurant heeft nog geen menukaart toegevoegd. Typ wat je wilt, met de prijs.',
  search: 'Zoeken op de kaart',
  clear: 'Zoekopdracht wissen',
  noMatch: typed => `Niets op de kaart komt overeen met “${typed}”.`,
  found: count => plural(count, { one: '1 gerecht gevonden', other: `${count} gerechten gevonden` }),
  byDetails: 'Volgens de gegevens van het restaurant. Heb je een allergie? Zeg het tegen het personeel.',
  contains: allergens => `Bevat: ${allergens}`,
  categories: 'Categorieën',
  chosen: count => `Gekozen · ${count}`,
  chosenTitle: 'Gekozen',
  again: 'Nog een keer',
  atTable: 'Aan deze tafel',
  add: name => `${name} toevoegen`,
  fewer: name => `Eén ${name} minder`,
  more: name => `Nog één ${name}`,
  modifier: name => `Hoe wil je dit: ${name}?`,
  modifierHint: 'Iets anders dan op de kaart?',
  another: 'Nog één, maar anders',
  soldOut: 'Uitverkocht',
  offMenu: 'Niet op de kaart',
  type: 'Typ een gerecht dat er niet bij staat',
  typeAll: 'Typ je bestelling',
  fromMenu: 'Kies van de kaart',
  rest: count => `Nog ${count} tonen`,
  nothing: 'Nog niets gekozen',
  submit: (count, total) => `${count} toevoegen · ${total}`,
  save: total => `Wijzigingen opslaan · ${total}`,
}
