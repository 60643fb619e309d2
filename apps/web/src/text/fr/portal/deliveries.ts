// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `la commande ${number}`,
  cancel: number => `l’annulation de la commande ${number}`,
  copy: number => `la copie de la commande ${number}`,
  close: number => `la clôture de la commande ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'une commande',
  cancel: 'l’annulation d’une commande',
  copy: 'la copie d’une commande',
  close: 'la clôture d’une commande',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} a refusé l’accès.`,
  gone: destination => `${destination} n’existe plus à cette adresse.`,
  refused: destination => `${destination} a refusé l’envoi.`,
  'no-answer': destination => `${destination} n’a pas répondu.`,
  'too-late': destination => `${destination} n’a pas imprimé à temps.`,
  'not-printed': destination => `${destination} a la commande, mais ne l’a pas imprimée.`,
  'switched-off': destination => `Destination désactivée ou supprimée : ${destination}.`,
  'cannot-cancel': destination =>
    `${destination} ne peut pas reprendre une commande. Veuillez l’annuler sur place.`,
  'dish-unknown': (destination, dish) => `${destination} ne connaît pas ${dish}.`,
  currency: destination => `${destination} n’accepte pas cette devise ou ce montant.`,
  'too-many-lines': destination => `Trop de lignes dans la commande pour ${destination}.`,
  'table-name': destination => `${destination} n’accepte que des numéros comme noms de table.`,
  'location-missing': destination =>
    `L’établissement manque pour ${destination}. Saisissez-le dans les réglages de la caisse.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'En attente d’envoi',
  sent: 'Envoyée',
  superseded: 'Remplacée par une version plus récente',
  'by-hand': 'Traitée à la main',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Accès refusé. Les réglages de la caisse indiquent quoi faire.',
    gone: 'Ne connaît plus l’établissement. Vérifiez-le dans les réglages de la caisse.',
  },
  webhook: {
    unauthorized: 'A refusé une commande : plus rien n’y est envoyé.',
    gone: 'A répondu 410 (gone) : plus rien n’y est envoyé.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Chargement des envois…',
  states,
  printerStates: { ...states, waiting: 'En attente de l’imprimante', sent: 'Imprimée' },
  faults,
  destinationFaults,
  someDish: 'un des plats',
  noTable: 'sans table',
  removed: 'Une imprimante supprimée',
  destinations: {
    title: 'Destinations',
    hint: 'Sur les dernières 24 heures.',
    none: 'Les commandes vont seulement au tableau',
    noneHint: 'Ajoutez une imprimante, un webhook ou une caisse, et les commandes y iront aussi.',
    settings: 'Ouvrir les réglages',
    posSettings: 'Réglages de la caisse',
    sent: { pos: 'envoyées', webhook: 'envoyées', printer: 'imprimées' },
    waiting: 'en attente',
    dead: 'en échec',
    confirmed: 'Dernière confirmation',
    never: 'Rien de confirmé pour l’instant',
    off: 'Désactivée',
  },
  dead: {
    title: 'À traiter',
    hint: 'Ces commandes sont au tableau, mais ne sont pas arrivées à destination.',
  },
  latest: {
    title: 'Derniers envois',
    empty: 'Rien n’a été envoyé au cours des dernières 24 heures.',
    more: count => `Afficher ${count} de plus`,
  },
  order: number => `Commande ${number}`,
  noNumber: 'Commande sans numéro',
  kinds: { order: '', cancel: 'Annulation', copy: 'Copie', close: 'Clôture' },
  changed: 'Modifiée',
  attempts: count => plural(count, { one: `${count} essai`, other: `${count} essais` }),
  next: time => `prochain à ${time}`,
  nextDue: 'prochain maintenant',
  reports: (destination, state) => `Réponse de ${destination} : ${state}`,
  totals: (destination, theirs, ours) =>
    `${destination} facture ${theirs}, l’addition de la table indique ${ours}.`,
  retry: 'Renvoyer',
  printNow: 'Réimprimer',
  copy: 'Réimprimer (copie)',
  done: 'Traitée à la main',
  of: (action, name) => `${action} : ${name}`,
  retried: 'Nouvel envoi en cours.',
  printed: 'Nouvelle impression en cours, marquée comme copie.',
  settled: 'Marquée comme traitée à la main.',
  failed: { title: 'Ça n’a pas marché', hint: 'Rien n’a été modifié. Veuillez réessayer.' },
  strip: {
    title: 'Commandes non arrivées',
    count: count =>
      plural(count, {
        one: `${count} commande n’est pas arrivée`,
        other: `${count} commandes ne sont pas arrivées`,
      }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} n’a pas pris ${what} (${table})`,
    notPrinted: (printer, what, table) => `${printer} n’a pas imprimé ${what} (${table})`,
  },
}
