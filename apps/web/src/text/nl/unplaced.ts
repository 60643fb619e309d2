// Spoken words that gave no dish: the reason, and what the diner can do.

import type { toComplete as englishToComplete, unplaced as englishUnplaced } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof englishUnplaced> = {
  'other-language':
    'Zinnen begrijpen we alleen in het Engels. Je kunt gerechten één voor één kiezen of typen.',
  'no-order-to-change': 'Er is geen bestelling om te wijzigen.',
  'no-order-to-repeat': 'Zo’n bestelling is er niet om te herhalen.',
  'not-in-order': 'Dat zit niet in je laatste bestelling.',
  'in-the-kitchen': 'De keuken is al met je laatste bestelling begonnen. Vraag het aan de bediening.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Bestelling afmaken',
  hint: 'Geen gerecht gevonden. Je woorden zijn bewaard – tik om de bestelling af te maken.',
}
