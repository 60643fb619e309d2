// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Carregando o recibo…',
  missing: 'Grupo não encontrado ou sem acesso.',
  back: 'Voltar à conta',
  of: name => `Para ${name}`,
  ofTable: 'Para a mesa toda',
  share: 'Parte',
  ordered: dishes => `Pedido: ${series(dishes)}`,
  tipFrom: name => `Gorjeta de ${name}`,
  paid: 'Total pago',
  held: 'Sendo pago com cartão',
  by: name => `pago por ${name}`,
  byStaff: 'pago à equipe',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Imprimir',
  send: 'Compartilhar',
  picture: 'Compartilhar como imagem',
  copied: 'Recibo copiado',
  failed: { title: 'Não foi compartilhado', hint: 'Imprima o recibo ou tente de novo.' },
  keep: until => `Este recibo é apagado junto com a mesa em ${until}. Para guardar, imprima ou compartilhe.`,
  others: 'Mais recibos',
  none: {
    title: 'Ainda não há recibo',
    hint: 'Ele aparece aqui assim que a parte for paga.',
    hintTable: 'Ele aparece aqui assim que todos pagarem.',
  },
}
