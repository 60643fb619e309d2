// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language':
    'Non sembra inglese. Per ora capiamo gli ordini a voce solo in inglese: puoi scriverli o scegliere dal menu.',
  'no-order-to-change': 'Non c’è nessun ordine da modificare.',
  'no-order-to-repeat': 'Non c’è nessun ordine così da ripetere.',
  'not-in-order': 'Non è nel tuo ultimo ordine.',
  'in-the-kitchen': 'La cucina ha già iniziato il tuo ultimo ordine. Chiedi al cameriere.',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: 'Completa l’ordine',
  hint: 'Nessun piatto trovato. Le tue parole sono salvate: tocca per completare l’ordine.',
}
