// Card payments of diners, into the restaurant's own account at Stripe.

import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

export const cards: Translation<typeof english> = {
  title: 'Płatności kartą',
  otherCurrency: currency =>
    `Stripe nie przyjmuje kart w Twojej walucie (${currency}), więc goście płacą przy kasie.`,
  about:
    'Goście płacą kartą za swoją część na stronie Stripe, prosto na konto restauracji w Stripe. Nigdy nie widzimy danych karty. Sprawdzone na oficjalnych danych testowych Stripe, jeszcze nie na prawdziwym koncie.',
  loading: 'Wczytywanie płatności kartą…',
  loadFailed: 'Nie udało się wczytać ustawień płatności kartą.',
  state: {
    none: 'Nie zapisano konta Stripe.',
    saved: 'Zapisane, niepołączone. Stripe nie przyjął jeszcze klucza.',
    connected: 'Stripe ostatnio przyjął klucz:',
    unauthorized: 'Stripe odrzucił klucz, więc płatności kartą nie działają. Wpisz inny.',
    test: 'To jest klucz testowy: bez prawdziwych pieniędzy.',
  },
  enabled: {
    label: 'Przyjmuj karty',
    hint: 'Goście widzą przy rachunku „Zapłać kartą”. Po wyłączeniu rozpoczęte płatności zostaną dokończone.',
  },
  demo: {
    label: 'Płatności demo',
    hint: 'Goście mogą zapłacić „Kartą demo”, która nic nie pobiera, i widzą tę informację. Płatność nadal przyjmuje obsługa. Zapisanie klucza Stripe kończy demo.',
  },
  key: {
    label: 'Klucz z ograniczeniami (Restricted key)',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. Zaczyna się od rk_live_ i wymaga uprawnień Checkout Sessions: write, Charges and Refunds: write, PaymentIntents: read. Klucz tajny (sk_) nie jest przyjmowany.',
    wrong: 'Klucz z ograniczeniami zaczyna się od rk_live_ lub rk_test_.',
    show: 'Pokaż klucz z ograniczeniami',
    hide: 'Ukryj klucz z ograniczeniami',
  },
  secret: {
    label: 'Sekret podpisu (Signing secret)',
    hint: 'Stripe pokazuje go przy dodanym tam punkcie końcowym. Zaczyna się od whsec_.',
    wrong: 'Sekret podpisu zaczyna się od whsec_.',
    show: 'Pokaż sekret podpisu',
    hide: 'Ukryj sekret podpisu',
  },
  keep: 'Zapisane w postaci zaszyfrowanej. Zostaw puste, aby zachować.',
  remove: 'Usuń klucz i sekret',
  undoRemove: 'Zachowaj klucz i sekret',
  removed: 'Zostaną usunięte po zapisaniu.',
  url: 'URL punktu końcowego',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Wybierz te zdarzenia: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Testuj klucz',
  tests: {
    ok: 'Stripe przyjął klucz.',
    unauthorized: 'Stripe odrzucił klucz. Wpisz inny.',
    gone: 'Stripe odrzucił test.',
    refused: 'Stripe odrzucił test. Klucz może nie mieć wszystkich potrzebnych uprawnień.',
    'no-answer': 'Stripe nie odpowiedział. Spróbuj ponownie za chwilę.',
    'not-possible': 'Nie ma jeszcze czego testować: wpisz klucz i zapisz.',
  },
  save: 'Zapisz płatności kartą',
  saving: 'Zapisywanie…',
  saved: { title: 'Płatności kartą zaktualizowane', hint: 'Ustawienia płatności kartą zostały zapisane.' },
  failed: { title: 'Płatności kartą bez zmian', hint: 'Nic nie zostało zapisane. Spróbuj ponownie.' },
  list: {
    title: 'Płatności kartą z ostatnich 24 godzin',
    none: 'Jeszcze żadnych.',
    failed: 'Nie udało się wczytać listy płatności kartą.',
    table: name => `Stolik ${name}`,
    noTable: 'Bez stolika',
    states: {
      held: 'w trakcie',
      paid: 'zapłacone',
      released: 'niezapłacone',
      returning: 'zapłacone za późno: pieniądze są zwracane',
      returned: 'zapłacone za późno: pieniądze zwrócono',
      refunding: 'pieniądze są zwracane',
      refunded: 'zwrócone',
    },
    refund: 'Zwróć',
    cancel: 'Anuluj',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `Zwrócić ${amount}? Ta część znów będzie do zapłaty.`,
    cancelQuestion: amount => `Anulować płatność ${amount}? Ta część znów będzie do zapłaty.`,
    keep: 'Zostaw',
    notRefunded: { title: 'Nie zwrócono', hint: 'Pieniądze nie zostały zwrócone. Spróbuj ponownie.' },
  },
}
