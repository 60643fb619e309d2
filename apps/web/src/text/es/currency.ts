// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Precios de esta mesa en',
  title: 'Moneda',
  change: 'Cambiar',
  changeWhat: 'moneda',
  reason: {
    detecting: 'Averiguando tu moneda…',
    'united-kingdom': 'Según tu zona horaria o idioma (Reino Unido).',
    'time-zone': 'Según tu zona horaria.',
    locale: 'Según tu idioma.',
    position: 'Según tu ubicación.',
    nothing: 'No hemos podido averiguar tu moneda, así que empezamos con dólares estadounidenses.',
    chosen: 'La que has elegido, para esta visita.',
  },
  locate: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  found: (country, currency) => `Estás en ${country}: ${currency}.`,
  otherMoney: country => `Todavía no aceptamos la moneda de ${country}. Elige una.`,
  unknown: 'No hemos podido encontrar tu ubicación. Elige una moneda arriba.',
}
