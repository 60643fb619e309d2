// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Dashboard wird geladen …',
  menu: {
    updated: 'Speisekarte zuletzt geändert',
    none: 'Noch keine Speisekarte. Fügen Sie unten das erste Gericht hinzu.',
  },
  figures: {
    title: 'Auf einen Blick',
    loading: 'Zahlen werden geladen …',
    menuItems: 'Gerichte',
    activeGroups: 'Aktive Gruppen',
    todaysOrders: 'Bestellungen heute',
    unpaidToday: amount => `Heute an geschlossenen Tischen nicht bezahlt: ${amount}`,
  },
  week: { title: 'Letzte 7 Tage', orders: 'Bestellungen', groups: 'Gruppen' },
  quickActions: {
    title: 'Schnellzugriff',
    advertising: { title: 'Werbung', detail: 'Angebote für Gäste in der Nähe' },
    pos: { title: 'Kassenanbindung', detail: 'Einstellungen zu Ihrem Kassensystem' },
  },
}
