// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} a accepté la clé et l’établissement.`,
  unauthorized: provider => `${provider} a refusé la clé. Saisissez-en une nouvelle.`,
  gone: provider => `${provider} ne connaît plus cet établissement. Corrigez-le ou refaites le test.`,
  refused: provider => `${provider} a refusé le test.`,
  'no-answer': provider => `${provider} n’a pas répondu. Veuillez réessayer dans un instant.`,
  'not-possible': provider =>
    `Rien à tester pour l’instant avec ${provider} : saisissez la clé et l’établissement.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} a accepté Tablemate et l’établissement.`,
  unauthorized: provider =>
    `${provider} a refusé Tablemate. Autorisez Tablemate chez ${provider} pour votre restaurant, puis refaites le test.`,
  'not-possible': provider => `Rien à tester pour l’instant avec ${provider} : saisissez l’établissement.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Votre adresse a accepté le test.',
  unauthorized: 'Votre adresse a refusé le test. A-t-elle le secret actuel ?',
  gone: 'Votre adresse a répondu 410 (gone) : plus rien n’y est envoyé. Saisissez-en une autre, ou refaites le test une fois qu’elle marche.',
  refused: 'Votre adresse n’a pas accepté le test.',
  'no-answer': 'Votre adresse n’a pas répondu. Vérifiez-la et réessayez.',
  'not-possible': 'Pas encore d’adresse à tester. Saisissez-en une et enregistrez.',
}

export const pos: Translation<typeof english> = {
  loading: 'Chargement des réglages de la caisse…',
  status: {
    title: 'État',
    active: 'Active',
    inactive: 'Inactive',
    connected: provider => `Connectée à ${provider}`,
    none: 'Aucune caisse connectée',
    key: 'Clé API enregistrée',
    noKey: 'Pas de clé API',
    keyless: 'Aucune clé nécessaire',
    nothing:
      'Les commandes vont à votre tableau. Choisissez un fournisseur pour les envoyer aussi à une caisse.',
    saved: provider => `Enregistré, non connecté. ${provider} n’a encore accepté ni test ni commande.`,
    savedOnly: 'Enregistré, non connecté.',
    confirmed: provider => `Dernier test ou dernière commande acceptés par ${provider} :`,
    unauthorized: provider => `${provider} a refusé la clé. Saisissez-en une nouvelle.`,
    gone: provider => `${provider} ne connaît plus cet établissement. Corrigez-le ou refaites le test.`,
    off: 'Désactivée : aucune commande n’est envoyée.',
  },
  test: {
    action: 'Tester la connexion',
    busy: 'Test en cours…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(statut ${status})`,
    saveFirst:
      'Vous avez des modifications. Enregistrez-les d’abord : le test utilise les réglages enregistrés.',
    failed: { title: 'Échec du test', hint: 'Le test n’a pas atteint notre serveur. Veuillez réessayer.' },
  },
  form: 'Réglages',
  enabled: {
    label: 'Activer la connexion à la caisse',
    hint: 'Envoie chaque commande à la caisse et au webhook. Désactivez pour garder les réglages sans rien envoyer.',
  },
  provider: {
    label: 'Fournisseur de caisse',
    none: 'Choisissez votre fournisseur',
    required: 'Choisissez votre fournisseur.',
  },
  key: {
    label: 'Clé API',
    hint: 'Choisissez votre fournisseur pour voir comment il nomme sa clé.',
  },
  location: {
    label: 'Identifiant d’établissement',
    hint: 'Choisissez votre fournisseur pour voir où le trouver.',
  },
  locationMissing: what => `Champ à remplir : ${what}. Les commandes en ont besoin.`,
  encrypted: 'Sera enregistré et chiffré.',
  keep: 'Une clé est déjà enregistrée et chiffrée. Laissez vide pour la conserver.',
  anothers: provider =>
    `La clé enregistrée est celle de ${provider}. Elle sera supprimée à l’enregistrement.`,
  removed: 'La clé enregistrée sera supprimée à l’enregistrement.',
  remove: 'Supprimer la clé enregistrée',
  undoRemove: 'Garder la clé enregistrée',
  show: 'Afficher la saisie',
  hide: 'Masquer la saisie',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate envoie chaque commande, signée, à une adresse à vous ou à un intermédiaire comme Deliverect ou Otter.',
    label: 'URL du webhook',
    hint: 'Une adresse publique qui commence par https://',
    saved:
      'Enregistré, non connecté. Les commandes y seront envoyées dès que votre adresse aura accepté un test.',
    confirmed: 'Dernier test ou dernière commande acceptés par votre adresse :',
    unauthorized:
      'Votre adresse a refusé une commande : plus rien n’y est envoyé. Envoyez un test une fois qu’elle remarche.',
    gone: 'Votre adresse a répondu 410 (gone) : plus rien n’y est envoyé. Saisissez-en une autre, ou envoyez un test une fois qu’elle marche.',
    test: 'Envoyer un test',
    tests: webhookTests,
    secret: {
      title: 'Secret',
      none: 'Il n’y a pas encore de secret : votre adresse ne peut pas vérifier qui envoie les commandes.',
      exists: 'Un secret signe chaque événement. Pour en voir un, créez un nouveau secret.',
      earlier: (time: string) =>
        `Le secret précédent reste valable jusqu’au ${time}. Un nouveau y mettrait fin aussitôt.`,
      create: 'Créer un secret',
      renew: 'Nouveau secret',
      creating: 'Création…',
      label: 'Secret du webhook',
      once: 'Copiez-le maintenant : il ne sera plus affiché.',
      done: 'Terminé',
      failed: { title: 'Pas de secret', hint: 'Le secret n’a pas pu être créé. Veuillez réessayer.' },
    },
    developers: {
      title: 'Pour les développeurs',
      parts: [
        'Chaque commande est une requête POST avec du JSON : numéro de commande, table, plats, notes et allergies, sans aucun nom de client.',
        'Elle est signée selon Standard Webhooks : en-têtes webhook-id, webhook-timestamp et webhook-signature.',
        'Un statut de 200 à 299 l’accepte. Pour 408, 425, 429, 500 et plus, ou sans réponse sous 15 secondes, nous réessayons : cinq fois en six minutes environ, avec le même webhook-id.',
        'Tout autre statut la refuse définitivement ; 401, 403 et 410 désactivent aussi le webhook.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Clé de signature du webhook',
      hint: 'Developer Console → votre application → Webhooks → votre abonnement.',
      show: 'Afficher la clé de signature',
      hide: 'Masquer la clé de signature',
      keep: 'Une clé de signature est déjà enregistrée et chiffrée. Laissez vide pour la conserver.',
    },
    url: 'URL de notification',
    urlHint:
      'Pour un abonnement chez Square, afin que Square signale les changements des commandes et de la carte. Choisissez ses événements pour les commandes (orders) et le catalogue (catalog).',
  },
  copy: {
    action: 'Copier',
    of: what => `Copier : ${what}`,
    done: 'Copié',
    failed: 'Ce navigateur ne copie pas. Sélectionnez le texte et copiez-le.',
  },
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: {
    title: 'Réglages mis à jour',
    hint: 'Les réglages de la caisse ont bien été enregistrés.',
  },
  failed: {
    title: 'Échec de la mise à jour',
    hint: 'Les réglages de la caisse n’ont pas pu être mis à jour. Veuillez réessayer.',
  },
  ways: {
    title: 'Autres voies pour les commandes',
    board: { title: 'Tableau', detail: 'Les commandes sur toute tablette ou tout écran' },
    printers: { title: 'Imprimantes', detail: 'Des bons sur papier, sans ordinateur' },
    webhook: { title: 'Webhook', detail: 'Les commandes vers un intermédiaire ou votre système' },
    sent: { title: 'Envois', detail: 'Toute commande partie, en attente ou en échec' },
  },
  about: {
    title: provider => `À propos de ${provider}`,
    none: 'Votre caisse',
    noneHint: 'Choisissez le système de votre restaurant, et le formulaire demandera ses informations.',
    documentation: provider => `Documentation de ${provider}`,
    opensNewTab: 's’ouvre dans un nouvel onglet',
  },
  notYours: {
    title: 'Ce ne sont pas vos réglages',
    hint: 'Cette page appartient à un autre restaurant. Vous ne pouvez voir que vos propres réglages.',
    action: 'Vos réglages de caisse',
  },
}
