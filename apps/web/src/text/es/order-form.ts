// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Completa tu pedido',
  editing: 'Editar pedido',
  item: number => `Plato ${number}`,
  name: 'Nombre del plato',
  quantity: 'Cantidad',
  price: symbol => `Precio (${symbol})`,
  modifications: 'Cambios',
  modificationsHint: '¿Algún cambio?',
  another: 'Añadir otro plato',
  removeItem: number => `Quitar el plato ${number}`,
  full: most => `Un pedido admite hasta ${most} platos. Envía este y empieza otro.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  submit: 'Añadir pedido',
  submitting: 'Añadiendo…',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  added: 'Pedido añadido',
  leftOver: count =>
    plural(count, {
      one: 'Un plato sin nombre o sin precio no se ha enviado. Sigue en el formulario.',
      other: `${count} platos sin nombre o sin precio no se han enviado. Siguen en el formulario.`,
    }),
  nameRequired: 'Falta el nombre del plato',
  quantityTooSmall: 'La cantidad mínima es 1',
  quantityTooLarge: most => `La cantidad máxima es ${most}`,
  pricePositive: 'El precio tiene que ser mayor que cero',
  priceTooLarge: most => `El precio máximo es ${most}`,
  forOne: 'por unidad',
  total: 'Total',
  words: {
    title: 'Lo que se dijo',
    asDish: 'Convertir en plato',
    asNote: 'Convertir en nota',
    dismiss: 'Descartar',
    note: 'Nota para el personal',
    noteHint: 'Alergias, hora u otra cosa',
    longDish: most => `El nombre de un plato admite hasta ${most} caracteres.`,
    tooLong: most => `Una nota admite hasta ${most} caracteres.`,
  },
  itemsRequired: 'Hace falta al menos un plato',
}
