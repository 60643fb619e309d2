// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Caricamento del pannello…',
  menu: {
    updated: 'Ultimo aggiornamento del menu:',
    none: 'Ancora nessun menu. Aggiungi il primo piatto qui sotto.',
  },
  figures: {
    title: 'In breve',
    loading: 'Caricamento dei dati…',
    menuItems: 'Piatti nel menu',
    activeGroups: 'Gruppi attivi',
    todaysOrders: 'Ordini di oggi',
    unpaidToday: amount => `Non pagato oggi ai tavoli chiusi: ${amount}`,
  },
  week: { title: 'Ultimi 7 giorni', orders: 'Ordini', groups: 'Gruppi' },
  quickActions: {
    title: 'Azioni rapide',
    advertising: { title: 'Pubblicità', detail: 'Offerte per chi è in zona' },
    pos: { title: 'Collegamento alla cassa', detail: 'Impostazioni del sistema di cassa' },
  },
}
