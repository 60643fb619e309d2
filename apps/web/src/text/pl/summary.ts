// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Wczytywanie podsumowania grupy…',
  missing: 'Nie znaleziono podsumowania grupy',
  back: 'Wróć do grupy',
  code: 'Kod',
  members: 'Osoby',
  items: 'Pozycje',
  total: 'Razem',
  subtotal: 'Kwota zamówień',
  export: 'Eksport',
  exportCsv: 'Eksport CSV',
  csv: {
    columns: ['Osoba', 'Rodzaj', 'Pozycja', 'Liczba', 'Część', 'Kwota', 'Waluta'],
    part: (part, of) => `${part} z ${of}`,
    kinds: {
      dish: 'Danie',
      split: 'Podział',
      tax: 'Podatek',
      serviceFee: 'Opłata za obsługę',
      tip: 'Napiwek',
      rounding: 'Zaokrąglenie',
      difference: 'Zmiana rachunku między płatnościami',
      ownTip: 'Własny napiwek',
    },
  },
  exportFailed: { title: 'Eksport nieudany', hint: 'Nie udało się zapisać pliku. Spróbuj ponownie.' },
  share: 'Udostępnij',
  copied: 'Podsumowanie skopiowane',
  notShared: { title: 'Nie udostępniono', hint: 'Wydrukuj podsumowanie albo spróbuj ponownie.' },
  print: 'Drukuj',
  empty: 'Jeszcze nic nie zamówiono',
  emptyHint: 'Gdy tylko ktoś przy stoliku coś zamówi, pojawi się to tutaj.',
  memberEmpty: 'Jeszcze nic nie zamówiono',
  itemCount: count => plural(count, { one: '1 pozycja', few: `${count} pozycje`, many: `${count} pozycji` }),
  byMember: 'Kto co zamawia',
  waiter: {
    title: 'Dla kelnera',
    hint: 'Zamówienia wszystkich na jednej liście, do odczytania lub pokazania.',
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `wszystkie ${modifier}`,
    some: (quantity, modifier) => `${quantity} × ${modifier}`,
    someNumbered: (quantity, modifier) => `dla ${quantity}: ${modifier}`,
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'cena orientacyjna',
    remark: { note: 'Uwaga:', unclear: 'Niezrozumiane:', incomplete: 'Brakuje jeszcze dań:' },
    shown: 'Pokazano kelnerowi',
    newSince: time => `Nowe od ${time}`,
    withdrawn: 'Już nieaktualne',
    before: 'Już pokazane',
    nothingNew: time => `Pokazano o ${time}. Od tego czasu nic nowego.`,
  },
}
