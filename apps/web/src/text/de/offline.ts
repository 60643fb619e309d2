// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'offline',
  waiting: count =>
    plural(count, { one: 'offline, 1 Bestellung wartet', other: `offline, ${count} Bestellungen warten` }),
  sending: count =>
    plural(count, { one: '1 Bestellung wird gesendet …', other: `${count} Bestellungen werden gesendet …` }),
  asOf: time => `Stand ${time}`,
  notInFigures: count =>
    plural(count, {
      one: 'Eine Bestellung ist noch auf diesem Handy. Sie fehlt vielleicht in diesen Zahlen.',
      other: `${count} Bestellungen sind noch auf diesem Handy. Sie fehlen vielleicht in diesen Zahlen.`,
    }),
  order: {
    waiting: 'Wartet',
    sending: 'Wird gesendet …',
    refused: 'Nicht gesendet',
    unconfirmed: 'Nicht bestätigt',
    wasHeld: 'Als du diese Bestellung abgeschickt hast, nahm die Küche keine an.',
    sendAgain: 'Noch einmal senden',
    newPrice: (name, before, now) => `${name}: jetzt ${now}, nicht mehr ${before}`,
    acceptPrices: 'Zum neuen Preis bestellen',
    takeOff: 'Weglassen',
    askForIt: 'Bedienung fragen',
    mayBeThere:
      'Sie ist vielleicht schon am Tisch angekommen. Du kannst sie ändern, sobald wir eine Antwort haben.',
    confirm: 'Diese Bestellung löschen? Sie wurde noch nicht gesendet.',
    tooLate: {
      title: 'Diese Bestellung ist vielleicht schon am Tisch',
      hint: 'Du kannst sie ändern, sobald wir eine Antwort haben.',
    },
    changeLost: {
      title: 'Deine Änderung wurde nicht gespeichert',
      hint: 'Diese Bestellung wurde inzwischen gesendet, geändert oder gelöscht.',
    },
    sendFailed: 'Bestellung konnte nicht gesendet werden',
    stuck: 'Wir konnten nicht lesen, was auf diesem Handy gespeichert ist. Bitte versuche es noch einmal.',
  },
  savedOnPhone: 'Bestellung auf diesem Handy gespeichert',
}
