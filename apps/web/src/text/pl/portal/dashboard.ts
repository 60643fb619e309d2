// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Wczytywanie pulpitu…',
  menu: { updated: 'Ostatnia zmiana menu:', none: 'Nie ma jeszcze menu. Dodaj poniżej pierwsze danie.' },
  figures: {
    title: 'W skrócie',
    loading: 'Wczytywanie statystyk…',
    menuItems: 'Dania w menu',
    activeGroups: 'Aktywne grupy',
    todaysOrders: 'Zamówienia dziś',
    unpaidToday: amount => `Nieopłacone dziś przy zamkniętych stolikach: ${amount}`,
  },
  week: { title: 'Ostatnie 7 dni', orders: 'Zamówienia', groups: 'Grupy' },
  quickActions: {
    title: 'Szybkie działania',
    advertising: { title: 'Reklama', detail: 'Oferty dla gości w pobliżu' },
    pos: { title: 'Integracja z POS', detail: 'Ustawienia systemu POS' },
  },
}
