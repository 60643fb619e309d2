// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Chargement du récapitulatif…',
  missing: 'Récapitulatif introuvable',
  back: 'Retour au groupe',
  code: 'Code',
  members: 'Personnes',
  items: 'Articles',
  total: 'Total',
  subtotal: 'Sous-total',
  export: 'Exporter',
  exportCsv: 'Exporter en CSV',
  csv: {
    columns: ['Personne', 'Type', 'Article', 'Quantité', 'Part', 'Montant', 'Devise'],
    part: (part, of) => `${part} sur ${of}`,
    kinds: {
      dish: 'Plat',
      split: 'Partage',
      tax: 'Taxes',
      serviceFee: 'Frais de service',
      tip: 'Pourboire',
      rounding: 'Arrondi',
      difference: 'Addition modifiée entre les paiements',
      ownTip: 'Pourboire perso',
    },
  },
  exportFailed: {
    title: 'Échec de l’export',
    hint: 'Le fichier n’a pas pu être enregistré. Réessaie.',
  },
  share: 'Partager',
  copied: 'Récapitulatif copié',
  notShared: { title: 'Non partagé', hint: 'Imprime le récapitulatif ou réessaie.' },
  print: 'Imprimer',
  empty: 'Pas encore de commande',
  emptyHint: 'Dès que quelqu’un à table commande, ça s’affiche ici.',
  memberEmpty: 'Pas encore de commande',
  itemCount: count => plural(count, { one: `${count} article`, other: `${count} articles` }),
  byMember: 'Qui a commandé quoi',
  waiter: {
    title: 'Pour le serveur',
    hint: 'La commande de tous en une liste, à lire ou à montrer.',
    dishText: (dishes, modifiers) => `${dishes} : ${modifiers}`,
    all: modifier => `tous ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `sur ${quantity}, ${modifier}`,
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'prix estimé',
    remark: { note: 'Note :', unclear: 'Pas compris :', incomplete: 'Plats encore à préciser :' },
    shown: 'Montré au serveur',
    newSince: time => `Nouveau depuis ${time}`,
    withdrawn: 'Annulé',
    before: 'Déjà montré',
    nothingNew: time => `Montré à ${time}. Rien de nouveau depuis.`,
  },
}
