// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Válida hasta el ${date}`,
  starts: date => `Empieza el ${date}`,
  over: 'Esta oferta ha terminado.',
  paused: 'Esta oferta no está activa en este momento.',
  restStands: 'Aun así, puedes ver la carta y abrir una mesa aquí.',
  details: 'Conviene saber',
  menu: 'Carta',
  soldOut: 'Agotado',
  showMore: count => `Ver ${count} más`,
  noMenu: 'El restaurante aún no ha añadido su carta. Puedes crear un grupo igualmente.',
  menuFailed: 'No se ha cargado la carta.',
  start: 'Crear un grupo aquí',
  missing: {
    title: 'No encontramos esta oferta',
    hint: 'Puede que el enlace sea antiguo o esté incompleto.',
  },
  failed: {
    title: 'No se ha cargado la oferta',
    hint: 'Puede que tu conexión sea débil. Inténtalo de nuevo en un momento.',
  },
  loading: 'Cargando la oferta…',
}
