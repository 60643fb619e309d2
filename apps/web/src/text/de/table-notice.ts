// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended:
    'Dieser Tisch ist beendet. Tische enden nach 24 Stunden, und alles, was dort eingegeben wurde, wird gelöscht.',
  notHere:
    'Der Link ist vielleicht alt, oder dieses Handy ist dem Tisch noch nicht beigetreten. Wenn du den Code hast, tritt jetzt bei.',
  noLongerMember: {
    title: 'Du bist nicht mehr an diesem Tisch',
    hint: 'Du wurdest entfernt oder hast den Tisch auf diesem Handy verlassen. War das ein Versehen, frag nach dem aktuellen Code und tritt noch einmal bei.',
  },
  unsent: count =>
    plural(count, {
      one: 'Eine Bestellung auf diesem Handy wurde nicht gesendet. Sie ist wieder da, sobald du beigetreten bist.',
      other: `${count} Bestellungen auf diesem Handy wurden nicht gesendet. Sie sind wieder da, sobald du beigetreten bist.`,
    }),
  enterCode: 'Code eingeben',
  failed: {
    title: 'Der Tisch wurde nicht geladen',
    hint: 'Vielleicht ist der Empfang hier schwach. Alles, was du bestellt hast, ist sicher: Versuche es gleich noch einmal.',
  },
}
