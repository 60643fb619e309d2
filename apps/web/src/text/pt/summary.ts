// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Carregando o resumo do grupo…',
  missing: 'Resumo do grupo não encontrado',
  back: 'Voltar ao grupo',
  code: 'Código',
  members: 'Pessoas',
  items: 'Itens',
  total: 'Total',
  subtotal: 'Subtotal',
  export: 'Exportar resumo',
  exportCsv: 'Exportar CSV',
  csv: {
    columns: ['Pessoa', 'Tipo', 'Item', 'Quantidade', 'Parte', 'Valor', 'Moeda'],
    part: (part, of) => `${part} de ${of}`,
    kinds: {
      dish: 'Prato',
      split: 'Divisão',
      tax: 'Imposto',
      serviceFee: 'Taxa de serviço',
      tip: 'Gorjeta',
      rounding: 'Arredondamento',
      difference: 'Conta alterada entre os pagamentos',
      ownTip: 'Gorjeta extra',
    },
  },
  exportFailed: {
    title: 'Não foi exportado',
    hint: 'Não conseguimos salvar o arquivo. Tente de novo.',
  },
  share: 'Compartilhar',
  copied: 'Resumo copiado',
  notShared: { title: 'Não foi compartilhado', hint: 'Imprima o resumo ou tente de novo.' },
  print: 'Imprimir',
  empty: 'Nenhum pedido ainda',
  emptyHint: 'Assim que alguém da mesa pedir, aparece aqui.',
  memberEmpty: 'Nenhum pedido ainda',
  itemCount: count => plural(count, { one: `${count} item`, other: `${count} itens` }),
  byMember: 'Quem pediu o quê',
  waiter: {
    title: 'Para o garçom',
    hint: 'Todos os pedidos em uma só lista, para ler em voz alta ou mostrar.',
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `todos ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `em ${quantity}, ${modifier}`,
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'preço estimado',
    remark: { note: 'Observação:', unclear: 'Não entendido:', incomplete: 'Ainda faltam pratos:' },
    shown: 'Mostrei ao garçom',
    newSince: time => `Novo desde as ${time}`,
    withdrawn: 'Não queremos mais',
    before: 'Já mostrado',
    nothingNew: time => `Mostrado às ${time}. Nada de novo desde então.`,
  },
}
