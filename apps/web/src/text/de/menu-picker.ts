// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Speisekarte',
  close: 'Speisekarte schließen',
  loading: 'Speisekarte wird geladen …',
  failed: {
    title: 'Die Speisekarte wurde nicht geladen',
    hint: 'Vielleicht ist der Empfang hier schwach. Du kannst deine Bestellung auch eintippen.',
  },
  retry: 'Erneut versuchen',
  empty:
    'Dieses Restaurant hat noch keine Speisekarte hinterlegt. Gib ein, was du möchtest, und den Preis dazu.',
  search: 'Speisekarte durchsuchen',
  clear: 'Suche löschen',
  noMatch: typed => `Nichts auf der Speisekarte passt zu „${typed}“.`,
  found: count => plural(count, { one: '1 Gericht gefunden', other: `${count} Gerichte gefunden` }),
  byDetails: 'Gefunden nach den Angaben des Restaurants. Bei einer Allergie sag bitte dem Personal Bescheid.',
  contains: allergens => `Enthält: ${allergens}`,
  categories: 'Kategorien',
  chosen: count => `Ausgewählt · ${count}`,
  chosenTitle: 'Ausgewählt',
  again: 'Noch einmal',
  atTable: 'An diesem Tisch',
  add: name => `${name} hinzufügen`,
  fewer: name => `${name}: eins weniger`,
  more: name => `${name}: eins mehr`,
  modifier: name => `Wie möchtest du das? ${name}`,
  modifierHint: 'Wünsche?',
  another: 'Noch eins, aber anders',
  soldOut: 'Ausverkauft',
  offMenu: 'Nicht auf der Karte',
  type: 'Ein anderes Gericht eintippen',
  typeAll: 'Bestellung eintippen',
  fromMenu: 'Aus der Karte wählen',
  rest: count => `${count} weitere zeigen`,
  nothing: 'Noch nichts ausgewählt',
  submit: (count, total) => `${count} hinzufügen · ${total}`,
  save: total => `Änderungen speichern · ${total}`,
}
