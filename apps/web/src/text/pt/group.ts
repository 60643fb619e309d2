// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Carregando o grupo…',
  missing: 'Grupo não encontrado ou sem acesso.',
  back: 'Voltar à página inicial',
  codeWord: 'código',
  showCode: 'Mostrar o código e o QR code',
  share: 'Compartilhar',
  summary: 'Resumo do grupo',
  people: count => plural(count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  showPeople: 'Mostrar quem está na mesa',
  more: count => `+${count}`,
  joined: name => `${name} entrou`,
  ordered: (name, dishes) => `${name} pediu ${dishes}`,
  andMore: (named, left) => `${named} e mais ${left}`,
  eventsTitle: 'O que está acontecendo na mesa',
  quickActions: 'Ações rápidas',
  view: 'Ver o grupo',
  add: 'Digitar pedido',
  notSent: (dishes, total) => `Escolhidos: ${dishes}, ainda não enviados – ${total}`,
  manual: 'Digitar o pedido',
  own: {
    title: 'Seus pedidos',
    empty: 'Nenhum pedido ainda',
    emptyHint: 'Adicione o que você quer. A mesa toda vê na hora.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Editar',
    remove: 'Excluir',
    undo: 'Desfazer',
    options: 'Opções',
    removed: 'Pedido excluído',
    removeFailed: 'Não foi possível excluir o pedido',
  },
  form: {
    addedWhat: dishes => `Adicionado: ${dishes}`,
    saved: 'Pedido alterado',
    failed: 'Não foi possível adicionar o pedido',
    changeFailed: 'Não foi possível alterar o pedido',
  },
}
