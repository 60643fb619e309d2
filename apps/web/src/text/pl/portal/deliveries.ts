// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const deliveries: Translation<typeof english> = {
  loading: 'Wczytywanie wysłanych zamówień…',
  states: {
    waiting: 'Czeka na wysłanie',
    sent: 'Wysłane',
    superseded: 'Zastąpione nowszą wersją',
    'by-hand': 'Załatwione ręcznie',
  },
  printerStates: {
    waiting: 'Czeka na drukarkę',
    sent: 'Wydrukowane',
    superseded: 'Zastąpione nowszą wersją',
    'by-hand': 'Załatwione ręcznie',
  },
  faults: {
    unauthorized: destination => `${destination}: odmowa dostępu.`,
    gone: destination => `${destination}: pod tym adresem już nie istnieje.`,
    refused: destination => `${destination}: odrzucono.`,
    'no-answer': destination => `${destination}: brak odpowiedzi.`,
    'too-late': destination => `${destination}: nie wydrukowano na czas.`,
    'not-printed': destination => `${destination}: zamówienie dotarło, ale go nie wydrukowano.`,
    'switched-off': destination => `${destination}: wyłączono lub usunięto.`,
    'cannot-cancel': destination => `${destination}: zamówienia nie można stąd wycofać. Anuluj je tam.`,
    'dish-unknown': (destination, dish) => `${destination}: nieznane danie (${dish}).`,
    currency: destination => `${destination}: nieobsługiwana waluta lub kwota.`,
    'too-many-lines': destination => `${destination}: zamówienie ma za dużo pozycji.`,
    'table-name': destination => `${destination}: nazwą stolika może być tylko liczba.`,
    'location-missing': destination => `${destination}: brak lokalizacji. Wpisz ją w ustawieniach POS.`,
  },
  destinationFaults: {
    pos: {
      unauthorized: 'Odmowa dostępu. W ustawieniach POS jest napisane, co zrobić.',
      gone: 'Nieznana już lokalizacja. Sprawdź ją w ustawieniach POS.',
    },
    webhook: {
      unauthorized: 'Zamówienie odrzucono, więc nic więcej tam nie wysyłamy.',
      gone: 'Odpowiedź 410 (gone), więc nic więcej tam nie wysyłamy.',
    },
  },
  someDish: 'jedno z dań',
  noTable: 'bez stolika',
  removed: 'Usunięta drukarka',
  destinations: {
    title: 'Dokąd trafiają zamówienia',
    hint: 'Dane z ostatnich 24 godzin.',
    none: 'Zamówienia trafiają tylko na tablicę',
    noneHint: 'Dodaj drukarkę, webhook lub system POS, a zamówienia trafią też tam.',
    settings: 'Otwórz ustawienia',
    posSettings: 'Ustawienia POS',
    sent: { pos: 'wysłane', webhook: 'wysłane', printer: 'wydrukowane' },
    waiting: 'oczekujące',
    dead: 'nieudane',
    confirmed: 'Ostatnio potwierdzone',
    never: 'Nic jeszcze nie potwierdzono',
    off: 'Wyłączone',
  },
  dead: { title: 'Do załatwienia', hint: 'Są na tablicy, ale nie dotarły tam, dokąd je wysłano.' },
  latest: {
    title: 'Najnowsze',
    empty: 'W ostatnich 24 godzinach nic nie wysłano.',
    more: count => `Pokaż jeszcze ${count}`,
  },
  order: number => `Zamówienie ${number}`,
  noNumber: 'Zamówienie bez numeru',
  kinds: { order: '', cancel: 'Anulowanie', copy: 'Kopia', close: 'Zamknięcie' },
  changed: 'Zmienione',
  attempts: count =>
    plural(count, { one: 'dotąd 1 próba', few: `dotąd ${count} próby`, many: `dotąd ${count} prób` }),
  next: time => `następna o ${time}`,
  nextDue: 'następna teraz',
  reports: (destination, state) => `${destination} zgłasza: ${state}`,
  totals: (destination, theirs, ours) => `${destination} nalicza ${theirs}, a rachunek stolika to ${ours}.`,
  retry: 'Wyślij ponownie',
  printNow: 'Drukuj ponownie',
  copy: 'Drukuj ponownie (kopia)',
  done: 'Załatwione ręcznie',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Wysyłamy ponownie.',
  printed: 'Drukujemy ponownie, z oznaczeniem kopii.',
  settled: 'Oznaczono jako załatwione ręcznie.',
  failed: { title: 'Nie udało się', hint: 'Nic się nie zmieniło. Spróbuj ponownie.' },
  strip: {
    title: 'Zamówienia, które nie dotarły',
    count: count =>
      plural(count, {
        one: '1 zamówienie nie dotarło',
        few: `${count} zamówienia nie dotarły`,
        many: `${count} zamówień nie dotarło`,
      }),
    subjects: {
      order: number => `zamówienia ${number}`,
      cancel: number => `anulowania zamówienia ${number}`,
      copy: number => `kopii zamówienia ${number}`,
      close: number => `zamknięcia zamówienia ${number}`,
    },
    subjectsWithoutNumber: {
      order: 'zamówienia',
      cancel: 'anulowania zamówienia',
      copy: 'kopii zamówienia',
      close: 'zamknięcia zamówienia',
    },
    notTaken: (destination, what, table) => `${destination}: nie przyjęto ${what} (${table})`,
    notPrinted: (printer, what, table) => `${printer}: nie wydrukowano ${what} (${table})`,
  },
}
