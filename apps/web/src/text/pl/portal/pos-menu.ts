// The menu that is taken from the restaurant's point of sale.

import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, plural, series } from '../locale.ts'

export const posMenu: Translation<typeof english> = {
  take: provider => `Pobierz menu z ${provider}`,
  taking: provider => `Pobieranie menu z ${provider}`,
  changed: (provider, when) => `Zmiana menu w ${provider}: ${when}. Pobierz je ponownie.`,
  notTaken: provider => `Nie pobrano menu z ${provider}`,
  failed: 'Nie udało się pobrać menu. Spróbuj ponownie.',
  nothing: provider => `W ${provider} nie ma dań dla tej lokalizacji.`,
  again: 'Spróbuj ponownie',
  reasons: {
    deleted: count =>
      plural(count, {
        one: '1 usunięte',
        few: `${number(count)} usunięte`,
        many: `${number(count)} usuniętych`,
      }),
    archived: count =>
      plural(count, {
        one: '1 zarchiwizowane',
        few: `${number(count)} zarchiwizowane`,
        many: `${number(count)} zarchiwizowanych`,
      }),
    hidden: count =>
      plural(count, {
        one: '1 ukryte lub niesprzedawane',
        few: `${number(count)} ukryte lub niesprzedawane`,
        many: `${number(count)} ukrytych lub niesprzedawanych`,
      }),
    elsewhere: count => `${number(count)} spoza tej lokalizacji`,
    'not-a-dish': count => `karty podarunkowe, usługi lub darowizny: ${number(count)}`,
    unreadable: count =>
      plural(count, {
        one: '1 nieczytelne',
        few: `${number(count)} nieczytelne`,
        many: `${number(count)} nieczytelnych`,
      }),
  },
  leftOut: parts => `Pominięto: ${series(parts)}.`,
}
