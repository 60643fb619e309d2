// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Bisher verstanden',
  change: 'Ändert deine Bestellung in:',
  cancel: 'Löscht deine Bestellung:',
  repeat: name => `Das Gleiche wie ${name}:`,
  sharedByAll: 'Für alle zusammen',
  sharedBy: names => `Für ${list(names)} zusammen`,
  forOne: name => `Für ${name}`,
  check: {
    title: 'Prüfen, bevor es in die Küche geht',
    which: 'Welches?',
    chooseFirst: 'Bitte wähle zuerst aus.',
    send: 'An die Küche senden',
    late: 'Noch nicht gesendet – die Küche hat diese Bestellung nicht.',
    asNote: 'Ist eine Notiz',
    asDish: 'Ist ein Gericht',
    leaveOut: 'Weglassen',
  },
  offer: {
    title: 'Du wolltest',
    bill: 'Möchtest du die Rechnung?',
    question: 'Das weiß deine Bedienung.',
    again: dishes => `Noch einmal dasselbe: ${dishes}?`,
    orderAgain: 'Noch einmal bestellen',
    allergy: to => `${to} als deine Allergie speichern?`,
    allergyOf: (to, name) => `${to} als Allergie von ${name} speichern?`,
    save: 'Speichern',
    decline: 'Jetzt nicht',
  },
}
