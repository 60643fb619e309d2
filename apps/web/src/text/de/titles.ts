// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Gruppe starten',
  universalCreateGroup: 'Gruppe starten',
  joinGroup: 'Gruppe beitreten',
  table: 'Dein Tisch',
  group: 'Gruppenbestellung',
  summary: 'Gruppenübersicht',
  billSplit: 'Rechnung aufteilen',
  receipt: 'Beleg',
  tableReceipt: 'Beleg',
  restaurantLogin: 'Restaurantportal',
  restaurantResetPassword: 'Passwort zurücksetzen',
  restaurantDashboard: 'Restaurant-Dashboard',
  restaurantTables: 'Tische',
  restaurantSettings: 'Einstellungen',
  restaurantDeliveries: 'Übertragungen',
  posSettings: 'Kassenanbindung',
  restaurantInterest: 'Interesse melden',
  restaurantCampaigns: 'Werbekampagnen',
  restaurantOrders: 'Heute',
  restaurantScreen: 'Küchenbildschirm',
  offer: 'Angebot',
}
