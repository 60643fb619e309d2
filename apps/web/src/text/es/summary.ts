// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Cargando el resumen del grupo…',
  missing: 'No se ha encontrado el resumen del grupo',
  back: 'Volver al grupo',
  code: 'Código',
  members: 'Personas',
  items: 'Platos',
  total: 'Total',
  subtotal: 'Subtotal',
  export: 'Exportar resumen',
  exportCsv: 'Exportar CSV',
  csv: {
    columns: ['Persona', 'Tipo', 'Plato', 'Cantidad', 'Parte', 'Importe', 'Moneda'],
    part: (part, of) => `${part} de ${of}`,
    kinds: {
      dish: 'Plato',
      split: 'División',
      tax: 'Impuestos',
      serviceFee: 'Cargo por servicio',
      tip: 'Propina',
      rounding: 'Redondeo',
      difference: 'La cuenta cambió entre los pagos',
      ownTip: 'Propina propia',
    },
  },
  exportFailed: {
    title: 'No se ha exportado',
    hint: 'No hemos podido guardar el archivo. Inténtalo de nuevo.',
  },
  share: 'Compartir',
  copied: 'Resumen copiado',
  notShared: { title: 'No se ha compartido', hint: 'Imprime el resumen o inténtalo de nuevo.' },
  print: 'Imprimir',
  empty: 'Aún no hay pedidos',
  emptyHint: 'En cuanto alguien de la mesa pida, aparecerá aquí.',
  memberEmpty: 'Aún no ha pedido nada',
  itemCount: count => plural(count, { one: '1 plato', other: `${count} platos` }),
  byMember: 'Quién ha pedido qué',
  waiter: {
    title: 'Para el camarero',
    hint: 'Lo de toda la mesa en una lista, para leerla o enseñarla.',
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `todo ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `de ${quantity}, ${modifier}`,
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'precio aproximado',
    remark: { note: 'Nota:', unclear: 'No se ha entendido:', incomplete: 'Aún faltan platos:' },
    shown: 'Enseñado al camarero',
    newSince: time => `Nuevo desde las ${time}`,
    withdrawn: 'Ya no lo queremos',
    before: 'Ya enseñado',
    nothingNew: time => `Enseñado a las ${time}. Nada nuevo desde entonces.`,
  },
}
