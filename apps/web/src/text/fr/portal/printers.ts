// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 mm',
  42: '80 mm, grande police',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Latin, grec et cyrillique',
  shiftjis: 'Japonais',
  gb18030: 'Chinois simplifié',
  big5: 'Chinois traditionnel',
  ksc5601: 'Coréen',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Pas encore connectée',
  ready: 'Prête',
  'paper-out': 'Plus de papier',
  'cover-open': 'Capot ouvert',
  error: 'Signale une erreur',
}

/** Where the URL is entered. The printers' own pages keep their English names. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Imprimez l’autotest de l’imprimante : il indique son adresse IP. Ouvrez cette adresse dans un navigateur du même réseau.',
    'Sous CloudPRNT, activez le service et collez ceci comme Server URL. Réglez Polling Time sur 5 secondes.',
    'Enregistrez et redémarrez l’imprimante.',
  ],
  epson: [
    'Imprimez la feuille d’état de l’imprimante : elle indique son adresse IP. Ouvrez cette adresse dans un navigateur du même réseau.',
    'Sous Server Direct Print, choisissez Enable et collez ceci comme URL du Server 1. Réglez Interval sur 5 secondes. ID et Password peuvent rester tels quels.',
    'Enregistrez et redémarrez l’imprimante.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Imprimantes',
  hint: 'Une imprimante à bons récupère ses bons chez Tablemate par votre réseau. Ni ordinateur ni application.',
  loading: 'Chargement de vos imprimantes…',
  failed: 'Vos imprimantes n’ont pas pu se charger.',
  none: 'Aucune imprimante pour l’instant.',
  add: 'Ajouter une imprimante',
  models,
  widths,
  encodings,
  statuses,
  away: 'Aucune demande depuis le',
  off: 'Désactivée',
  allStations: 'Tous les postes',
  removedStation: 'Un poste supprimé',
  kitchen: 'Cuisine',
  test: 'Imprimer un test',
  testOf: name => `Imprimer un test : ${name}`,
  tested: {
    title: 'Bon de test envoyé',
    hint: 'Il s’imprime à la prochaine demande de l’imprimante, dans quelques secondes.',
  },
  edit: 'Modifier',
  editOf: name => `Modifier ${name}`,
  sheet: {
    new: 'Nouvelle imprimante',
    enabled: 'Imprimer les bons',
    enabledHint: 'Désactivez pour garder l’imprimante sans imprimer.',
    name: 'Nom',
    nameHint: 'Par exemple Imprimante cuisine.',
    nameMissing: 'Saisissez un nom.',
    model: 'Modèle',
    stations: 'Postes',
    stationsHint: 'Sans choix, elle imprime les bons de tous les postes.',
    columns: 'Largeur du papier',
    columnsOf: (width, columns) => `${width} (${columns} caractères par ligne)`,
    encoding: 'Caractères',
    encodingHint: 'Un plat dans une autre écriture s’imprime comme un renvoi au tableau.',
    bell: 'Faire sonner',
    bellHint:
      'À chaque bon, si l’imprimante a une sonnerie. Souvent, la sonnerie utilise la prise du tiroir-caisse : un tiroir branché peut s’ouvrir.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Imprimante enregistrée',
    failed: { title: 'Imprimante non enregistrée', hint: 'Veuillez réessayer.' },
  },
  url: {
    title: name => `Connecter ${name}`,
    once: 'Copiez cette URL maintenant : elle ne sera plus affichée.',
    label: 'URL pour l’imprimante',
    steps,
    done: 'Terminé',
    renew: 'Nouvelle URL',
    renewQuestion: 'Remplacer l’URL de cette imprimante ?',
    renewHint: 'Elle n’imprimera plus rien tant que vous n’y aurez pas saisi la nouvelle URL.',
    renewYes: 'Remplacer l’URL',
    renewNo: 'Garder l’URL',
    failed: { title: 'Pas de nouvelle URL', hint: 'L’URL n’a pas changé. Veuillez réessayer.' },
  },
  removal: {
    ask: 'Supprimer',
    question: name => `Supprimer ${name} ?`,
    hint: 'Les bons qui l’attendent ne seront pas imprimés. Ils restent au tableau.',
    yes: 'Supprimer',
    removing: 'Suppression…',
    no: 'Garder',
    done: 'Imprimante supprimée',
    failed: { title: 'Imprimante non supprimée', hint: 'Veuillez réessayer.' },
  },
  notTested: { title: 'Pas de bon de test', hint: 'Veuillez réessayer.' },
}
