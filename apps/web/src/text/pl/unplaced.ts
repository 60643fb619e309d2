// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language':
    'Całe zdania rozumiemy tylko po angielsku. Dania możesz wybierać lub wpisywać pojedynczo.',
  'no-order-to-change': 'Nie ma zamówienia, które można zmienić.',
  'no-order-to-repeat': 'Nie ma takiego zamówienia, które można powtórzyć.',
  'not-in-order': 'Tego nie ma w twoim ostatnim zamówieniu.',
  'in-the-kitchen': 'Kuchnia już przygotowuje twoje ostatnie zamówienie. Zapytaj kelnera.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Uzupełnij zamówienie',
  hint: 'Nie znaleziono dania. Twoje słowa są zapisane – dotknij, aby uzupełnić zamówienie.',
}
