// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Carte',
  close: 'Fermer la carte',
  loading: 'Chargement de la carte…',
  failed: {
    title: 'La carte n’a pas pu se charger',
    hint: 'Le réseau est peut-être faible ici. Tu peux aussi écrire ta commande.',
  },
  retry: 'Réessayer',
  empty: 'Ce restaurant n’a pas encore ajouté sa carte. Écris ce que tu veux, avec le prix.',
  search: 'Chercher dans la carte',
  clear: 'Effacer la recherche',
  noMatch: typed => `Rien sur la carte pour « ${typed} ».`,
  found: count => plural(count, { one: `${count} plat trouvé`, other: `${count} plats trouvés` }),
  byDetails: 'D’après les indications du restaurant. En cas d’allergie, prévenez le personnel.',
  contains: allergens => `Contient : ${allergens}`,
  categories: 'Catégories',
  chosen: count => `Mes choix · ${count}`,
  chosenTitle: 'Mes choix',
  again: 'Encore',
  atTable: 'À cette table',
  add: name => `Ajouter ${name}`,
  fewer: name => `Un de moins : ${name}`,
  more: name => `Un de plus : ${name}`,
  modifier: name => `Des précisions pour ${name} ?`,
  modifierHint: 'Des changements ?',
  another: 'Un autre, avec changements',
  soldOut: 'Épuisé',
  offMenu: 'Hors carte',
  type: 'Écrire un plat hors carte',
  typeAll: 'Écrire ta commande',
  fromMenu: 'Choisir dans la carte',
  rest: count => `Afficher ${count} de plus`,
  nothing: 'Pas encore de choix',
  submit: (count, total) => `Ajouter ${count} · ${total}`,
  save: total => `Enregistrer · ${total}`,
}
