// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Envoyée',
    seen: 'Vue',
    preparing: 'En préparation',
    ready: 'Prête',
    served: 'Servie',
    refused: 'Refusée',
  },
  waiting: 'Le serveur va d’abord confirmer cette commande',
  othersWaiting: 'Pas encore confirmée',
  stateIs: 'Cuisine :',
  unseen: 'La cuisine n’a pas encore vu cette commande. Préviens le serveur.',
  refusedItems: 'Refusé :',
  refusals: {
    'sold-out': 'Épuisé : choisis autre chose.',
    'ingredient-out': 'Il manque un ingrédient : choisis autre chose.',
    'cannot-make': 'La cuisine ne peut pas le préparer ainsi : demande au serveur.',
    'guest-changed-mind': 'Retiré parce que tu as changé d’avis.',
    'kitchen-closed': 'La cuisine est fermée : demande au serveur ce qu’il reste.',
    'not-at-table': 'L’équipe n’a trouvé personne à ta table : dis au serveur où tu te trouves.',
    'table-closed': 'La table a été fermée avant que ce soit servi.',
  },
  staffSays: message => `Message de l’équipe : « ${message} »`,
  unsent: 'Pas envoyé en cuisine. Prévenez le serveur.',
  paused:
    'La cuisine ne prend pas de commandes en ce moment. Ce que tu ajoutes reste sur ce téléphone et sera envoyé dès qu’elle en reprendra.',
  closed: {
    title: 'Cette table est fermée',
    hint: 'Vous pouvez encore voir et payer l’addition. Scannez le code sur la table pour commander à nouveau.',
    bill: 'Voir l’addition',
  },
  showList: 'Montre cette liste au serveur',
  showListHint: 'Les commandes ne sont pas envoyées au restaurant d’ici.',
  pos: 'La caisse du restaurant reçoit tes commandes.',
  rest: 'Le reste de la table',
}
