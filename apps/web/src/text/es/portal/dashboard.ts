// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Cargando tu panel…',
  menu: {
    updated: 'Última actualización de la carta:',
    none: 'Aún no hay carta. Añade tu primer plato abajo.',
  },
  figures: {
    title: 'De un vistazo',
    loading: 'Cargando tus cifras…',
    menuItems: 'Platos en la carta',
    activeGroups: 'Grupos activos',
    todaysOrders: 'Pedidos de hoy',
    unpaidToday: amount => `Sin pagar hoy en mesas cerradas: ${amount}`,
  },
  week: { title: 'Últimos 7 días', orders: 'Pedidos', groups: 'Grupos' },
  quickActions: {
    title: 'Acciones rápidas',
    advertising: { title: 'Publicidad', detail: 'Ofertas para clientes cercanos' },
    pos: { title: 'Punto de venta', detail: 'Ajustes de tu punto de venta' },
  },
}
