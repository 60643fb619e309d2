// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Caricamento della ricevuta…',
  missing: 'Gruppo non trovato o accesso negato.',
  back: 'Torna al conto',
  of: name => `Per ${name}`,
  ofTable: 'Per tutto il tavolo',
  share: 'Quota',
  ordered: dishes => `Ordinato: ${series(dishes)}`,
  tipFrom: name => `Mancia da ${name}`,
  paid: 'Totale pagato',
  held: 'Pagamento con carta in corso',
  by: name => `pagato da ${name}`,
  byStaff: 'pagato al personale',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Stampa',
  send: 'Condividi',
  picture: 'Condividi come immagine',
  copied: 'Ricevuta copiata',
  failed: { title: 'Non condivisa', hint: 'Stampa la ricevuta o riprova.' },
  keep: until =>
    `Questa ricevuta viene eliminata insieme al tavolo (${until}). Stampala o condividila per conservarla.`,
  others: 'Altre ricevute',
  none: {
    title: 'Ancora nessuna ricevuta',
    hint: 'Compare qui appena la quota è pagata.',
    hintTable: 'Compare qui appena avranno pagato tutti.',
  },
}
