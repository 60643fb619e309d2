// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended:
    'Questo tavolo non c’è più. I tavoli durano 24 ore, poi tutto quello che è stato scritto viene eliminato.',
  notHere:
    'Il link potrebbe essere vecchio, o questo telefono non si è ancora unito al tavolo. Se hai il codice, unisciti ora.',
  noLongerMember: {
    title: 'Non sei più a questo tavolo',
    hint: 'Qualcuno ha tolto il tuo nome, o lo hai fatto tu da questo telefono. Se è stato un errore, chiedi il codice attuale e unisciti di nuovo.',
  },
  unsent: count =>
    plural(count, {
      one: 'Un ordine su questo telefono non è stato inviato. Lo ritrovi quando ti unisci di nuovo.',
      other: `${count} ordini su questo telefono non sono stati inviati. Li ritrovi quando ti unisci di nuovo.`,
    }),
  enterCode: 'Inserisci un codice',
  failed: {
    title: 'Il tavolo non si è caricato',
    hint: 'Qui il segnale potrebbe essere debole. Tutto quello che hai ordinato è al sicuro: riprova tra poco.',
  },
}
