// The restaurant's profile, its password, and the deletion of its account.

import type { account as english } from '../../en/portal/account.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const account: Translation<typeof english> = {
  title: 'Konto',
  none: 'nie podano',
  summary: {
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adres',
    currency: 'Waluta',
    timeZone: 'Strefa czasowa',
    language: 'Język',
    tax: 'Podatek',
    serviceFee: 'Opłata za obsługę',
  },
  taxAdded: rate => `${rate}, doliczany do cen`,
  taxIncluded: 'wliczony w ceny',
  taxIncludedOf: rate => `${rate}, wliczony w ceny`,
  noServiceFee: 'brak',
  edit: 'Edytuj profil',
  changePassword: 'Zmień hasło',
  remove: 'Usuń konto',
  profile: {
    title: 'Profil',
    fields: {
      country: 'Kraj',
      currency: 'Waluta',
      timeZone: 'Strefa czasowa',
      language: 'Język',
    },
    noCountry: 'Nie wybrano',
    currencyHint: 'Wpisz kod lub nazwę',
    currenciesFound: count =>
      plural(count, {
        one: '1 waluta',
        few: `${count} waluty`,
        many: `${count} walut`,
      }),
    menuPrices: {
      ask: 'Co zrobić z cenami w menu?',
      keep: 'Zachowaj liczby',
      convert: 'Przelicz',
      example: (before, after) => `${before} zmieni się na ${after}`,
      rounded: '(po zaokrągleniu)',
      noRate: 'Między tymi walutami nie da się przeliczyć cen.',
      hint: 'Otwarte stoliki i kampanie zachowują dotychczasową walutę.',
      missing: 'Wybierz jedną z opcji.',
    },
    timeZoneHint: 'Określa, kiedy zaczyna się dzień',
    languageHint: 'Także dla bonów i e-maili',
    save: 'Zapisz profil',
    saving: 'Zapisywanie…',
    discard: 'Odrzuć zmiany',
    saved: 'Profil zapisany',
    failed: { title: 'Profil niezapisany', hint: 'Sprawdź dane i spróbuj ponownie.' },
  },
  password: {
    title: 'Zmiana hasła',
    hint: 'Wylogujemy cię we wszystkich innych przeglądarkach.',
    current: 'Obecne hasło',
    new: 'Nowe hasło',
    missing: 'Wpisz obecne hasło.',
    save: 'Zmień hasło',
    saving: 'Zmienianie…',
    saved: 'Hasło zmienione',
    failed: { title: 'Hasło niezmienione', hint: 'Spróbuj ponownie.' },
  },
  deletion: {
    title: 'Usunąć to konto?',
    hint: 'Od razu i na zawsze zostaną usunięte:',
    what: [
      'dane logowania i profil',
      'menu i kody stolików',
      'kampanie wraz z wyświetleniami i kliknięciami',
      'ustawienia systemu POS',
      'statystyki stolików i zamówień',
    ],
    tables: 'Przy otwartych teraz stolikach goście mogą dokończyć posiłek, ale bez menu.',
    password: 'Hasło, dla potwierdzenia',
    submit: 'Usuń konto',
    submitting: 'Usuwanie…',
    keep: 'Zachowaj konto',
    done: {
      title: 'Konto usunięte',
      hint: 'Wszystkie dane zostały usunięte. Dziękujemy za korzystanie z Tablemate.',
    },
    failed: { title: 'Konto nieusunięte', hint: 'Nic nie zostało usunięte. Spróbuj ponownie.' },
  },
}
