// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Les prix de cette table sont en',
  title: 'Devise',
  change: 'Changer',
  changeWhat: 'de devise',
  reason: {
    detecting: 'Détection de ta devise…',
    'united-kingdom': 'D’après ton fuseau horaire ou ta langue (Royaume-Uni).',
    'time-zone': 'D’après ton fuseau horaire.',
    locale: 'D’après ta langue.',
    position: 'D’après ta position.',
    nothing: 'Devise inconnue : nous avons commencé avec le dollar américain.',
    chosen: 'Ton choix, pour cette visite.',
  },
  locate: 'Utiliser ma position',
  locating: 'Recherche de ta position…',
  found: (country, currency) => `Pays : ${country}. Devise : ${currency}.`,
  otherMoney: country =>
    `La devise de ce pays (${country}) n’est pas encore prise en charge. Choisis-en une autre.`,
  unknown: 'Position introuvable. Choisis une devise ci-dessus.',
}
