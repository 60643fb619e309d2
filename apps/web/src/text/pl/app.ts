// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Wspólne jedzenie bez komplikacji',
  loading: 'Wczytywanie…',
  tryAgain: 'Spróbuj ponownie',
  home: 'Strona główna',
  error: 'Błąd',
  close: 'Zamknij',
  justNow: 'przed chwilą',
  notifications: hotkey => `Powiadomienia (${hotkey})`,
  notLoaded: {
    title: 'Nie udało się wczytać strony',
    hint: 'Zasięg może tu być słaby. Nic nie przepadło: spróbuj ponownie za chwilę.',
  },
  needsNetwork: {
    title: 'Jesteś offline',
    hint: 'Ta strona wymaga połączenia. Spróbuj ponownie, gdy wróci.',
  },
  broken: {
    title: 'Coś poszło nie tak na tej stronie',
    hint: 'Twoje zamówienia są bezpieczne. Spróbuj ponownie lub odśwież stronę.',
  },
}
