// Shown with every screen: the privacy notice, the offer to install the app, the menu. Diners and owners see them, so none says
// "tu" or "vous".

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Protection des données',
  intro: 'Nous gardons très peu de choses, et pas longtemps.',
  points: {
    retention: {
      title: 'Effacé après 24 heures',
      detail:
        'Toutes les données du groupe (noms, commandes, participants) sont supprimées automatiquement après 24 heures. Ce qui est parvenu à la caisse du restaurant, à son imprimante ou à leur fournisseur y est conservé selon leurs propres règles.',
    },
    identity: {
      title: 'Aucun compte',
      detail:
        'Pas besoin de compte. Un cookie reconnaît cet appareil, pour que chacun garde ses commandes. Le nom reste sur cet appareil pendant 30 jours.',
    },
    position: {
      title: 'La position',
      detail:
        'Seulement avec autorisation : pour trouver la devise et les offres à proximité. Aucune position n’est enregistrée.',
    },
    voice: {
      title: 'La voix',
      detail: 'Le navigateur transforme la parole en texte. Son éditeur peut traiter ce qui est dit.',
    },
    payment: {
      title: 'Les paiements',
      detail:
        'Juste une démo : pas besoin de carte, aucun argent ne circule. Pour un paiement par carte, Stripe l’encaisse sur sa propre page, et nous ne voyons jamais la carte.',
    },
  },
  accept: 'Accepter et continuer',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Installer Tablemate',
  use: 'S’ouvre aussitôt, même sans réseau.',
  now: 'Installer',
  how: 'Comment ?',
  back: 'Retour',
  dismiss: 'Pas maintenant',
  howTitle: 'Comment installer',
  notDone: 'L’appli n’a pas été installée. Voici comment faire.',
  insecure: 'L’installation ne marche qu’en https. Il faut d’abord ouvrir l’adresse https de cette page.',
  steps: {
    'ios-safari': [
      'Toucher Partager, le carré avec la flèche vers le haut.',
      'Choisir « Sur l’écran d’accueil ».',
      'Toucher Ajouter.',
    ],
    'android-chrome': [
      'Ouvrir le menu du navigateur, les trois points en haut.',
      'Choisir « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
      'Toucher Installer.',
    ],
    'desktop-chrome': [
      'Cliquer sur l’icône d’installation à droite dans la barre d’adresse.',
      'Pas d’icône ? Ouvrir le menu à trois points, puis « Caster, enregistrer et partager », puis « Installer ».',
      'Cliquer sur Installer.',
    ],
    generic: [
      'Ouvrir le menu du navigateur.',
      'Choisir « Installer », « Ajouter à l’écran d’accueil » ou « Ajouter au Dock ».',
      'Rien de tout cela ? Ouvrir cette page dans Chrome, ou dans Safari sur un iPhone ou un iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menu',
  appearance: 'Apparence',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  install: 'Installer l’appli',
  privacy: 'Protection des données',
}
