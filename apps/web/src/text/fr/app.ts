// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'bêta v1.1',
  tagline: 'Manger en groupe, tout simplement',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  home: 'Retour à l’accueil',
  error: 'Erreur',
  close: 'Fermer',
  justNow: 'à l’instant',
  notifications: hotkey => `Notifications (${hotkey})`,
  notLoaded: {
    title: 'Cette page n’a pas pu se charger',
    hint: 'Le réseau est peut-être faible ici. Rien n’est perdu : merci de réessayer dans un instant.',
  },
  needsNetwork: {
    title: 'Hors ligne',
    hint: 'Cette page a besoin d’une connexion. Merci de réessayer dès son retour.',
  },
  broken: {
    title: 'Un problème est survenu sur cette page',
    hint: 'Les commandes sont conservées. Merci de réessayer ou de recharger la page.',
  },
}
