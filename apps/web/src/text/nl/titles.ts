// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Groep maken',
  universalCreateGroup: 'Groep maken',
  joinGroup: 'Meedoen met een groep',
  table: 'Jouw tafel',
  group: 'Groepsbestelling',
  summary: 'Groepsoverzicht',
  billSplit: 'Rekening splitsen',
  receipt: 'Betaalbewijs',
  tableReceipt: 'Betaalbewijs',
  restaurantLogin: 'Restaurantportaal',
  restaurantResetPassword: 'Nieuw wachtwoord',
  restaurantDashboard: 'Restaurantdashboard',
  restaurantTables: 'Tafels',
  restaurantSettings: 'Instellingen',
  restaurantDeliveries: 'Verzonden',
  posSettings: 'Kassakoppeling',
  restaurantInterest: 'Interesse melden',
  restaurantCampaigns: 'Reclamecampagnes',
  restaurantOrders: 'Vandaag',
  restaurantScreen: 'Keukenscherm',
  offer: 'Aanbieding',
}
