// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Chargement de l’addition…',
  back: 'Retour au récapitulatif',
  missing: 'Groupe introuvable ou accès refusé.',
  failed: { title: 'L’addition n’a pas pu se charger', hint: 'Vérifie ta connexion et réessaie.' },
  empty: {
    title: 'Pas encore de commande',
    hint: 'Commande quelque chose et l’addition s’affichera ici.',
    action: 'Commander',
  },
  bill: {
    title: 'Addition',
    total: 'Total',
    subtotal: 'Sous-total',
    tax: rate => `Taxes ${rate}`,
    serviceFee: rate => `Frais de service ${rate}`,
    tip: 'Pourboire',
    tipOf: percent => `Pourboire ${percent}`,
    noTip: 'Sans pourboire',
    includesTax: rate => `dont taxes ${rate}`,
    ratesOfTable: 'Ta table saisit les taxes et les frais. Reprends ceux de l’addition du restaurant.',
    feeOfRestaurant: 'Le restaurant facture les frais de service.',
    about: percent => `environ ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: `${count} prix de cette addition est estimé.`,
        other: `${count} prix de cette addition sont estimés.`,
      }),
    correct: own => plural(own, { one: 'Corriger le tien', other: `Corriger les tiens (${own})` }),
    show: 'Voir lesquels',
  },
  tip: {
    title: 'Pourboire',
    custom: 'Autre',
    chosenBy: name => `${name} a choisi ce pourboire.`,
    least: amount => `Pourboires déjà payés : ${amount}. Impossible de descendre plus bas.`,
    notChanged: 'Pourboire non modifié',
  },
  split: {
    title: 'Comment partager',
    equal: 'Par tête',
    items: 'Par plat',
    shares: 'Par parts',
    notChanged: 'Partage non modifié',
    paidBefore: (name, amount) => `${name} avait déjà payé ${amount}. Le reste est partagé également.`,
    changedBetween:
      'Des parts ont été réglées avant que l’addition ou le partage change. Elles restent telles quelles et le reste est partagé également.',
  },
  weights: { notChanged: 'Parts non modifiées' },
  rates: { title: 'Taxes et frais', notChanged: 'Taxes et frais non modifiés' },
  notChanged: 'Rien n’a été modifié. Réessaie.',
  shares: {
    title: 'Paiements',
    you: 'toi',
    details: name => `Ce que paie ${name}`,
    payNow: 'Payer',
    payNowFor: (name, amount) => `Payer : ${amount} pour ${name}`,
    payMine: amount => `Payer ma part · ${amount}`,
    payAllMine: amount => `Payer mes parts · ${amount}`,
    starting: (amount, names) => `Paiement de ${amount} pour ${list(names)}`,
    stop: 'Arrêter',
    stopFor: name => `Arrêter de payer pour ${name}`,
    nothing: 'Rien à payer',
    pending: 'en attente',
    processing: 'paiement en cours',
    failed: 'échec, réessaie.',
    changed: 'Le montant a changé. Touche encore pour payer.',
    paidSoFar: amount => `déjà payé : ${amount}`,
    held: 'paiement par carte en cours',
    paidBy: names => `payé par ${list(names)}`,
    withOwnTip: amount => `dont ${amount} de pourboire perso`,
  },
  payment: {
    done: {
      title: 'Paiement effectué',
      hint: (amount, names) => `${amount} pour ${list(names)}`,
    },
    failed: { title: 'Échec du paiement', hint: 'Le paiement n’a pas pu être effectué. Réessaie.' },
    changed: {
      title: 'Le montant a changé',
      hint: (amount, name) => `C’est maintenant ${amount} pour ${name}. Touche encore pour payer.`,
    },
  },
  offline: { title: 'Tu es hors ligne', hint: 'Rien n’a été payé. Paie une fois de nouveau en ligne.' },
  payTogether: { several: 'Payer pour plusieurs', own: 'Ajouter un pourboire perso' },
  payEachShare: {
    action: 'Payer toutes les parts',
    stopped: { title: 'Paiements arrêtés', hint: 'Ce qui a été payé jusqu’ici le reste.' },
    done: { title: 'Tous les paiements sont faits', hint: 'Toutes les parts sont réglées.' },
    failed: {
      title: 'Erreur de paiement',
      hint: 'Certains paiements ont échoué. Vérifie et réessaie.',
    },
  },
  payments: {
    title: 'Point sur les paiements',
    completed: 'Réglés',
    countOf: (count, all) => `${count} sur ${all}`,
    collected: 'Total payé',
    pending: 'En attente',
    held: 'Paiement par carte en cours',
    progress: 'Payé jusqu’ici',
    progressOf: (collected, total) => `${collected} sur ${total}`,
    allPaid: 'Tout le monde a payé. Merci !',
    goodbye: 'Tout est réglé. Bon retour !',
    done: 'Terminé',
    receipt: 'Reçu',
    nothingCharged: 'Carte de démo : rien n’a été débité. Paie au restaurant.',
    payStaff: 'Paie auprès de l’équipe. Rien ne peut être payé ici sur le téléphone.',
    youPaid: open =>
      plural(open, {
        one: `Tu as payé. ${open} personne n’a pas encore payé.`,
        other: `Tu as payé. ${open} personnes n’ont pas encore payé.`,
      }),
    notYours: open =>
      plural(open, {
        one: `Rien à payer pour toi. ${open} personne n’a pas encore payé.`,
        other: `Rien à payer pour toi. ${open} personnes n’ont pas encore payé.`,
      }),
  },
}
