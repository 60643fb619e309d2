// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended:
    'Ten stolik jest już zamknięty. Stoliki zamykają się po 24 godzinach, a wszystko, co tam wpisano, jest usuwane.',
  notHere:
    'Link może być stary albo ten telefon nie jest jeszcze przy stoliku. Jeśli masz kod, dołącz teraz.',
  noLongerMember: {
    title: 'Nie jesteś już przy tym stoliku',
    hint: 'Ktoś cię usunął albo opuszczono stolik na tym telefonie. Jeśli to pomyłka, poproś o aktualny kod i dołącz ponownie.',
  },
  unsent: count =>
    plural(count, {
      one: 'Jedno zamówienie z tego telefonu nie zostało wysłane. Wróci, gdy dołączysz.',
      few: `${count} zamówienia z tego telefonu nie zostały wysłane. Wrócą, gdy dołączysz.`,
      many: `${count} zamówień z tego telefonu nie zostało wysłanych. Wrócą, gdy dołączysz.`,
    }),
  enterCode: 'Wpisz kod',
  failed: {
    title: 'Nie udało się wczytać stolika',
    hint: 'Zasięg może tu być słaby. Wszystkie zamówienia są bezpieczne: spróbuj ponownie za chwilę.',
  },
}
