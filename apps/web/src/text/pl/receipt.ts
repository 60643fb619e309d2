// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Wczytywanie potwierdzenia…',
  missing: 'Nie znaleziono grupy lub brak dostępu.',
  back: 'Wróć do rachunku',
  of: name => `Dla: ${name}`,
  ofTable: 'Dla całego stolika',
  share: 'Część rachunku',
  ordered: dishes => `Zamówione: ${series(dishes)}`,
  tipFrom: name => `Napiwek: ${name}`,
  paid: 'Razem zapłacono',
  held: 'Trwa płatność kartą',
  by: name => `płatność: ${name}`,
  byStaff: 'zapłacono obsłudze',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Drukuj',
  send: 'Udostępnij',
  picture: 'Udostępnij jako obraz',
  copied: 'Potwierdzenie skopiowane',
  failed: { title: 'Nie udostępniono', hint: 'Wydrukuj potwierdzenie albo spróbuj ponownie.' },
  keep: until =>
    `To potwierdzenie zostanie usunięte razem ze stolikiem: ${until}. Wydrukuj je lub udostępnij, aby je zachować.`,
  others: 'Inne potwierdzenia',
  none: {
    title: 'Nie ma jeszcze potwierdzenia',
    hint: 'Pojawi się tutaj, gdy ta część będzie zapłacona.',
    hintTable: 'Pojawi się tutaj, gdy wszyscy zapłacą.',
  },
}
