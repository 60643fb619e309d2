// A restaurant's settings: ordering, kitchen stations and paired screens.

import type { settings as english } from '../../en/portal/settings.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const settings: Translation<typeof english> = {
  loading: 'Wczytywanie ustawień…',
  pos: {
    title: 'System POS',
    link: 'Integracja z POS',
    detail: 'Ustawienia systemu POS',
    cards: { title: 'Płatności kartą', detail: 'Goście płacą kartą na swoich telefonach' },
    sent: { title: 'Wysłane zamówienia', detail: 'Wysłane, oczekujące i nieudane' },
  },
  orders: {
    title: 'Zamówienia',
    mode: 'Jak zamówienia trafiają do kuchni?',
    modes: {
      off: {
        label: 'Wcale',
        hint: 'Goście pokazują swoją listę kelnerowi, który przyjmuje zamówienie jak zwykle.',
      },
      'first-by-hand': {
        label: 'Po pierwszym potwierdzeniu',
        hint: 'Pierwsze zamówienie każdej grupy czeka na jedno dotknięcie obsługi. Wszystkie następne trafiają prosto do kuchni.',
      },
      'at-once': {
        label: 'Od razu',
        hint: 'Każde zamówienie trafia prosto do kuchni, gdy tylko gość je wyśle.',
      },
    },
    offMenu: 'Goście mogą wpisywać dania spoza menu',
    offMenuHint: 'Zatwierdzają Państwo każde z nich wraz z ceną, zanim zostanie przygotowane i policzone.',
    late: 'Spóźnione po (minutach)',
    lateHint:
      'Zamówienie, które do tego czasu nie jest gotowe, jest oznaczane na każdym ekranie jako spóźnione.',
    lateInvalid: (least, most) => `Wpisz pełne minuty, od ${least} do ${most}.`,
    save: 'Zapisz ustawienia zamówień',
    saving: 'Zapisywanie…',
    saved: 'Ustawienia zapisane',
    pause: 'Wstrzymaj zamówienia',
    pauseHint: 'Kuchnia chwilowo nie przyjmuje zamówień; goście o tym wiedzą i nie tracą tego, co wpisali.',
    paused: 'Zamówienia wstrzymane',
    resumed: 'Zamówienia wznowione',
    failed: { title: 'Ustawienia niezapisane', hint: 'Spróbuj ponownie.' },
  },
  stations: {
    title: 'Stanowiska',
    hint: 'Każde stanowisko widzi tylko dania, które przygotowuje. Wszystko inne trafia do kuchni.',
    loading: 'Wczytywanie stanowisk…',
    failed: 'Nie udało się wczytać stanowisk.',
    none: 'Jedna kuchnia przygotowuje wszystko.',
    add: 'Dodaj stanowisko',
    name: 'Nazwa stanowiska',
    nameMissing: 'Wpisz nazwę.',
    nameTaken: 'Stanowisko o tej nazwie już istnieje.',
    categories: 'Przygotowuje',
    noCategories: 'Menu nie ma jeszcze kategorii.',
    remove: station => `Usuń: ${station}`,
    removeUnnamed: 'Usuń to stanowisko',
    unnamed: 'Nowe stanowisko',
    save: 'Zapisz stanowiska',
    saving: 'Zapisywanie…',
    saved: 'Stanowiska zapisane',
    notSaved: { title: 'Stanowiska niezapisane', hint: 'Spróbuj ponownie.' },
  },
  screens: {
    title: 'Tablety',
    hint: 'Tablet kuchni pokazuje zamówienia. Tablet sali także przenosi gości, zamyka stoliki i przyjmuje płatności. Żaden nie potrzebuje twojego hasła.',
    loading: 'Wczytywanie tabletów…',
    failed: 'Nie udało się wczytać tabletów.',
    none: 'Żaden tablet nie jest jeszcze sparowany.',
    kinds: { kitchen: 'Kuchnia', floor: 'Sala' },
    pair: { kitchen: 'Sparuj tablet kuchni', floor: 'Sparuj tablet sali' },
    pairing: {
      title: 'Kod dla tabletu',
      label: 'Kod',
      open: 'Otwórz ten adres na tablecie i wpisz kod:',
      left: minutes =>
        plural(minutes, {
          one: 'Ważny jeszcze przez 1 minutę',
          few: `Ważny jeszcze przez ${minutes} minuty`,
          many: `Ważny jeszcze przez ${minutes} minut`,
        }),
      over: 'Ten kod wygasł.',
      again: 'Nowy kod',
      close: 'Zamknij',
    },
    paired: name => ({ title: 'Tablet sparowany', hint: `Nowy ekran na liście: ${name}.` }),
    notStarted: { title: 'Brak kodu', hint: 'Nie udało się utworzyć kodu. Spróbuj ponownie.' },
    seen: 'Ostatnio aktywny',
    removal: {
      ask: 'Usuń',
      question: name => `Usunąć ${name}?`,
      hint: 'Nie pokaże już nic, dopóki nie sparujesz go ponownie.',
      yes: 'Usuń tablet',
      removing: 'Usuwanie…',
      no: 'Zachowaj',
      done: 'Tablet usunięty',
      failed: { title: 'Tablet nie został usunięty', hint: 'Spróbuj ponownie.' },
    },
  },
}
