// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language':
    'Nous ne comprenons les phrases qu’en anglais. Tu peux choisir ou saisir les plats un par un.',
  'no-order-to-change': 'Il n’y a pas de commande à modifier.',
  'no-order-to-repeat': 'Il n’y a pas de commande de ce genre à répéter.',
  'not-in-order': 'Ce n’est pas dans ta dernière commande.',
  'in-the-kitchen': 'La cuisine a déjà commencé ta dernière commande. Demande au serveur.',
}

export const toComplete: Translation<typeof englishComplete> = {
  action: 'Compléter la commande',
  hint: 'Aucun plat trouvé. Tes mots sont conservés : touche pour compléter la commande.',
}
