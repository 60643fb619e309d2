// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const group: Translation<typeof english> = {
  loading: 'Chargement du groupe…',
  missing: 'Groupe introuvable ou accès refusé.',
  back: 'Retour à l’accueil',
  codeWord: 'code',
  showCode: 'Afficher le code et le QR code',
  share: 'Inviter',
  summary: 'Récapitulatif',
  people: count => plural(count, { one: `${count} personne`, other: `${count} personnes` }),
  showPeople: 'Voir qui est à table',
  more: count => `+${count}`,
  joined: name => `${name} a rejoint la table`,
  ordered: (name, dishes) => `${name} a commandé ${dishes}`,
  andMore: (named, left) =>
    plural(left, { one: `${named} et ${left} autre`, other: `${named} et ${left} autres` }),
  eventsTitle: 'Ce qui se passe à table',
  quickActions: 'Actions rapides',
  view: 'Voir le groupe',
  add: 'Saisir à la main',
  notSent: (dishes, total) => `Choix : ${dishes}, pas encore envoyé – ${total}`,
  manual: 'Saisie à la main',
  own: {
    title: 'Tes commandes',
    empty: 'Pas encore de commande',
    emptyHint: 'Ajoute ce qui te fait envie. Toute la table le voit aussitôt.',
    labelFor: (label, subject) => `${label} : ${subject}`,
    edit: 'Modifier',
    remove: 'Supprimer',
    undo: 'Annuler',
    options: 'Options',
    removed: 'Commande supprimée',
    removeFailed: 'Commande non supprimée',
  },
  form: {
    addedWhat: dishes => `Ajouté : ${dishes}`,
    saved: 'Commande modifiée',
    failed: 'Commande non ajoutée',
    changeFailed: 'Commande non modifiée',
  },
}
