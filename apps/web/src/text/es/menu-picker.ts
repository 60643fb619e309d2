// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Carta',
  close: 'Cerrar la carta',
  loading: 'Cargando la carta…',
  failed: {
    title: 'No se ha cargado la carta',
    hint: 'Puede que haya poca cobertura. También puedes escribir tu pedido.',
  },
  retry: 'Reintentar',
  empty: 'Este restaurante aún no ha añadido su carta. Escribe lo que quieres, con su precio.',
  search: 'Buscar en la carta',
  clear: 'Borrar la búsqueda',
  noMatch: typed => `En la carta no hay nada como «${typed}».`,
  found: count => plural(count, { one: '1 plato encontrado', other: `${count} platos encontrados` }),
  byDetails: 'Según los datos del restaurante. Si tienes una alergia, avisa al personal.',
  contains: allergens => `Contiene: ${allergens}`,
  categories: 'Categorías',
  chosen: count => `Elegido · ${count}`,
  chosenTitle: 'Elegido',
  again: 'Otra vez',
  atTable: 'En esta mesa',
  add: name => `Añadir ${name}`,
  fewer: name => `Uno menos: ${name}`,
  more: name => `Uno más: ${name}`,
  modifier: name => `${name}: ¿cómo lo quieres?`,
  modifierHint: '¿Algún cambio?',
  another: 'Otro, con cambios',
  soldOut: 'Agotado',
  offMenu: 'Fuera de carta',
  type: 'Escribir un plato que no está',
  typeAll: 'Escribir el pedido',
  fromMenu: 'Elegir de la carta',
  rest: count => `Ver ${count} más`,
  nothing: 'Aún no has elegido nada',
  submit: (count, total) => `Añadir ${count} · ${total}`,
  save: total => `Guardar cambios · ${total}`,
}
