// The kitchen's board, in the portal and on a paired tablet.

import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

const states: Translation<typeof english.states> = {
  waiting: 'A aceitar',
  new: 'Novo',
  preparing: 'Em preparo',
  ready: 'Pronto',
  served: 'Servido',
  refused: 'Recusado',
}

const calls: Translation<typeof english.calls> = {
  waiter: who => `${who} chama o garçom`,
  water: who => `${who} pede água`,
  bill: who => `${who} pede a conta`,
  till: who => `${who} paga no caixa`,
}

const reasons: Translation<typeof english.reasons> = {
  'sold-out': { label: 'Esgotado', hint: 'Marca estes pratos como esgotados no cardápio de todos.' },
  'kitchen-closed': { label: 'A cozinha está fechada', hint: '' },
  'not-at-table': { label: 'Não há ninguém nesta mesa', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Carregando os pedidos…',
  states,
  calls,
  reasons,
  noTable: 'Sem mesa',
  noNumber: 'Novo pedido',
  number: number => `Nº ${number}`,
  steps: { waiting: 'Aceitar', new: 'Começar', preparing: 'Pronto', ready: 'Servido' },
  stepOf: (step, ticket) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Nada a aceitar.',
    new: 'Nenhum pedido novo.',
    preparing: 'Nada em preparo.',
    ready: 'Nada a servir.',
  },
  off: {
    title: 'Os pedidos ainda não chegam à cozinha',
    hint: 'O app pede aos clientes que mostrem a lista ao garçom. Os pedidos são ligados nas configurações do restaurante.',
  },
  paused: 'Os pedidos estão pausados: os clientes não podem enviar nada agora.',
  settings: 'Abrir configurações',
  age: minutes => `${minutes} min`,
  late: 'Atrasado',
  allergy: 'ALERGIA',
  allergySeen: 'Vista pela cozinha',
  markAllergy: 'Toque ao ver',
  changed: 'Alterado pelo cliente',
  gotIt: 'Entendi',
  cancelled: 'Cancelado pelo cliente',
  spoken: {
    changed: ticket => `Alterado pelo cliente: ${ticket}`,
    cancelled: ticket => `Cancelado pelo cliente: ${ticket}`,
    allergy: allergies => `ALERGIA: ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Novo:',
  removed: 'Antes:',
  refusedLine: 'Recusado:',
  note: 'Observação',
  more: ticket => `Mais ações: ${ticket}`,
  refuse: 'Recusar…',
  print: 'Imprimir',
  copy: 'CÓPIA',
  printedAt: time => `Pedido às ${time}`,
  undo: 'Desfazer',
  undoOf: move => `Desfazer ${move}`,
  moved: (ticket, state) => `${ticket}: ${state}`,
  moves: 'Últimas ações',
  requests: 'Chamados das mesas',
  requestDone: 'Atendido',
  offMenu: {
    title: 'Fora do cardápio',
    guestPrice: amount => `Fora do cardápio · preço do cliente ${amount}`,
    price: 'Preço por unidade',
    approve: 'Aprovar',
    refuse: 'Não é possível',
    failed: 'A decisão não foi salva',
  },
  requestDoneFor: call => `Atendido: ${call}`,
  stations: 'Estação',
  kitchen: 'Cozinha',
  allStations: 'Todas as estações',
  allDay: dishes => `Total a preparar: ${dishes}`,
  nothingToMake: 'Nada mais a preparar.',
  recent: count =>
    plural(count, { one: `Concluído há pouco: ${count}`, other: `Concluídos há pouco: ${count}` }),
  noneRecent: 'Nada foi servido nas últimas duas horas.',
  recall: 'Trazer de volta',
  recallOf: ticket => `Trazer de volta: ${ticket}`,
  sound: {
    start: 'Iniciar o quadro',
    off: 'O som está desligado. Inicie o quadro para ouvir pedidos e chamados.',
    blocked: 'O som está bloqueado neste aparelho. Os pedidos chegam em silêncio.',
    unblock: 'Ligar o som',
  },
  blind: 'Sem conexão. Pode haver pedidos esperando.',
  newOrder: table => `Novo pedido: ${table}`,
  refusal: {
    title: ticket => `Recusar ${ticket}`,
    lines: 'Pratos',
    reason: 'Motivo',
    message: 'Recado ao cliente',
    submit: 'Recusar',
    nothing: 'Escolha pelo menos um prato.',
  },
  failed: {
    moved: {
      title: 'Alguém foi mais rápido',
      hint: 'O quadro mostra como a comanda está agora.',
    },
    step: { title: 'Não deu certo', hint: 'A comanda está onde estava. Tente de novo.' },
  },
  pairing: {
    title: 'Tela da cozinha',
    hint: 'Digite o código que aparece para o dono no portal do restaurante.',
    code: 'Código de conexão',
    name: 'Nome desta tela',
    nameHint: 'Por exemplo, Cozinha ou Bar.',
    submit: 'Conectar',
    incomplete: 'O código tem 8 letras e algarismos.',
    failed: 'O servidor não respondeu. Tente de novo.',
    ended: 'Esta tela foi desconectada. Digite um código novo para conectá-la de novo.',
  },
}
