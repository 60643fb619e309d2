// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'À accepter',
  new: 'Nouvelle',
  preparing: 'En préparation',
  ready: 'Prête',
  served: 'Servie',
  refused: 'Refusée',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} appelle le serveur`,
  water: who => `${who} demande de l’eau`,
  bill: who => `${who} demande l’addition`,
  till: who => `${who} paie à la caisse`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Épuisé', hint: 'Retire ces plats de la carte pour tout le monde.' },
  'kitchen-closed': { label: 'La cuisine est fermée', hint: '' },
  'not-at-table': { label: 'Personne à cette table', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Chargement des commandes…',
  states,
  calls,
  reasons,
  noTable: 'Sans table',
  noNumber: 'Nouvelle commande',
  number: number => `N° ${number}`,
  steps: { waiting: 'Accepter', new: 'Commencer', preparing: 'Prête', ready: 'Servie' },
  stepOf: (step, ticket) => `${step} : ${ticket}`,
  empty: {
    waiting: 'Rien à accepter.',
    new: 'Aucune nouvelle commande.',
    preparing: 'Rien en préparation.',
    ready: 'Rien à servir.',
  },
  off: {
    title: 'Les commandes n’arrivent pas encore en cuisine',
    hint: 'Les clients sont invités à montrer leur liste au serveur. Les commandes s’activent dans les réglages du restaurant.',
  },
  paused: 'Commandes suspendues : les clients ne peuvent rien envoyer en ce moment.',
  settings: 'Ouvrir les réglages',
  age: minutes => `${minutes} min`,
  late: 'En retard',
  allergy: 'ALLERGIE',
  allergySeen: 'Vu par la cuisine',
  markAllergy: 'Marquer comme vu',
  changed: 'Modifiée par le client',
  gotIt: 'Compris',
  cancelled: 'Annulée par le client',
  spoken: {
    changed: ticket => `Modifiée par le client : ${ticket}`,
    cancelled: ticket => `Annulée par le client : ${ticket}`,
    allergy: allergies => `ALLERGIE : ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Nouveau :',
  removed: 'Avant :',
  refusedLine: 'Refusé :',
  note: 'Note',
  more: ticket => `Autres actions : ${ticket}`,
  refuse: 'Refuser…',
  print: 'Imprimer',
  copy: 'COPIE',
  printedAt: time => `Commandé à ${time}`,
  undo: 'Annuler',
  undoOf: move => `Annuler : ${move}`,
  moved: (ticket, state) => `${ticket} : ${state}`,
  moves: 'Dernières étapes',
  requests: 'Appels des tables',
  requestDone: 'Fait',
  offMenu: {
    title: 'Hors carte',
    guestPrice: amount => `Hors carte · prix du client ${amount}`,
    price: 'Prix unitaire',
    approve: 'Valider',
    refuse: 'Impossible',
    failed: 'La décision n’a pas été enregistrée',
  },
  requestDoneFor: call => `Fait : ${call}`,
  stations: 'Poste',
  kitchen: 'Cuisine',
  allStations: 'Tous les postes',
  allDay: dishes => `Total à préparer : ${dishes}`,
  nothingToMake: 'Plus rien à préparer.',
  recent: count => `Terminées récemment : ${count}`,
  noneRecent: 'Rien n’a été servi au cours des deux dernières heures.',
  recall: 'Rouvrir',
  recallOf: ticket => `Rouvrir : ${ticket}`,
  sound: {
    start: 'Démarrer le tableau',
    off: 'Le son est coupé. Démarrez le tableau pour entendre commandes et appels.',
    blocked: 'Le son est bloqué sur cet appareil. Les commandes arrivent en silence.',
    unblock: 'Activer le son',
  },
  blind: 'Pas de connexion. Des commandes attendent peut-être.',
  newOrder: table => `Nouvelle commande : ${table}`,
  refusal: {
    title: ticket => `Refuser ${ticket}`,
    lines: 'Plats',
    reason: 'Motif',
    message: 'Message au client',
    submit: 'Refuser',
    nothing: 'Choisissez au moins un plat.',
  },
  failed: {
    moved: {
      title: 'Quelqu’un a été plus rapide',
      hint: 'Le tableau montre où en est la commande.',
    },
    step: { title: 'Ça n’a pas marché', hint: 'La commande n’a pas bougé. Veuillez réessayer.' },
  },
  pairing: {
    title: 'Écran de cuisine',
    hint: 'Saisissez le code affiché au gérant dans l’espace restaurant.',
    code: 'Code d’association',
    name: 'Nom de cet écran',
    nameHint: 'Par exemple Cuisine ou Bar.',
    submit: 'Connecter',
    incomplete: 'Le code compte 8 lettres et chiffres.',
    failed: 'Pas de réponse. Veuillez réessayer.',
    ended: 'Cet écran a été déconnecté. Saisissez un nouveau code pour le reconnecter.',
  },
}
