// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Translation<typeof english.strip.subjects> = {
  order: number => `o pedido ${number}`,
  cancel: number => `o cancelamento do pedido ${number}`,
  copy: number => `a cópia do pedido ${number}`,
  close: number => `o fechamento do pedido ${number}`,
}

const subjectsWithoutNumber: Translation<typeof english.strip.subjectsWithoutNumber> = {
  order: 'um pedido',
  cancel: 'o cancelamento de um pedido',
  copy: 'a cópia de um pedido',
  close: 'o fechamento de um pedido',
}

const faults: Translation<typeof english.faults> = {
  unauthorized: destination => `${destination} recusou o acesso.`,
  gone: destination => `${destination} não existe mais neste endereço.`,
  refused: destination => `${destination} recusou.`,
  'no-answer': destination => `${destination} não respondeu.`,
  'too-late': destination => `${destination} não imprimiu a tempo.`,
  'not-printed': destination => `${destination} recebeu o pedido, mas não imprimiu.`,
  'switched-off': destination => `${destination}: o destino foi desligado ou removido.`,
  'cannot-cancel': destination => `${destination} não aceita cancelar um pedido. Cancele por lá.`,
  'dish-unknown': (destination, dish) => `${destination} não conhece ${dish}.`,
  currency: destination => `${destination} não aceita esta moeda ou este valor.`,
  'too-many-lines': destination => `O pedido tem mais linhas do que ${destination} aceita.`,
  'table-name': destination => `${destination} só aceita números como nomes de mesa.`,
  'location-missing': destination => `${destination} precisa da unidade. Digite-a nas configurações do PDV.`,
}

const states: Translation<typeof english.states> = {
  waiting: 'Na fila de envio',
  sent: 'Enviado',
  superseded: 'Substituído por uma versão mais nova',
  'by-hand': 'Resolvido manualmente',
}

const destinationFaults: Translation<typeof english.destinationFaults> = {
  pos: {
    unauthorized: 'Recusou o acesso. As configurações do PDV dizem o que fazer.',
    gone: 'Não reconhece mais a unidade. Confira nas configurações do PDV.',
  },
  webhook: {
    unauthorized: 'Recusou um pedido, então nada mais é enviado para lá.',
    gone: 'Respondeu 410 (gone), então nada mais é enviado para lá.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Carregando o que foi enviado…',
  states,
  printerStates: { ...states, waiting: 'Aguardando a impressora', sent: 'Impresso' },
  faults,
  destinationFaults,
  someDish: 'um dos pratos',
  noTable: 'sem mesa',
  removed: 'Uma impressora removida',
  destinations: {
    title: 'Destinos',
    hint: 'Total das últimas 24 horas.',
    none: 'Os pedidos vão só para o quadro de pedidos',
    noneHint: 'Adicione uma impressora, um webhook ou um PDV, e os pedidos vão para lá também.',
    settings: 'Abrir configurações',
    posSettings: 'Configurações do PDV',
    sent: { pos: 'enviados', webhook: 'enviados', printer: 'impressos' },
    waiting: 'na fila',
    dead: 'com falha',
    confirmed: 'Última confirmação',
    never: 'Nada confirmado ainda',
    off: 'Desligado',
  },
  dead: {
    title: 'A resolver',
    hint: 'Estes estão no quadro de pedidos, mas não chegaram ao destino.',
  },
  latest: {
    title: 'Mais recentes',
    empty: 'Nada foi enviado nas últimas 24 horas.',
    more: count => `Mostrar mais ${count}`,
  },
  order: number => `Pedido ${number}`,
  noNumber: 'Pedido sem número',
  kinds: { order: '', cancel: 'Cancelamento', copy: 'Cópia', close: 'Fechado' },
  changed: 'Alterado',
  attempts: count =>
    plural(count, { one: `${count} tentativa até agora`, other: `${count} tentativas até agora` }),
  next: time => `próxima às ${time}`,
  nextDue: 'próxima agora',
  reports: (destination, state) => `${destination} informa: ${state}`,
  totals: (destination, theirs, ours) => `${destination} cobra ${theirs}, a conta da mesa diz ${ours}.`,
  retry: 'Enviar de novo',
  printNow: 'Imprimir de novo',
  copy: 'Imprimir de novo (cópia)',
  done: 'Resolvido manualmente',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Está sendo enviado de novo.',
  printed: 'Está sendo impresso de novo, marcado como cópia.',
  settled: 'Marcado como resolvido manualmente.',
  failed: { title: 'Não deu certo', hint: 'Nada foi alterado. Tente de novo.' },
  strip: {
    title: 'Pedidos que não chegaram',
    count: count =>
      plural(count, { one: `${count} pedido não chegou`, other: `${count} pedidos não chegaram` }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} não aceitou ${what} (${table})`,
    notPrinted: (printer, what, table) => `${printer} não imprimiu ${what} (${table})`,
  },
}
