// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Kody stolików',
  hint: 'Goście kierują aparat na kod na swoim stoliku i zamawiają razem z twojego menu.',
  loading: 'Wczytywanie stolików…',
  failed: 'Nie udało się wczytać stolików.',
  empty: 'Jakie masz stoliki? Każdy dostanie własny kod, który się nie zmienia.',
  addMore: 'Dodaj stoliki',
  adding: 'Nowe stoliki',
  add: count =>
    plural(count, { one: 'Dodaj 1 stolik', few: `Dodaj ${count} stoliki`, many: `Dodaj ${count} stolików` }),
  addNone: 'Dodaj stoliki',
  cancel: 'Anuluj',
  added: count =>
    plural(count, {
      one: 'Dodano 1 stolik',
      few: `Dodano ${count} stoliki`,
      many: `Dodano ${count} stolików`,
    }),
  noneAdded: 'Te stoliki już istnieją',
  addFailed: 'Nie udało się dodać stolików. Spróbuj ponownie.',
  list: 'Stoliki do wydruku',
  people: count =>
    plural(count, { one: 'teraz 1 osoba', few: `teraz ${count} osoby`, many: `teraz ${count} osób` }),
  edit: table => `Edytuj: ${table}`,
  showMore: count => `Pokaż jeszcze ${count}`,
  editing: {
    name: 'Nazwa lub numer',
    nameMissing: 'Wpisz nazwę lub numer.',
    save: 'Zapisz',
    saved: table => `Zapisano: ${table}`,
    cancel: 'Anuluj',
    failed: 'Nie udało się zmienić stolika. Spróbuj ponownie.',
    renew: {
      open: 'Nowy kod',
      ask: table => `Nowy kod: ${table}?`,
      hint: 'Wydrukowane kody tego stolika przestaną działać. Siedzący tam goście zostają razem.',
      yes: 'Utwórz nowy kod',
      no: 'Zachowaj kod',
      done: table => `${table} ma nowy kod. Wydrukuj go.`,
    },
    remove: {
      open: 'Usuń',
      ask: table => `Usunąć ${table}?`,
      hint: 'Wydrukowane kody przestaną działać. Siedzący tam goście zostają razem.',
      yes: 'Usuń stolik',
      no: 'Zachowaj stolik',
      done: table => `Usunięto: ${table}`,
    },
  },
  by: { label: 'Stoliki', numbers: 'Wg numerów', names: 'Wg nazw' },
  from: 'Od stolika',
  to: 'Do stolika',
  names: 'Nazwy stolików',
  namesHint: 'Oddzielone przecinkami: Taras 1, Taras 2, Bar',
  wrongNumber: 'Wpisz liczbę całkowitą.',
  wrongOrder: 'To numer przed pierwszym stolikiem.',
  tooMany: most => `Najwięcej stolików naraz: ${most}.`,
  tooLong: (name, most) => `Nazwa „${name}” jest za długa. Najwięcej znaków: ${most}.`,
  missing: 'Podaj co najmniej jeden stolik.',
  print: count =>
    plural(count, { one: 'Drukuj 1 kod', few: `Drukuj ${count} kody`, many: `Drukuj ${count} kodów` }),
  pages: count =>
    plural(count, {
      one: 'na jednej stronie A4 lub Letter',
      few: `na ${count} stronach A4 lub Letter`,
      many: `na ${count} stronach A4 lub Letter`,
    }),
  preview: 'Podgląd',
  card: {
    hint: 'Zeskanujcie, wybierzcie i zamówcie razem.',
    qrLabel: table => `Kod QR: ${table}`,
  },
}
