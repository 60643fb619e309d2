// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': 'Capiamo le frasi solo in inglese. Puoi scegliere o scrivere i piatti uno alla volta.',
  'no-order-to-change': 'Non c’è nessun ordine da modificare.',
  'no-order-to-repeat': 'Non c’è nessun ordine così da ripetere.',
  'not-in-order': 'Non è nel tuo ultimo ordine.',
  'in-the-kitchen': 'La cucina ha già iniziato il tuo ultimo ordine. Chiedi al cameriere.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Completa l’ordine',
  hint: 'Nessun piatto trovato. Le tue parole sono salvate: tocca per completare l’ordine.',
}
