// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Cargando el recibo…',
  missing: 'No existe el grupo o no tienes acceso.',
  back: 'Volver a la cuenta',
  of: name => `Para ${name}`,
  ofTable: 'Para toda la mesa',
  share: 'Parte',
  ordered: dishes => `Pedido: ${series(dishes)}`,
  tipFrom: name => `Propina de ${name}`,
  paid: 'Total pagado',
  held: 'Pagando con tarjeta',
  by: name => `pagado por ${name}`,
  byStaff: 'pagado al personal',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Imprimir',
  send: 'Compartir',
  picture: 'Compartir como imagen',
  copied: 'Recibo copiado',
  failed: { title: 'No se ha compartido', hint: 'Imprime el recibo o inténtalo de nuevo.' },
  keep: until =>
    `Este recibo se borra junto con la mesa (${until}). Imprímelo o compártelo para conservarlo.`,
  others: 'Más recibos',
  none: {
    title: 'Aún no hay recibo',
    hint: 'Aparece aquí en cuanto se paga la parte.',
    hintTable: 'Aparece aquí en cuanto ha pagado toda la mesa.',
  },
}
