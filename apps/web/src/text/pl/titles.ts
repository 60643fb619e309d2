// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Nowa grupa',
  universalCreateGroup: 'Nowa grupa',
  joinGroup: 'Dołącz do grupy',
  table: 'Twój stolik',
  group: 'Wspólne zamówienie',
  summary: 'Podsumowanie grupy',
  billSplit: 'Podział rachunku',
  receipt: 'Potwierdzenie',
  tableReceipt: 'Potwierdzenie',
  restaurantLogin: 'Portal restauracji',
  restaurantResetPassword: 'Nowe hasło',
  restaurantDashboard: 'Pulpit restauracji',
  restaurantTables: 'Stoliki',
  restaurantSettings: 'Ustawienia',
  restaurantDeliveries: 'Wysłane zamówienia',
  posSettings: 'Integracja z POS',
  restaurantInterest: 'Zgłoszenie restauracji',
  restaurantCampaigns: 'Kampanie reklamowe',
  restaurantOrders: 'Dziś',
  restaurantScreen: 'Ekran kuchenny',
  offer: 'Oferta specjalna',
}
