// Card payments of diners, into the restaurant's own account at Stripe.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { CardPaymentState } from '@tablemate/domain/payments/card-payment.ts'
import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Record<TestResult['result'], string> = {
  ok: 'Stripe a accepté la clé.',
  unauthorized: 'Stripe a refusé la clé. Saisissez-en une autre.',
  gone: 'Stripe a refusé le test.',
  refused: 'Stripe a refusé le test. La clé n’a peut-être pas toutes les autorisations nécessaires.',
  'no-answer': 'Stripe n’a pas répondu. Veuillez réessayer dans un instant.',
  'not-possible': 'Rien à tester pour l’instant : saisissez la clé et enregistrez.',
}

const states: Record<CardPaymentState, string> = {
  held: 'paiement en cours',
  paid: 'payé',
  released: 'non payé',
  returning: 'payé trop tard : l’argent va être reversé',
  returned: 'payé trop tard : l’argent a été reversé',
  refunding: 'remboursement en cours',
  refunded: 'remboursé',
}

export const cards: Translation<typeof english> = {
  title: 'Paiements par carte',
  otherCurrency: currency =>
    `Stripe n’accepte pas de cartes dans votre devise (${currency}) : on paie à la caisse.`,
  about:
    'Vos clients paient leur part par carte sur une page de Stripe, directement sur votre compte Stripe. Nous ne voyons jamais les cartes. Vérifié avec les données de test officielles de Stripe, pas encore avec un vrai compte.',
  loading: 'Chargement des paiements par carte…',
  loadFailed: 'Les réglages des paiements par carte n’ont pas pu se charger.',
  state: {
    none: 'Aucun compte Stripe enregistré.',
    saved: 'Enregistré, non connecté. Stripe n’a pas encore accepté la clé.',
    connected: 'Dernière clé acceptée par Stripe :',
    unauthorized: 'Stripe a refusé la clé : aucune carte n’est acceptée. Saisissez-en une autre.',
    test: 'C’est une clé de test : aucun argent réel ne circule.',
  },
  enabled: {
    label: 'Accepter les cartes',
    hint: 'Vos clients voient « Payer par carte » sur leur addition. Si vous désactivez ceci, les paiements commencés vont à leur terme.',
  },
  demo: {
    label: 'Paiements de démo',
    hint: 'Vos clients peuvent payer avec la « Carte de démo », qui ne débite rien, et ils le voient. Votre équipe encaisse toujours elle-même. Enregistrer une clé Stripe met fin à la démo.',
  },
  key: {
    label: 'Clé limitée (restricted key)',
    hint: 'Stripe Dashboard → Developers → API keys → Create restricted key. Elle commence par rk_live_ et requiert Checkout Sessions : write, Charges and Refunds : write, PaymentIntents : read. Une clé secrète (sk_) n’est pas acceptée.',
    wrong: 'Une clé limitée commence par rk_live_ ou rk_test_.',
    show: 'Afficher la clé limitée',
    hide: 'Masquer la clé limitée',
  },
  secret: {
    label: 'Secret de signature (signing secret)',
    hint: 'Stripe l’affiche avec l’endpoint que vous y ajoutez. Il commence par whsec_.',
    wrong: 'Un secret de signature commence par whsec_.',
    show: 'Afficher le secret de signature',
    hide: 'Masquer le secret de signature',
  },
  keep: 'Enregistré et chiffré. Laissez vide pour le conserver.',
  remove: 'Supprimer la clé et le secret',
  undoRemove: 'Garder la clé et le secret',
  removed: 'Supprimé à l’enregistrement.',
  url: 'URL de l’endpoint',
  urlHint:
    'Stripe Dashboard → Developers → Webhooks → Add endpoint. Choisissez ces événements : checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Tester la clé',
  tests,
  save: 'Enregistrer les paiements par carte',
  saving: 'Enregistrement…',
  saved: {
    title: 'Paiements par carte mis à jour',
    hint: 'Les réglages des paiements par carte sont enregistrés.',
  },
  failed: {
    title: 'Paiements par carte non mis à jour',
    hint: 'Rien n’a été enregistré. Veuillez réessayer.',
  },
  list: {
    title: 'Paiements par carte des dernières 24 heures',
    none: 'Aucun pour l’instant.',
    failed: 'La liste des paiements par carte n’a pas pu se charger.',
    table: name => `Table ${name}`,
    noTable: 'Sans table',
    states,
    refund: 'Rembourser',
    cancel: 'Annuler',
    of: (action, amount) => `${action} : ${amount}`,
    question: amount => `Rembourser ${amount} ? La part sera de nouveau à régler.`,
    cancelQuestion: amount => `Annuler le paiement de ${amount} ? La part sera de nouveau à régler.`,
    keep: 'Non',
    notRefunded: {
      title: 'Non remboursé',
      hint: 'L’argent n’a pas été remboursé. Veuillez réessayer.',
    },
  },
}
