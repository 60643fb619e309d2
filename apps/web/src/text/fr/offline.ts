// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'hors ligne',
  waiting: count =>
    plural(count, {
      one: `hors ligne, ${count} commande en attente`,
      other: `hors ligne, ${count} commandes en attente`,
    }),
  sending: count =>
    plural(count, { one: `envoi de ${count} commande…`, other: `envoi de ${count} commandes…` }),
  asOf: time => `données de ${time}`,
  notInFigures: count =>
    plural(count, {
      one: `${count} commande est encore sur ce téléphone. Elle manque peut-être dans ces montants.`,
      other: `${count} commandes sont encore sur ce téléphone. Elles manquent peut-être dans ces montants.`,
    }),
  order: {
    waiting: 'En attente',
    sending: 'Envoi…',
    refused: 'Non envoyée',
    unconfirmed: 'Non confirmée',
    wasHeld: 'La cuisine ne prenait pas de commandes quand celle-ci a été envoyée.',
    sendAgain: 'Renvoyer',
    newPrice: (name, before, now) => `${name} : maintenant ${now}, et non plus ${before}`,
    acceptPrices: 'Commander au nouveau prix',
    takeOff: 'Retirer',
    askForIt: 'Demander au personnel',
    mayBeThere:
      'Elle est peut-être déjà arrivée à la table. Tu pourras la modifier dès que nous aurons une réponse.',
    confirm: 'Supprimer cette commande ? Elle n’a pas été envoyée.',
    tooLate: {
      title: 'Cette commande est peut-être déjà arrivée',
      hint: 'Tu pourras la modifier dès que nous aurons une réponse.',
    },
    changeLost: {
      title: 'Modification non enregistrée',
      hint: 'Entre-temps, cette commande a été envoyée, modifiée ou supprimée.',
    },
    sendFailed: 'Commande non envoyée',
    stuck: 'Ce qui est enregistré sur ce téléphone n’a pas pu être lu. Réessaie.',
  },
  savedOnPhone: 'Commande enregistrée sur ce téléphone',
}
