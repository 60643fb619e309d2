// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  codeSheet as englishCode,
  doubtActions as englishDoubt,
  peopleSheet as englishPeople,
  askRemoval as englishRemoval,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCode> = {
  hint: 'Seus amigos entram com este código ou escaneando o QR code.',
  renew: 'Novo código',
  renewHint: 'Se um estranho tiver este: o código antigo e os links dele deixam de funcionar.',
  askRenew: 'Trocar este código?',
  renewing: 'Um momento…',
  keep: 'Manter',
  renewed: 'Código novo. O antigo não funciona mais.',
  notRenewed: 'O código continua o mesmo',
  tryAgain: 'Tente de novo.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: 'Excluir este pedido?',
  askDish: dish => `Excluir ${dish}?`,
  dish: 'Excluir este prato',
  order: 'Excluir o pedido inteiro',
  remove: 'Excluir',
  removing: 'Excluindo…',
  keep: 'Manter',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Preço estimado – toque para corrigir',
  keepPrice: price => `Manter ${price}`,
  isRight: 'Sim',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'Na mesa',
  orderingFor: 'Pedindo para:',
  you: 'você',
  guest: 'sem celular',
  host: 'responsável',
  youAndHost: 'você, responsável',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'também neste celular',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Para alguém sem celular. Qualquer pessoa da mesa pode pedir e pagar por um convidado.',
  guestName: 'Nome do convidado',
  add: 'Adicionar convidado',
  rename: 'Renomear',
  name: 'Nome',
  save: 'Salvar',
  cancel: 'Cancelar',
  nameMissing: 'Digite um nome.',
  leave: 'Sair',
  remove: 'Remover',
  busy: 'Um momento…',
  askLeave: 'Sair desta mesa?',
  askRemove: name => `Remover ${name}?`,
  renewsCode: 'Novo código, para o antigo deixar de funcionar',
  removed: name => `${name} não está mais na mesa`,
  newCode: code => `O novo código é ${code}.`,
  stay: 'Ficar',
  keep: 'Manter',
  stays: 'Você pediu ou divide um prato, então seu nome continua na conta.',
  notRemoved: 'Não deu certo',
  tryAgain: 'Tente de novo.',
}
