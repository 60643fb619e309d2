// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Scadenza: ${date}`,
  starts: date => `Inizio: ${date}`,
  over: 'Questa offerta è terminata.',
  paused: 'Questa offerta al momento è sospesa.',
  restStands: 'Puoi comunque vedere il menu e aprire un tavolo qui.',
  details: 'Buono a sapersi',
  menu: 'Menu',
  soldOut: 'Esaurito',
  showMore: count => plural(count, { one: 'Mostra un altro', other: `Mostra altri ${count}` }),
  noMenu: 'Il ristorante non ha ancora aggiunto il menu. Puoi comunque creare un gruppo.',
  menuFailed: 'Il menu non si è caricato.',
  start: 'Crea un gruppo qui',
  missing: {
    title: 'Non troviamo questa offerta',
    hint: 'Il link potrebbe essere vecchio o incompleto.',
  },
  failed: {
    title: 'L’offerta non si è caricata',
    hint: 'La connessione potrebbe essere debole. Riprova tra poco.',
  },
  loading: 'Caricamento dell’offerta…',
}
