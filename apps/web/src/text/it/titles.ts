// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Crea un gruppo',
  universalCreateGroup: 'Crea un gruppo',
  joinGroup: 'Unisciti a un gruppo',
  table: 'Il tuo tavolo',
  group: 'Ordine di gruppo',
  summary: 'Riepilogo',
  billSplit: 'Dividi il conto',
  receipt: 'Ricevuta',
  tableReceipt: 'Ricevuta',
  restaurantLogin: 'Portale ristoranti',
  restaurantResetPassword: 'Reimposta password',
  restaurantDashboard: 'Pannello del ristorante',
  restaurantTables: 'Tavoli',
  restaurantSettings: 'Impostazioni',
  restaurantDeliveries: 'Invii',
  posSettings: 'Impostazioni della cassa',
  restaurantInterest: 'Richiesta di informazioni',
  restaurantCampaigns: 'Campagne pubblicitarie',
  restaurantOrders: 'Oggi',
  restaurantScreen: 'Schermo della cucina',
  offer: 'Offerta speciale',
}
