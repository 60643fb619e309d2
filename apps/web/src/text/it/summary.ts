// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Caricamento del riepilogo…',
  missing: 'Riepilogo non trovato',
  back: 'Torna al gruppo',
  code: 'Codice',
  members: 'Persone',
  items: 'Piatti',
  total: 'Totale',
  subtotal: 'Subtotale',
  export: 'Esporta riepilogo',
  exportCsv: 'Esporta CSV',
  csv: {
    columns: ['Persona', 'Tipo', 'Voce', 'Quantità', 'Parte', 'Importo', 'Valuta'],
    part: (part, of) => `${part} di ${of}`,
    kinds: {
      dish: 'Piatto',
      split: 'Divisione',
      tax: 'Tasse',
      serviceFee: 'Servizio',
      tip: 'Mancia',
      rounding: 'Arrotondamento',
      difference: 'Conto cambiato tra un pagamento e l’altro',
      ownTip: 'Mancia personale',
    },
  },
  exportFailed: { title: 'Esportazione non riuscita', hint: 'Il file non è stato salvato. Riprova.' },
  share: 'Condividi',
  copied: 'Riepilogo copiato',
  notShared: { title: 'Non condiviso', hint: 'Stampa il riepilogo o riprova.' },
  print: 'Stampa',
  empty: 'Ancora nessun ordine',
  emptyHint: 'Appena qualcuno al tavolo ordina, lo vedi qui.',
  memberEmpty: 'Ancora nessun ordine',
  itemCount: count => plural(count, { one: '1 piatto', other: `${count} piatti` }),
  byMember: 'Chi ha ordinato cosa',
  waiter: {
    title: 'Per il cameriere',
    hint: 'L’ordine di tutti in un’unica lista, da leggere o mostrare.',
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `tutti ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `su ${quantity}, ${modifier}`,
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'prezzo stimato',
    remark: { note: 'Nota:', unclear: 'Non capito:', incomplete: 'Piatti da completare:' },
    shown: 'Mostrato al cameriere',
    newSince: time => `Novità dalle ${time}`,
    withdrawn: 'Non più richiesti',
    before: 'Già mostrati',
    nothingNew: time => `Mostrato alle ${time}. Da allora nessuna novità.`,
  },
}
