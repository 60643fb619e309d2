// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

const tests: Translation<typeof english.test.results> = {
  ok: provider => `System ${provider} przyjął klucz i lokalizację.`,
  unauthorized: provider => `System ${provider} odrzucił klucz. Wpisz nowy.`,
  gone: provider => `System ${provider} nie zna już tej lokalizacji. Popraw ją lub przetestuj ponownie.`,
  refused: provider => `System ${provider} odrzucił test.`,
  'no-answer': provider => `System ${provider} nie odpowiedział. Spróbuj ponownie za chwilę.`,
  'not-possible': provider =>
    `W systemie ${provider} nie ma jeszcze czego testować: wpisz klucz i lokalizację.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `System ${provider} przyjął Tablemate i lokalizację.`,
  unauthorized: provider =>
    `System ${provider} odrzucił Tablemate. Zezwól tam na dostęp Tablemate do restauracji, a potem przetestuj ponownie.`,
  'not-possible': provider => `W systemie ${provider} nie ma jeszcze czego testować: wpisz lokalizację.`,
}

export const pos: Translation<typeof english> = {
  loading: 'Wczytywanie ustawień POS…',
  status: {
    title: 'Status',
    active: 'Aktywny',
    inactive: 'Nieaktywny',
    connected: provider => `Połączono z ${provider}`,
    none: 'Brak połączonego systemu POS',
    key: 'Klucz API skonfigurowany',
    noKey: 'Brak klucza API',
    keyless: 'Klucz nie jest potrzebny',
    nothing: 'Zamówienia trafiają na tablicę. Wybierz dostawcę, aby wysyłać je też do systemu POS.',
    saved: provider => `Zapisane, niepołączone. System ${provider} nie przyjął jeszcze testu ani zamówienia.`,
    savedOnly: 'Zapisane, niepołączone.',
    confirmed: provider => `System ${provider} ostatnio przyjął test lub zamówienie:`,
    unauthorized: provider => `System ${provider} odrzucił klucz. Wpisz nowy.`,
    gone: provider => `System ${provider} nie zna już tej lokalizacji. Popraw ją lub przetestuj ponownie.`,
    off: 'Wyłączone: zamówienia nie są wysyłane.',
  },
  test: {
    action: 'Testuj połączenie',
    busy: 'Testowanie…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(Status ${status})`,
    saveFirst: 'Masz niezapisane zmiany. Najpierw je zapisz: test używa zapisanych ustawień.',
    failed: { title: 'Test nieudany', hint: 'Test nie dotarł do naszego serwera. Spróbuj ponownie.' },
  },
  form: 'Ustawienia',
  enabled: {
    label: 'Włącz integrację z POS',
    hint: 'Wysyła każde zamówienie do systemu POS i webhooka. Wyłącz, aby zachować ustawienia bez wysyłania.',
  },
  provider: { label: 'Dostawca POS', none: 'Wybierz dostawcę', required: 'Wybierz dostawcę.' },
  key: { label: 'Klucz API', hint: 'Wybierz dostawcę, aby zobaczyć, jak nazywa swój klucz.' },
  location: { label: 'ID lokalizacji', hint: 'Wybierz dostawcę, aby zobaczyć, gdzie je znaleźć.' },
  locationMissing: what => `Uzupełnij pole ${what}. Jest potrzebne do zamówień.`,
  encrypted: 'Przechowywane w postaci zaszyfrowanej.',
  keep: 'Klucz jest już zapisany w postaci zaszyfrowanej. Zostaw puste, aby go zachować.',
  anothers: provider => `Zapisany klucz należy do ${provider}. Zostanie usunięty po zapisaniu.`,
  removed: 'Zapisany klucz zostanie usunięty po zapisaniu.',
  remove: 'Usuń zapisany klucz',
  undoRemove: 'Zachowaj zapisany klucz',
  show: 'Pokaż wpisany tekst',
  hide: 'Ukryj wpisany tekst',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate wysyła każde zamówienie, z podpisem, na twój adres lub do oprogramowania pośredniczącego, takiego jak Deliverect lub Otter.',
    label: 'Adres URL webhooka',
    hint: 'Publiczny adres zaczynający się od https://',
    saved: 'Zapisane, niepołączone. Zamówienia będą tam wysyłane, gdy ten adres przyjmie test.',
    confirmed: 'Ten adres ostatnio przyjął test lub zamówienie:',
    unauthorized:
      'Ten adres odrzucił zamówienie, więc nic więcej tam nie wysyłamy. Wyślij test, gdy znów zacznie działać.',
    gone: 'Ten adres odpowiedział 410 (gone), więc nic więcej tam nie wysyłamy. Wpisz inny albo wyślij test, gdy zacznie działać.',
    test: 'Wyślij test',
    tests: {
      ok: 'Ten adres przyjął test.',
      unauthorized: 'Ten adres odrzucił test. Czy ma aktualny sekret?',
      gone: 'Ten adres odpowiedział 410 (gone), więc nic więcej tam nie wysyłamy. Wpisz inny albo przetestuj ponownie, gdy zacznie działać.',
      refused: 'Ten adres nie przyjął testu.',
      'no-answer': 'Ten adres nie odpowiedział. Sprawdź go i spróbuj ponownie.',
      'not-possible': 'Nie ma jeszcze adresu do testowania. Wpisz go i zapisz.',
    },
    secret: {
      title: 'Sekret',
      none: 'Nie ma jeszcze sekretu, więc odbiorca nie może sprawdzić, kto wysyła zamówienia.',
      exists: 'Sekret podpisuje każde zdarzenie. Aby go zobaczyć, utwórz nowy.',
      earlier: (time: string) =>
        `Poprzedni sekret jest ważny do ${time}. Nowy sekret unieważniłby go od razu.`,
      create: 'Utwórz sekret',
      renew: 'Nowy sekret',
      creating: 'Tworzenie…',
      label: 'Sekret webhooka',
      once: 'Skopiuj go teraz: pokazujemy go tylko ten jeden raz.',
      done: 'Gotowe',
      failed: { title: 'Brak sekretu', hint: 'Nie udało się utworzyć sekretu. Spróbuj ponownie.' },
    },
    developers: {
      title: 'Dla programistów',
      parts: [
        'Każde zamówienie to żądanie POST z danymi JSON: numer zamówienia, stolik, dania, uwagi i alergie, bez imion gości.',
        'Jest podpisane zgodnie ze Standard Webhooks: nagłówki webhook-id, webhook-timestamp i webhook-signature.',
        'Status od 200 do 299 oznacza przyjęcie. Przy 408, 425, 429, 500 i wyższych lub braku odpowiedzi w ciągu 15 sekund próbujemy ponownie: pięć razy w ciągu około sześciu minut, z tym samym webhook-id.',
        'Każdy inny status oznacza ostateczne odrzucenie; 401, 403 i 410 dodatkowo wyłączają webhook.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → twoja aplikacja → Webhooks → twoja subskrypcja.',
      show: 'Pokaż klucz podpisu',
      hide: 'Ukryj klucz podpisu',
      keep: 'Klucz podpisu jest już zapisany w postaci zaszyfrowanej. Zostaw puste, aby go zachować.',
    },
    url: 'Notification URL',
    urlHint:
      'Do subskrypcji w Square, aby Square zgłaszał zmiany zamówień i menu. Wybierz zdarzenia dotyczące zamówień i katalogu.',
  },
  copy: {
    action: 'Kopiuj',
    of: what => `Kopiuj: ${what}`,
    done: 'Skopiowano',
    failed: 'Ta przeglądarka nie kopiuje. Zaznacz tekst i skopiuj go.',
  },
  cancel: 'Anuluj',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  saved: {
    title: 'Ustawienia zaktualizowane',
    hint: 'Ustawienia integracji z POS zostały zapisane.',
  },
  failed: {
    title: 'Aktualizacja nieudana',
    hint: 'Nie udało się zaktualizować ustawień POS. Spróbuj ponownie.',
  },
  ways: {
    title: 'Inne sposoby odbierania zamówień',
    board: { title: 'Tablica', detail: 'Zamówienia na dowolnym tablecie lub ekranie' },
    printers: { title: 'Drukarki', detail: 'Bony na papierze, bez komputera' },
    webhook: {
      title: 'Webhook',
      detail: 'Zamówienia do oprogramowania pośredniczącego lub własnego systemu',
    },
    sent: { title: 'Wysłane zamówienia', detail: 'Wysłane, oczekujące i nieudane' },
  },
  about: {
    title: provider => `O ${provider}`,
    none: 'Twój system POS',
    noneHint: 'Wybierz system, którego używa restauracja, a formularz zapyta o jego dane.',
    documentation: provider => `Dokumentacja ${provider}`,
    opensNewTab: 'otwiera się w nowej karcie',
  },
  notYours: {
    title: 'To nie są twoje ustawienia',
    hint: 'Ta strona należy do innej restauracji. Możesz zobaczyć tylko własne ustawienia.',
    action: 'Twoje ustawienia POS',
  },
}
