// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Ofertas cerca de ti',
  show: 'Ver ofertas cerca de mí',
  showHint: 'Pide tu ubicación al teléfono',
  looking: 'Buscando ofertas…',
  fallback: 'Tu teléfono no ha compartido su ubicación, así que estas son de la zona de San Francisco.',
  none: { title: 'Ahora no hay ofertas cerca de ti', hint: 'Salen nuevas a menudo: vuelve a mirar pronto.' },
  failed: { title: 'No se han cargado las ofertas', hint: 'Inténtalo de nuevo en un momento.' },
  validUntil: date => `Válida hasta el ${date}`,
  about: amount => `aprox. ${amount}`,
  metresAway: metres => `a ${metres}\u00a0m`,
  kilometresAway: kilometres => `a ${kilometres}\u00a0km`,
  footer: 'Publicidad • Según tu ubicación',
  opensInNewTab: 'se abre en una pestaña nueva',
  dismiss: title => `Ocultar la oferta ${title}`,
}
