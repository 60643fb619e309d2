// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Volver al inicio',
  intro: 'Recibirás un código. Con él, cada persona de tu mesa se une desde su teléfono.',
  name: 'Tu nombre',
  nameHint: 'Como te llaman en la mesa',
  restaurant: 'Nombre del restaurante',
  table: 'Número de mesa',
  universal: 'Modo universal',
  universalHint: 'Para cualquier restaurante: tú escribes los platos y los precios.',
  submit: 'Crear grupo',
  submitting: 'Creando…',
  nameMissing: 'Escribe tu nombre.',
  nameRequired: 'Falta tu nombre',
  restaurantRequired: 'Falta el nombre del restaurante',
  failed: 'No se ha podido crear el grupo. Inténtalo de nuevo.',
  suggestions: 'Restaurantes registrados',
  suggested: count =>
    plural(count, { one: '1 restaurante registrado', other: `${count} restaurantes registrados` }),
  linked: {
    hint: 'Pedirás de la carta de este restaurante.',
    undo: 'Deshacer',
    looking: 'Buscando el restaurante de esta mesa…',
    missing: {
      title: 'Este restaurante ya no está aquí',
      hint: 'Escribe su nombre: aun así, se puede pedir en grupo.',
    },
    failed: {
      title: 'No hemos podido buscar el restaurante de esta mesa',
      hint: 'Escribe su nombre o vuelve a abrir el código.',
    },
  },
  created: {
    title: 'Grupo creado',
    hint: 'Los demás se unen con este código o escaneando el QR.',
    share: 'Compartir código',
    start: 'Empezar a pedir',
  },
}
