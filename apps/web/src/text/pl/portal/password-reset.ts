// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: 'Nie pamiętasz hasła?',
  back: 'Wróć do logowania',
  ask: {
    title: 'Nie pamiętasz hasła?',
    hint: 'Wpisz adres e-mail konta. Wyślemy link do ustawienia nowego hasła.',
    submit: 'Wyślij link',
    sending: 'Wysyłanie…',
    failed: { title: 'Link niewysłany', hint: 'Spróbuj ponownie.' },
    noMail: {
      title: 'Ten serwer nie może wysyłać e-maili',
      hint: 'Poproś osobę, która go prowadzi, o nowe hasło.',
    },
  },
  sent: {
    title: 'Sprawdź pocztę',
    text: email =>
      `Jeśli dla adresu ${email} istnieje konto, link jest już w drodze. Działa raz, przez 30 minut.`,
    hint: 'Nic nie przyszło? Zajrzyj do spamu albo sprawdź, czy w adresie nie ma literówki.',
  },
  choose: {
    title: 'Nowe hasło',
    hint: 'Po zapisaniu zalogujemy cię tutaj i wylogujemy we wszystkich innych przeglądarkach.',
    password: 'Nowe hasło',
    submit: 'Zapisz hasło',
    saving: 'Zapisywanie…',
    saved: { title: 'Hasło zmienione', hint: 'Jesteś już na swoim koncie.' },
    failed: { title: 'Hasło niezmienione', hint: 'Spróbuj ponownie.' },
    over: {
      title: 'Ten link już nie działa',
      hint: 'Został już użyty, wysłano nowszy albo minęło 30 minut.',
      action: 'Wyślij nowy link',
    },
  },
}
