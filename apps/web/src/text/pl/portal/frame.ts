// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Portal restauracji',
    orders: 'Dziś',
    dashboard: 'Menu',
    tables: 'Stoliki',
    campaigns: 'Oferty',
    settings: 'Ustawienia',
  },
  logOut: 'Wyloguj',
  day: 'Dzień',
  backTo: { dashboard: 'Wróć do pulpitu', settings: 'Wróć do ustawień' },
  signedOut: 'Wylogowano',
  notLoggedOut: {
    title: 'Wylogowanie nieudane',
    hint: 'Serwer nie odpowiedział, więc na tym urządzeniu sesja nadal trwa. Spróbuj ponownie.',
  },
  failed: {
    title: 'Nie udało się wczytać strony',
    hint: 'Połączenie może być słabe. Nic nie przepadło; spróbuj ponownie za chwilę.',
  },
  password: { show: 'Pokaż hasło', hide: 'Ukryj hasło' },
  invalid: {
    email: 'Wpisz prawidłowy adres e-mail',
    password: 'Hasło musi mieć co najmniej 6 znaków',
    name: 'Podaj nazwę restauracji',
    phone: 'Wpisz prawidłowy numer telefonu',
    address: 'Podaj adres',
  },
  tooManyTries: wait => `Zbyt wiele prób. Spróbuj ponownie później (czas oczekiwania: ${wait}).`,
  offline: 'Jesteś offline. Dopóki nie wróci połączenie, nic nie można zapisać.',
}
