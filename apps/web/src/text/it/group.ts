// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Caricamento del gruppo…',
  missing: 'Gruppo non trovato o accesso negato.',
  back: 'Torna alla pagina iniziale',
  codeWord: 'codice',
  showCode: 'Mostra codice e QR code',
  share: 'Condividi',
  summary: 'Riepilogo',
  people: count => plural(count, { one: '1 persona', other: `${count} persone` }),
  showPeople: 'Mostra chi è al tavolo',
  more: count => `+${count}`,
  joined: name => `Ora al tavolo c’è anche ${name}`,
  ordered: (name, dishes) => `${name} ha ordinato ${dishes}`,
  andMore: (named, left) =>
    plural(left, { one: `${named} e un altro piatto`, other: `${named} e altri ${left} piatti` }),
  eventsTitle: 'Cosa succede al tavolo',
  quickActions: 'Azioni rapide',
  view: 'Vedi il gruppo',
  add: 'Scrivi ordine',
  notSent: (dishes, total) => `Scelti: ${dishes}, non ancora inviati – ${total}`,
  manual: 'Scrivi l’ordine',
  own: {
    title: 'I tuoi ordini',
    empty: 'Ancora nessun ordine',
    emptyHint: 'Aggiungi quello che vuoi: al tavolo lo vedono subito tutti.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Modifica',
    remove: 'Elimina',
    undo: 'Annulla',
    options: 'Opzioni',
    removed: 'Ordine eliminato',
    removeFailed: 'Ordine non eliminato',
  },
  form: {
    addedWhat: dishes => `Aggiunto: ${dishes}`,
    saved: 'Ordine modificato',
    failed: 'Ordine non aggiunto',
    changeFailed: 'Ordine non modificato',
  },
}
