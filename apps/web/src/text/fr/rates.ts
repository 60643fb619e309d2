// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: 'Taux de taxe',
  serviceFee: 'Frais de service',
  missing: 'Merci de saisir le taux, ou 0 s’il n’y en a pas.',
  invalid: 'Merci de saisir un pourcentage de 0 à 100, avec 3 décimales au plus.',
  ofTable: {
    hint: 'Reprends l’addition du restaurant. C’est valable pour toute la table.',
    kind: {
      title: 'Les prix de ce restaurant',
      added: 'Les taxes s’ajoutent aux prix',
      included: 'Prix taxes comprises',
    },
    taxHint: 'Seulement si l’addition doit les afficher',
    feeHint: 'Ce que le restaurant facture pour le service, le cas échéant. Le pourboire est à part.',
    save: 'Valider pour la table',
    saving: 'Enregistrement…',
  },
}
