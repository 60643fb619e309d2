// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Buscando tu mesa…',
  first: 'Eres la primera persona en llegar.',
  people: count =>
    plural(count, {
      one: '1 persona está pidiendo aquí.',
      other: `${count} personas están pidiendo aquí.`,
    }),
  name: 'Tu nombre',
  nameHint: 'Como te llaman en la mesa',
  nameMissing: 'Escribe tu nombre.',
  nameTaken: 'En la mesa ya hay alguien con este nombre.',
  start: 'Empezar a pedir',
  join: 'Unirme a la mesa',
  joining: 'Entrando…',
  separate: {
    hint: '¿No vienes con este grupo?',
    action: 'Abrir lista y cuenta aparte',
    busy: 'Abriendo…',
  },
  elsewhere: {
    title: (place: string) => `Todavía estás en: ${place}`,
    due: (amount: string) => `Allí aún debes ${amount}.`,
    both: 'Si te unes aquí, estarás en las dos mesas.',
    back: (place: string) => `Volver a: ${place}`,
    move: 'Cambiarme aquí',
  },
  missing: {
    title: 'Ninguna mesa tiene este código',
    hint: 'Puede que lo hayan cambiado. Vuelve a escanear el código de tu mesa o pregunta al personal.',
  },
  failed: {
    title: 'No hemos podido encontrar tu mesa',
    hint: 'Puede que haya poca cobertura. Inténtalo de nuevo.',
    offline: 'Este teléfono no tiene conexión. Inténtalo cuando la recupere.',
  },
  notJoined: {
    title: 'Aún no te has unido',
    hint: 'No hemos recibido respuesta. Inténtalo de nuevo.',
    offline: 'Este teléfono no tiene conexión. Inténtalo cuando la recupere.',
  },
}
