// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Dashboard laden…',
  menu: {
    updated: 'Menukaart voor het laatst bijgewerkt',
    none: 'Nog geen menukaart. Voeg hieronder je eerste gerecht toe.',
  },
  figures: {
    title: 'In één oogopslag',
    loading: 'Cijfers laden…',
    menuItems: 'Gerechten op de kaart',
    activeGroups: 'Actieve groepen',
    todaysOrders: 'Bestellingen vandaag',
    unpaidToday: amount => `Vandaag niet betaald aan gesloten tafels: ${amount}`,
  },
  week: { title: 'Afgelopen 7 dagen', orders: 'Bestellingen', groups: 'Groepen' },
  quickActions: {
    title: 'Snel naar',
    advertising: { title: 'Reclame', detail: 'Aanbiedingen voor gasten in de buurt' },
    pos: { title: 'Kassakoppeling', detail: 'Instellingen voor je kassasysteem' },
  },
}
