// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Informacja o prywatności',
  intro: 'Przechowujemy bardzo mało i krótko.',
  points: {
    retention: {
      title: 'Znika po 24 godzinach',
      detail:
        'Wszystkie dane wspólnego posiłku (imiona, zamówienia, skład grupy) są usuwane automatycznie po 24 godzinach. To, co trafiło do systemu POS restauracji, jej drukarki lub ich dostawcy, pozostaje u nich na ich własnych zasadach.',
    },
    identity: {
      title: 'Bez konta',
      detail:
        'Nie potrzebujesz go. Urządzenie rozpoznajemy po pliku cookie, dzięki czemu twoje zamówienia pozostają twoje. Twoje imię pozostaje na tym urządzeniu przez 30 dni.',
    },
    position: {
      title: 'Twoja lokalizacja',
      detail: 'Tylko za twoją zgodą: aby ustalić walutę i oferty w pobliżu. Nie zapisujemy lokalizacji.',
    },
    voice: {
      title: 'Twój głos',
      detail: 'Przeglądarka zamienia mowę na tekst. Jej producent może przetwarzać to, co mówisz.',
    },
    payment: {
      title: 'Płatności',
      detail:
        'Tylko demo: bez karty i bez prawdziwych pieniędzy. Jeśli zdecydujesz się zapłacić kartą, płatność przyjmuje Stripe na swojej stronie, a my nigdy nie widzimy karty.',
    },
  },
  accept: 'Akceptuj i kontynuuj',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Zainstaluj Tablemate',
  use: 'Otwiera się od razu, nawet bez zasięgu.',
  now: 'Zainstaluj',
  how: 'Jak?',
  back: 'Wróć',
  dismiss: 'Nie teraz',
  howTitle: 'Jak zainstalować',
  notDone: 'Nie udało się zainstalować. Oto jak zrobić to samodzielnie.',
  insecure: 'Instalacja działa tylko przez https. Najpierw otwórz adres https tej strony.',
  steps: {
    'ios-safari': [
      'Dotknij „Udostępnij”, czyli kwadratu ze strzałką w górę.',
      'Wybierz „Do ekranu początkowego”.',
      'Dotknij „Dodaj”.',
    ],
    'android-chrome': [
      'Otwórz menu przeglądarki, trzy kropki u góry.',
      'Wybierz „Zainstaluj aplikację” lub „Dodaj do ekranu głównego”.',
      'Dotknij „Zainstaluj”.',
    ],
    'desktop-chrome': [
      'Naciśnij ikonę instalacji na prawym końcu paska adresu.',
      'Nie ma ikony? Otwórz menu z trzema kropkami i wybierz „Przesyłaj, zapisuj i udostępniaj”, a potem „Zainstaluj”.',
      'Naciśnij „Zainstaluj”.',
    ],
    generic: [
      'Otwórz menu przeglądarki.',
      'Wybierz „Zainstaluj”, „Dodaj do ekranu głównego” lub „Dodaj do Docka”.',
      'Nie ma żadnej z tych opcji? Otwórz tę stronę w Chrome albo w Safari na iPhonie lub iPadzie.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menu',
  appearance: 'Wygląd',
  themes: { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
  install: 'Zainstaluj aplikację',
  privacy: 'Informacja o prywatności',
}
