// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Retour à l’accueil',
  intro: 'Tu recevras un code. Toute la table s’en sert pour rejoindre le groupe, chacun sur son téléphone.',
  name: 'Ton nom',
  nameHint: 'Comme on t’appelle à table',
  restaurant: 'Nom du restaurant',
  table: 'Numéro de table',
  universal: 'Mode universel',
  universalHint: 'Pour tous les restaurants : tu saisis toi-même les plats et les prix.',
  submit: 'Créer le groupe',
  submitting: 'Création…',
  nameMissing: 'Saisis ton nom.',
  nameRequired: 'Ton nom est obligatoire',
  restaurantRequired: 'Le nom du restaurant est obligatoire',
  failed: 'Le groupe n’a pas pu être créé. Réessaie.',
  suggestions: 'Restaurants inscrits',
  suggested: count =>
    plural(count, { one: `${count} restaurant inscrit`, other: `${count} restaurants inscrits` }),
  linked: {
    hint: 'Tu commanderas à partir de la carte du restaurant.',
    undo: 'Annuler',
    looking: 'Recherche du restaurant de cette table…',
    missing: {
      title: 'Ce restaurant n’est plus inscrit',
      hint: 'Saisis son nom : vous pouvez quand même commander ensemble.',
    },
    failed: {
      title: 'Le restaurant de cette table n’a pas pu être trouvé',
      hint: 'Saisis son nom ou rouvre le code.',
    },
  },
  created: {
    title: 'Groupe créé',
    hint: 'Tes amis rejoignent la table avec ce code ou en scannant le QR code.',
    share: 'Partager le code',
    start: 'Commander',
  },
}
