// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: 'Chargement du tableau de bord…',
  menu: {
    updated: 'Carte mise à jour',
    none: 'Pas encore de carte. Ajoutez votre premier plat plus bas.',
  },
  figures: {
    title: 'En un coup d’œil',
    loading: 'Chargement de vos chiffres…',
    menuItems: 'Plats à la carte',
    activeGroups: 'Groupes en cours',
    todaysOrders: 'Commandes du jour',
    unpaidToday: amount => `Impayé aujourd’hui aux tables fermées : ${amount}`,
  },
  week: { title: '7 derniers jours', orders: 'Commandes', groups: 'Groupes' },
  quickActions: {
    title: 'Actions rapides',
    advertising: { title: 'Publicité', detail: 'Des offres pour les clients du quartier' },
    pos: { title: 'Connexion à la caisse', detail: 'Réglages de votre caisse' },
  },
}
