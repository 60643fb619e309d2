// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Espace restaurant',
    orders: 'Service',
    dashboard: 'Carte',
    tables: 'Tables',
    campaigns: 'Offres',
    settings: 'Réglages',
  },
  logOut: 'Déconnexion',
  day: 'Jour',
  backTo: { dashboard: 'Retour au tableau de bord', settings: 'Retour aux réglages' },
  signedOut: 'Déconnexion effectuée',
  notLoggedOut: {
    title: 'Échec de la déconnexion',
    hint: 'Pas de réponse : votre session est encore ouverte ici. Veuillez réessayer.',
  },
  failed: {
    title: 'Cette page n’a pas pu se charger',
    hint: 'Votre connexion est peut-être faible. Rien n’est perdu ; réessayez dans un instant.',
  },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  invalid: {
    email: 'Saisissez une adresse e-mail valide',
    password: 'Le mot de passe doit compter au moins 6 caractères',
    name: 'Le nom du restaurant est obligatoire',
    phone: 'Saisissez un numéro de téléphone valide',
    address: 'L’adresse est obligatoire',
  },
  tooManyTries: wait => `Trop d’essais. Attendez ${wait} et réessayez.`,
  offline: 'Vous êtes hors ligne. Rien ne peut être enregistré avant le retour de la connexion.',
}
