// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Recherche de ta table…',
  first: 'Tu arrives en premier.',
  people: count =>
    plural(count, {
      one: `${count} personne commande ici.`,
      other: `${count} personnes commandent ici.`,
    }),
  name: 'Ton nom',
  nameHint: 'Comme on t’appelle à table',
  nameMissing: 'Saisis ton nom.',
  nameTaken: 'Quelqu’un à table a déjà ce nom.',
  start: 'Commander',
  join: 'Rejoindre la table',
  joining: 'Un instant…',
  separate: {
    hint: 'Pas avec ce groupe ?',
    action: 'Ouvrir une addition à part',
    busy: 'Ouverture…',
  },
  elsewhere: {
    title: (place: string) => `Vous êtes encore ici : ${place}`,
    due: (amount: string) => `Vous y devez encore ${amount}.`,
    both: 'Si vous rejoignez cette table, vous serez aux deux.',
    back: (place: string) => `Retour : ${place}`,
    move: 'Changer de table',
  },
  missing: {
    title: 'Aucune table n’a ce code',
    hint: 'Il a peut-être été remplacé. Scanne à nouveau le code de ta table ou demande à l’équipe.',
  },
  failed: {
    title: 'Ta table n’a pas pu être trouvée',
    hint: 'Le réseau est peut-être faible ici. Réessaie.',
    offline: 'Ce téléphone est hors ligne. Réessaie une fois de nouveau en ligne.',
  },
  notJoined: {
    title: 'Tu n’as pas encore rejoint la table',
    hint: 'Pas de réponse. Réessaie.',
    offline: 'Ce téléphone est hors ligne. Réessaie une fois de nouveau en ligne.',
  },
}
