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
  hint: 'Los demás se unen con este código o escaneando el QR.',
  renew: 'Código nuevo',
  renewHint: 'Por si lo tiene alguien ajeno a la mesa: el código anterior y sus enlaces dejan de funcionar.',
  askRenew: '¿Cambiar este código?',
  renewing: 'Un momento…',
  keep: 'Conservarlo',
  renewed: 'Código nuevo. El anterior ya no funciona.',
  notRenewed: 'El código no ha cambiado',
  tryAgain: 'Inténtalo de nuevo.',
}

export const askRemoval: Translation<typeof englishRemoval> = {
  question: '¿Eliminar este pedido?',
  askDish: dish => `¿Eliminar ${dish}?`,
  dish: 'Eliminar este plato',
  order: 'Eliminar todo el pedido',
  remove: 'Eliminar',
  removing: 'Eliminando…',
  keep: 'Conservarlo',
}

export const doubtActions: Translation<typeof englishDoubt> = {
  guessedPrice: 'Precio aproximado: toca para corregirlo',
  keepPrice: price => `Mantener ${price}`,
  isRight: 'Sí',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeople> = {
  title: 'En la mesa',
  orderingFor: 'Pides para:',
  you: 'tú',
  guest: 'acompañante',
  host: 'abrió la mesa',
  youAndHost: 'tú, abriste la mesa',
  named: (name, note) => `${name} (${note})`,
  onThisPhone: 'también en este teléfono',
  labelFor: (action, name) => `${action}: ${name}`,
  guestHint: 'Para alguien sin teléfono. Cualquiera de la mesa puede pedir y pagar por esa persona.',
  guestName: 'Nombre del acompañante',
  add: 'Añadir acompañante',
  rename: 'Cambiar nombre',
  name: 'Nombre',
  save: 'Guardar',
  cancel: 'Cancelar',
  nameMissing: 'Escribe un nombre.',
  leave: 'Salir',
  remove: 'Quitar',
  busy: 'Un momento…',
  askLeave: '¿Salir de esta mesa?',
  askRemove: name => `¿Quitar a ${name}?`,
  renewsCode: 'Código nuevo, para que el anterior deje de funcionar',
  removed: name => `${name} ya no está en la mesa`,
  newCode: code => `El código nuevo es ${code}.`,
  stay: 'Quedarme',
  keep: 'No quitar',
  stays: 'Has pedido o compartes un plato, así que tu nombre se queda en la cuenta.',
  notRemoved: 'No ha funcionado',
  tryAgain: 'Inténtalo de nuevo.',
}
