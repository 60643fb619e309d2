// The title of each screen, in its heading and in the browser's tab.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Criar um grupo',
  universalCreateGroup: 'Criar um grupo',
  joinGroup: 'Entrar em um grupo',
  table: 'Sua mesa',
  group: 'Pedido em grupo',
  summary: 'Resumo do grupo',
  billSplit: 'Dividir a conta',
  receipt: 'Recibo',
  tableReceipt: 'Recibo',
  restaurantLogin: 'Portal do restaurante',
  restaurantResetPassword: 'Redefinir senha',
  restaurantDashboard: 'Painel do restaurante',
  restaurantTables: 'Mesas',
  restaurantSettings: 'Configurações',
  restaurantDeliveries: 'O que foi enviado',
  posSettings: 'Integração com o PDV',
  restaurantInterest: 'Registro de interesse',
  restaurantCampaigns: 'Campanhas de publicidade',
  restaurantOrders: 'Hoje',
  restaurantScreen: 'Tela da cozinha',
  offer: 'Oferta especial',
}
