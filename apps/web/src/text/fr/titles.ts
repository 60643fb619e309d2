// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: 'Créer un groupe',
  universalCreateGroup: 'Créer un groupe',
  joinGroup: 'Rejoindre un groupe',
  table: 'Ta table',
  group: 'Commande de groupe',
  summary: 'Récapitulatif',
  billSplit: 'Partager l’addition',
  receipt: 'Reçu',
  tableReceipt: 'Reçu',
  restaurantLogin: 'Espace restaurant',
  restaurantResetPassword: 'Mot de passe oublié',
  restaurantDashboard: 'Tableau de bord',
  restaurantTables: 'Tables',
  restaurantSettings: 'Réglages',
  restaurantDeliveries: 'Envois',
  posSettings: 'Réglages de la caisse',
  restaurantInterest: 'Faites-nous signe',
  restaurantCampaigns: 'Campagnes publicitaires',
  restaurantOrders: 'Service en cours',
  restaurantScreen: 'Écran de cuisine',
  offer: 'Offre spéciale',
}
