// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Cargando el grupo…',
  missing: 'No existe el grupo o no tienes acceso.',
  back: 'Volver al inicio',
  codeWord: 'código',
  showCode: 'Mostrar el código y el QR',
  share: 'Compartir',
  summary: 'Resumen del grupo',
  people: count => plural(count, { one: '1 persona', other: `${count} personas` }),
  showPeople: 'Ver quién está en la mesa',
  more: count => `+${count}`,
  joined: name => `${name} se ha unido`,
  ordered: (name, dishes) => `${name} ha pedido ${dishes}`,
  andMore: (named, left) => plural(left, { one: `${named} y 1 más`, other: `${named} y ${left} más` }),
  eventsTitle: 'Lo que pasa en la mesa',
  quickActions: 'Acciones rápidas',
  view: 'Ver grupo',
  add: 'Añadir a mano',
  notSent: (dishes, total) => `Elegidos: ${dishes}, sin enviar – ${total}`,
  manual: 'Escribir un pedido',
  own: {
    title: 'Tus pedidos',
    empty: 'Aún no hay pedidos',
    emptyHint: 'Añade lo que quieras. Toda la mesa lo ve al momento.',
    labelFor: (label, subject) => `${label}: ${subject}`,
    edit: 'Editar',
    remove: 'Eliminar',
    undo: 'Deshacer',
    options: 'Opciones',
    removed: 'Pedido eliminado',
    removeFailed: 'No se ha podido eliminar el pedido',
  },
  form: {
    addedWhat: dishes => `Añadido: ${dishes}`,
    saved: 'Pedido cambiado',
    failed: 'No se ha podido añadir el pedido',
    changeFailed: 'No se ha podido cambiar el pedido',
  },
}
