// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Torna alla pagina iniziale',
  intro: 'Riceverai un codice: chi è al tavolo lo usa per unirsi dal proprio telefono.',
  name: 'Il tuo nome',
  nameHint: 'Come ti chiamano gli altri al tavolo',
  restaurant: 'Nome del ristorante',
  table: 'Numero del tavolo',
  universal: 'Modalità universale',
  universalHint: 'Per qualsiasi ristorante: scrivi tu piatti e prezzi.',
  submit: 'Crea gruppo',
  submitting: 'Creazione…',
  nameMissing: 'Inserisci il tuo nome.',
  nameRequired: 'Il tuo nome è obbligatorio',
  restaurantRequired: 'Il nome del ristorante è obbligatorio',
  failed: 'Il gruppo non è stato creato. Riprova.',
  suggestions: 'Ristoranti registrati',
  suggested: count =>
    plural(count, { one: '1 ristorante registrato', other: `${count} ristoranti registrati` }),
  linked: {
    hint: 'Ordinerai dal menu di questo ristorante.',
    undo: 'Annulla',
    looking: 'Ricerca del ristorante di questo tavolo…',
    missing: {
      title: 'Questo ristorante non c’è più',
      hint: 'Scrivi il nome: potete comunque ordinare insieme.',
    },
    failed: {
      title: 'Non siamo riusciti a trovare il ristorante di questo tavolo',
      hint: 'Scrivi il nome o apri di nuovo il codice.',
    },
  },
  created: {
    title: 'Gruppo creato',
    hint: 'Gli amici si uniscono con questo codice o inquadrando il QR code.',
    share: 'Condividi codice',
    start: 'Inizia a ordinare',
  },
}
