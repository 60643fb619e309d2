// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Wróć na stronę główną',
  logIn: {
    title: 'Logowanie restauracji',
    hint: 'Menu, oferty, stoliki: wszystko w jednym miejscu.',
    submit: 'Zaloguj się',
    toggle: 'Nie masz konta? Załóż je',
    failed: { title: 'Logowanie nieudane', hint: 'Nie udało się zalogować. Spróbuj ponownie.' },
  },
  signUp: {
    title: 'Nowe konto restauracji',
    hint: 'W wersji beta bezpłatnie. Gdy tylko dodasz menu, goście mogą z niego zamawiać.',
    submit: 'Załóż konto',
    toggle: 'Masz już konto? Zaloguj się',
    failed: {
      title: 'Rejestracja nieudana',
      hint: 'Nie udało się założyć konta. Sprawdź wszystkie pola i spróbuj ponownie.',
    },
  },
  submitting: 'Przetwarzanie…',
  invalid: {
    title: 'Błędne dane',
    hint: fields => `Popraw zaznaczone pola: ${series(fields)}`,
  },
  fields: {
    email: 'E-mail',
    password: 'Hasło',
    name: 'Nazwa restauracji',
    phone: 'Telefon',
    address: 'Adres',
    city: 'Miejscowość',
    state: 'Województwo / region',
    zipCode: 'Kod pocztowy',
    businessId: 'Numer firmy',
    taxPercentage: 'Stawka podatku',
  },
  passwordHint: 'Co najmniej 6 znaków',
  businessIdPlaceholder: 'NIP',
  placeHint: 'Aby pokazywać oferty gościom w pobliżu. Lokalizację możesz poprawić później.',
  interest: { question: 'Chcesz pomocy na start?', link: 'Zgłoś zainteresowanie' },
}
