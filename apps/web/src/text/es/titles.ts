// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Crear un grupo',
  universalCreateGroup: 'Crear un grupo',
  joinGroup: 'Unirse a un grupo',
  table: 'Tu mesa',
  group: 'Pedido de grupo',
  summary: 'Resumen del grupo',
  billSplit: 'Dividir la cuenta',
  receipt: 'Recibo',
  tableReceipt: 'Recibo',
  restaurantLogin: 'Portal para restaurantes',
  restaurantResetPassword: 'Restablecer contraseña',
  restaurantDashboard: 'Panel del restaurante',
  restaurantTables: 'Mesas',
  restaurantSettings: 'Ajustes',
  restaurantDeliveries: 'Pedidos enviados',
  posSettings: 'Ajustes del punto de venta',
  restaurantInterest: 'Solicitud de información',
  restaurantCampaigns: 'Campañas publicitarias',
  restaurantOrders: 'Hoy',
  restaurantScreen: 'Pantalla de cocina',
  offer: 'Oferta especial',
}
