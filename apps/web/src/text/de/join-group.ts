// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Zurück zur Startseite',
  intro: 'Gib den Code deines Tisches ein. Alle am Tisch können ihn dir vorlesen.',
  linkedIntro: 'Nur noch dein Name, dann kannst du bestellen.',
  code: 'Gruppencode',
  verify: 'Prüfen',
  verifying: 'Dein Tisch wird gesucht …',
  found: 'Dein Tisch',
  name: 'Dein Name',
  nameHint: 'So nennen dich die anderen am Tisch',
  submit: 'Gruppe beitreten',
  submitting: 'Beitritt läuft …',
  codeMissing: 'Bitte gib einen Gruppencode ein.',
  nameMissing: 'Bitte gib deinen Namen ein.',
  noSuchCode: 'Diesen Code hat kein Tisch. Codes enthalten nie 0, 1, I, L oder O.',
  nameTaken: 'Diesen Namen gibt es schon. Versuche es mit einem Buchstaben dazu: „Anna B.“',
  notFound: {
    title: 'Gruppe nicht gefunden',
    hint: 'Bitte prüfe den Code und versuche es noch einmal.',
  },
  tooMany: {
    title: 'Zu viele falsche Codes',
    hint: 'Sie kamen aus diesem Netzwerk, vielleicht von jemand anderem. Scanne den QR-Code auf einem anderen Handy am Tisch oder öffne den Link: Das geht sofort. Oder warte ein paar Minuten.',
  },
  failed: {
    title: 'Beitritt nicht möglich',
    hint: 'Du konntest der Gruppe nicht beitreten. Bitte versuche es noch einmal.',
  },
  member: {
    title: 'Schon dabei',
    you: name => `Du bist ${name} an diesem Tisch.`,
    alsoHere: 'Auch auf diesem Handy',
    goOnAs: name => `Weiter als ${name}`,
    otherHint: name =>
      `Mit einem anderen Namen kommt eine weitere Person auf diesem Handy dazu; ${name} bleibt mit allem, was bestellt ist. Für jemanden ohne Handy füge lieber am Tisch einen Gast hinzu.`,
    rejoin: 'Zurück zur Gruppe',
    other: 'Mit anderem Namen beitreten',
  },
}
