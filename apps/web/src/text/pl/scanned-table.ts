// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Szukanie stolika…',
  first: 'Nikogo tu jeszcze nie ma.',
  people: count =>
    plural(count, {
      one: 'Zamawia tu 1 osoba.',
      few: `Zamawiają tu ${count} osoby.`,
      many: `Zamawia tu ${count} osób.`,
    }),
  name: 'Twoje imię',
  nameHint: 'Tak, jak mówią do ciebie przy stoliku',
  nameMissing: 'Wpisz swoje imię.',
  nameTaken: 'Ktoś przy stoliku ma już to imię.',
  start: 'Zacznij zamawiać',
  join: 'Dołącz do stolika',
  joining: 'Dołączanie…',
  separate: {
    hint: 'Nie jesteś z tą grupą?',
    action: 'Otwórz osobną listę i rachunek',
    busy: 'Otwieranie…',
  },
  elsewhere: {
    title: (place: string) => `Nadal siedzisz tutaj: ${place}`,
    due: (amount: string) => `Masz tam jeszcze do zapłaty ${amount}.`,
    both: 'Jeśli dołączysz tutaj, będziesz przy obu stolikach.',
    back: (place: string) => `Wróć: ${place}`,
    move: 'Przesiądź się tutaj',
  },
  missing: {
    title: 'Żaden stolik nie ma tego kodu',
    hint: 'Mógł zostać wymieniony. Zeskanuj kod na stoliku jeszcze raz albo zapytaj obsługę.',
  },
  failed: {
    title: 'Nie udało się znaleźć stolika',
    hint: 'Zasięg może tu być słaby. Spróbuj ponownie.',
    offline: 'Ten telefon jest offline. Spróbuj ponownie, gdy wróci połączenie.',
  },
  notJoined: {
    title: 'Jeszcze nie jesteś w grupie',
    hint: 'Nie dostaliśmy odpowiedzi. Spróbuj ponownie.',
    offline: 'Ten telefon jest offline. Spróbuj ponownie, gdy wróci połączenie.',
  },
}
