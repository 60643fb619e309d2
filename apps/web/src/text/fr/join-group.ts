// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Retour à l’accueil',
  intro: 'Saisis le code de ta table. N’importe qui à table peut te le lire.',
  linkedIntro: 'Ajoute juste ton nom, et tu peux commander.',
  code: 'Code du groupe',
  verify: 'Vérifier',
  verifying: 'Recherche de ta table…',
  found: 'Ta table',
  name: 'Ton nom',
  nameHint: 'Comme on t’appelle à table',
  submit: 'Rejoindre',
  submitting: 'Un instant…',
  codeMissing: 'Saisis un code de groupe.',
  nameMissing: 'Saisis ton nom.',
  noSuchCode: 'Aucune table n’a ce code. Un code ne contient jamais 0, 1, I, L ni O.',
  nameTaken: 'Quelqu’un a déjà ce nom. Essaie avec une initiale : « Anne B. »',
  notFound: { title: 'Groupe introuvable', hint: 'Vérifie le code et réessaie.' },
  tooMany: {
    title: 'Trop de codes erronés',
    hint: 'Ils viennent de ce réseau, peut-être de quelqu’un d’autre. Scanne le QR code sur le téléphone d’un ami ou ouvre son lien : ça marche tout de suite. Sinon, attends quelques minutes.',
  },
  failed: { title: 'Impossible de rejoindre le groupe', hint: 'Ça n’a pas marché. Réessaie.' },
  member: {
    title: 'Déjà dans le groupe',
    you: name => `À cette table, tu es ${name}.`,
    alsoHere: 'Aussi sur ce téléphone',
    goOnAs: name => `Je suis ${name}`,
    otherHint: name =>
      `Un autre nom ajoute une personne sur ce téléphone ; ${name} reste, avec toutes ses commandes. Pour quelqu’un sans téléphone, ajoute plutôt un invité à la table.`,
    rejoin: 'Revenir au groupe',
    other: 'Rejoindre sous un autre nom',
  },
}
