// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: 'Comment vos prix sont-ils indiqués ?',
  added: 'Les taxes s’ajoutent à mes prix',
  included: 'Mes prix sont taxes comprises',
  includedHint: 'Affichées sur l’addition (« dont taxes »), sans rien y ajouter.',
  laterHint: 'Vous pourrez le saisir plus tard. D’ici là, aucune taxe ne s’ajoute.',
  question: {
    today: rates => `Actuellement, les additions de vos tables comptent en plus ${list(rates)}.`,
    todayNothing: 'Les additions de vos tables n’ajoutent aucune taxe actuellement : votre taux manque.',
    tax: rate => `${rate} de taxes`,
    serviceFee: rate => `${rate} de frais de service`,
    feeHint: 'Laissez 0 si vous n’en facturez pas.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: { title: 'Enregistré', hint: 'Valable pour les tables qui s’installent à partir de maintenant.' },
    failed: { title: 'Non enregistré', hint: 'Veuillez réessayer.' },
  },
}
