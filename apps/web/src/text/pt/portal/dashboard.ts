// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Carregando seu painel…',
  menu: {
    updated: 'Cardápio atualizado',
    none: 'Ainda não há cardápio. Adicione abaixo o primeiro prato.',
  },
  figures: {
    title: 'Visão geral',
    loading: 'Carregando seus números…',
    menuItems: 'Itens no cardápio',
    activeGroups: 'Grupos ativos',
    todaysOrders: 'Pedidos de hoje',
    unpaidToday: amount => `Por pagar hoje em mesas fechadas: ${amount}`,
  },
  week: { title: 'Últimos 7 dias', orders: 'Pedidos', groups: 'Grupos' },
  quickActions: {
    title: 'Ações rápidas',
    advertising: { title: 'Publicidade', detail: 'Ofertas para clientes por perto' },
    pos: { title: 'Integração com o PDV', detail: 'Configurações do seu PDV' },
  },
}
