// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Złożone',
    seen: 'Zobaczone',
    preparing: 'W przygotowaniu',
    ready: 'Gotowe',
    served: 'Podane',
    refused: 'Odrzucone',
  },
  waiting: 'Kelner najpierw potwierdzi to zamówienie',
  othersWaiting: 'Jeszcze niepotwierdzone',
  stateIs: 'Kuchnia:',
  unseen: 'Kuchnia jeszcze tego nie widziała. Powiedz kelnerowi.',
  refusedItems: 'Odrzucone:',
  refusals: {
    'sold-out': 'Wyprzedane: wybierz coś innego.',
    'ingredient-out': 'Skończył się składnik: wybierz coś innego.',
    'cannot-make': 'Kuchnia nie może tak tego przygotować: zapytaj kelnera.',
    'guest-changed-mind': 'Usunięte, bo zmieniono zdanie.',
    'kitchen-closed': 'Kuchnia jest już zamknięta: zapytaj kelnera, co jeszcze zostało.',
    'not-at-table': 'Obsługa nie zastała nikogo przy stoliku: powiedz kelnerowi, gdzie siedzicie.',
    'table-closed': 'Stolik zamknięto, zanim to podano.',
  },
  staffSays: message => `Obsługa: „${message}”`,
  unsent: 'Niewysłane do kuchni. Powiedz o tym kelnerowi.',
  paused:
    'Kuchnia chwilowo nie przyjmuje zamówień. To, co dodasz, zapisze się na tym telefonie i zostanie wysłane, gdy kuchnia znów zacznie przyjmować zamówienia.',
  closed: {
    title: 'Ten stolik jest zamknięty',
    hint: 'Nadal możesz zobaczyć i opłacić rachunek. Zeskanuj kod na stoliku, aby znów zamówić.',
    bill: 'Zobacz rachunek',
  },
  showList: 'Pokaż tę listę kelnerowi',
  showListHint: 'Stąd zamówienia nie trafiają do restauracji.',
  pos: 'Twoje zamówienia trafiają do systemu kasowego restauracji.',
  rest: 'Pozostali przy stoliku',
}
