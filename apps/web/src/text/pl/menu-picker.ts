// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Menu',
  close: 'Zamknij menu',
  loading: 'Wczytywanie menu…',
  failed: {
    title: 'Nie udało się wczytać menu',
    hint: 'Zasięg może tu być słaby. Możesz też wpisać zamówienie.',
  },
  retry: 'Spróbuj ponownie',
  empty: 'Ta restauracja nie dodała jeszcze menu. Wpisz, co chcesz zamówić, i cenę.',
  search: 'Szukaj w menu',
  clear: 'Wyczyść wyszukiwanie',
  noMatch: typed => `W menu nie ma nic, co pasuje do „${typed}”.`,
  found: count =>
    plural(count, {
      one: 'Znaleziono 1 danie',
      few: `Znaleziono ${count} dania`,
      many: `Znaleziono ${count} dań`,
    }),
  byDetails: 'Według danych restauracji. Jeśli masz alergię, powiedz o tym obsłudze.',
  contains: allergens => `Zawiera: ${allergens}`,
  categories: 'Kategorie',
  chosen: count => `Wybrane · ${count}`,
  chosenTitle: 'Wybrane',
  again: 'Jeszcze raz',
  atTable: 'Przy tym stoliku',
  add: name => `Dodaj: ${name}`,
  fewer: name => `O jedno mniej: ${name}`,
  more: name => `O jedno więcej: ${name}`,
  modifier: name => `${name} – jakieś życzenia?`,
  modifierHint: 'Jakieś zmiany?',
  another: 'Kolejne, ze zmianami',
  soldOut: 'Wyprzedane',
  offMenu: 'Spoza menu',
  type: 'Wpisz danie, którego tu nie ma',
  typeAll: 'Wpisz zamówienie',
  fromMenu: 'Wybierz z menu',
  rest: count => `Pokaż jeszcze ${count}`,
  nothing: 'Jeszcze nic nie wybrano',
  submit: (count, total) => `Dodaj ${count} · ${total}`,
  save: total => `Zapisz zmiany · ${total}`,
}
