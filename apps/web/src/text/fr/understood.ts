// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Compris jusqu’ici',
  change: 'Ta commande devient :',
  cancel: 'Supprime ta commande :',
  repeat: name => `Comme ${name} :`,
  sharedByAll: 'Partagé par tous',
  sharedBy: names => `Partagé par ${list(names)}`,
  forOne: name => `Pour ${name}`,
  check: {
    title: 'À vérifier avant l’envoi en cuisine',
    which: 'Lequel ?',
    chooseFirst: 'Choisis d’abord, s’il te plaît.',
    send: 'Envoyer en cuisine',
    late: 'Pas encore envoyé : la cuisine n’a pas cette commande.',
    asNote: 'C’est une note',
    asDish: 'C’est un plat',
    leaveOut: 'Laisser de côté',
  },
  offer: {
    title: 'Tu as demandé',
    bill: 'Tu veux l’addition ?',
    question: 'Ton serveur peut te répondre.',
    again: dishes => `La même chose : ${dishes} ?`,
    orderAgain: 'Recommander',
    allergy: to => `Enregistrer ${to} comme ton allergie ?`,
    allergyOf: (to, name) => `Enregistrer ${to} comme allergie de ${name} ?`,
    save: 'Enregistrer',
    decline: 'Pas maintenant',
  },
}
