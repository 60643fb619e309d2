// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Codes des tables',
  hint: 'Les clients visent le code de leur table avec l’appareil photo et commandent ensemble à partir de votre carte.',
  loading: 'Chargement de vos tables…',
  failed: 'Vos tables n’ont pas pu se charger.',
  empty: 'Quelles tables avez-vous ? Chacune reçoit son propre code, qui ne change pas.',
  addMore: 'Ajouter des tables',
  adding: 'Nouvelles tables',
  add: count => plural(count, { one: `Ajouter ${count} table`, other: `Ajouter ${count} tables` }),
  addNone: 'Ajouter des tables',
  cancel: 'Annuler',
  added: count => plural(count, { one: `${count} table ajoutée`, other: `${count} tables ajoutées` }),
  noneAdded: 'Vous avez déjà ces tables',
  addFailed: 'Les tables n’ont pas pu être ajoutées. Veuillez réessayer.',
  list: 'Tables à imprimer',
  people: count =>
    plural(count, { one: `${count} personne actuellement`, other: `${count} personnes actuellement` }),
  edit: table => `Modifier ${table}`,
  showMore: count => `Afficher ${count} de plus`,
  editing: {
    name: 'Nom ou numéro',
    nameMissing: 'Saisissez un nom ou un numéro.',
    save: 'Enregistrer',
    saved: table => `Enregistré : ${table}`,
    cancel: 'Annuler',
    failed: 'La table n’a pas pu être modifiée. Veuillez réessayer.',
    renew: {
      open: 'Nouveau code',
      ask: table => `Nouveau code pour ${table} ?`,
      hint: 'Les codes imprimés de cette table ne marcheront plus. Les clients déjà à table restent ensemble.',
      yes: 'Créer un code',
      no: 'Garder le code',
      done: table => `${table} a un nouveau code. Pensez à l’imprimer.`,
    },
    remove: {
      open: 'Supprimer',
      ask: table => `Supprimer ${table} ?`,
      hint: 'Ses codes imprimés ne marcheront plus. Les clients déjà à table restent ensemble.',
      yes: 'Supprimer la table',
      no: 'Garder la table',
      done: table => `Supprimé : ${table}`,
    },
  },
  by: { label: 'Tables', numbers: 'Par numéro', names: 'Par nom' },
  from: 'De la table',
  to: 'À la table',
  names: 'Noms des tables',
  namesHint: 'Séparés par des virgules : Terrasse 1, Terrasse 2, Bar',
  wrongNumber: 'Saisissez un nombre entier.',
  wrongOrder: 'C’est avant la première table.',
  tooMany: most => `${most} tables au plus à la fois.`,
  tooLong: (name, most) => `« ${name} » dépasse ${most} caractères.`,
  missing: 'Nommez au moins une table.',
  print: count => plural(count, { one: `Imprimer ${count} code`, other: `Imprimer ${count} codes` }),
  pages: count =>
    plural(count, {
      one: `sur ${count} page A4 ou Letter`,
      other: `sur ${count} pages A4 ou Letter`,
    }),
  preview: 'Aperçu',
  card: {
    hint: 'Scannez, choisissez et commandez ensemble.',
    qrLabel: table => `QR code pour ${table}`,
  },
}
