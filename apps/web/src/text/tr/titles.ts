// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Grup kur',
  universalCreateGroup: 'Grup kur',
  joinGroup: 'Gruba katıl',
  table: 'Masan',
  group: 'Grup siparişi',
  summary: 'Grup özeti',
  billSplit: 'Hesabı bölüş',
  receipt: 'Makbuz',
  tableReceipt: 'Makbuz',
  restaurantLogin: 'Restoran portalı',
  restaurantResetPassword: 'Şifre sıfırlama',
  restaurantDashboard: 'Restoran paneli',
  restaurantTables: 'Masalar',
  restaurantSettings: 'Ayarlar',
  restaurantDeliveries: 'Gönderilenler',
  posSettings: 'Kasa sistemi ayarları',
  restaurantInterest: 'Restoran başvurusu',
  restaurantCampaigns: 'Reklam kampanyaları',
  restaurantOrders: 'Bu akşam',
  restaurantScreen: 'Mutfak ekranı',
  offer: 'Özel kampanya',
}
