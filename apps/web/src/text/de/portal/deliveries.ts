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

/** In the middle of `strip.notTaken` and `strip.notPrinted`, in the accusative. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `Bestellung ${number}`,
  cancel: number => `die Stornierung von Bestellung ${number}`,
  copy: number => `die Kopie von Bestellung ${number}`,
  close: number => `den Abschluss von Bestellung ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'eine Bestellung',
  cancel: 'die Stornierung einer Bestellung',
  copy: 'die Kopie einer Bestellung',
  close: 'den Abschluss einer Bestellung',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} hat den Zugriff abgelehnt.`,
  gone: destination => `${destination} gibt es unter dieser Adresse nicht mehr.`,
  refused: destination => `${destination} hat es abgelehnt.`,
  'no-answer': destination => `${destination} hat nicht geantwortet.`,
  'too-late': destination => `${destination} hat es nicht rechtzeitig gedruckt.`,
  'not-printed': destination => `${destination} hat die Bestellung erhalten, aber nicht gedruckt.`,
  'switched-off': destination => `${destination} wurde ausgeschaltet oder entfernt.`,
  'cannot-cancel': destination =>
    `${destination} kann keine Bestellung zurücknehmen. Bitte stornieren Sie sie dort.`,
  'dish-unknown': (destination, dish) => `${destination} kennt ${dish} nicht.`,
  currency: destination => `${destination} kann diese Währung oder diesen Betrag nicht annehmen.`,
  'too-many-lines': destination => `Die Bestellung hat mehr Zeilen, als ${destination} annehmen kann.`,
  'table-name': destination => `${destination} nimmt nur Zahlen als Tischnamen an.`,
  'location-missing': destination =>
    `${destination} braucht den Standort. Geben Sie ihn in der Kassenanbindung ein.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'Wartet auf Übertragung',
  sent: 'Gesendet',
  superseded: 'Durch neuere Fassung ersetzt',
  'by-hand': 'Von Hand erledigt',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Hat den Zugriff abgelehnt. Was zu tun ist, steht in der Kassenanbindung.',
    gone: 'Kennt den Standort nicht mehr. Prüfen Sie ihn in der Kassenanbindung.',
  },
  webhook: {
    unauthorized: 'Hat eine Bestellung abgelehnt, deshalb wird nichts mehr dorthin gesendet.',
    gone: 'Hat mit 410 (gone) geantwortet, deshalb wird nichts mehr dorthin gesendet.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Übertragungen werden geladen …',
  states,
  printerStates: { ...states, waiting: 'Wartet auf den Drucker', sent: 'Gedruckt' },
  faults,
  destinationFaults,
  someDish: 'eines der Gerichte',
  noTable: 'kein Tisch',
  removed: 'Ein entfernter Drucker',
  destinations: {
    title: 'Ziele',
    hint: 'Gezählt in den letzten 24 Stunden.',
    none: 'Bestellungen gehen nur an den Bestellmonitor',
    noneHint:
      'Fügen Sie einen Drucker, einen Webhook oder ein Kassensystem hinzu, dann gehen Bestellungen auch dorthin.',
    settings: 'Einstellungen öffnen',
    posSettings: 'Kassenanbindung',
    sent: { pos: 'gesendet', webhook: 'gesendet', printer: 'gedruckt' },
    waiting: 'wartend',
    dead: 'fehlgeschlagen',
    confirmed: 'Zuletzt bestätigt',
    never: 'Noch nichts bestätigt',
    off: 'Ausgeschaltet',
  },
  dead: {
    title: 'Zu erledigen',
    hint: 'Diese sind auf dem Bestellmonitor, aber nicht am Ziel angekommen.',
  },
  latest: {
    title: 'Zuletzt',
    empty: 'In den letzten 24 Stunden wurde nichts gesendet.',
    more: count => `${count} weitere zeigen`,
  },
  order: number => `Bestellung ${number}`,
  noNumber: 'Bestellung ohne Nummer',
  kinds: { order: '', cancel: 'Stornierung', copy: 'Kopie', close: 'Abgeschlossen' },
  changed: 'Geändert',
  attempts: count => plural(count, { one: 'bisher 1 Versuch', other: `bisher ${count} Versuche` }),
  next: time => `nächster um ${time}`,
  nextDue: 'nächster jetzt',
  reports: (destination, state) => `${destination} meldet: ${state}`,
  totals: (destination, theirs, ours) =>
    `${destination} berechnet ${theirs}, auf der Rechnung des Tisches stehen ${ours}.`,
  retry: 'Noch einmal senden',
  printNow: 'Noch einmal drucken',
  copy: 'Noch einmal drucken (Kopie)',
  done: 'Von Hand erledigt',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Wird jetzt noch einmal gesendet.',
  printed: 'Wird noch einmal gedruckt, als Kopie gekennzeichnet.',
  settled: 'Als von Hand erledigt markiert.',
  failed: {
    title: 'Das hat nicht geklappt',
    hint: 'Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
  },
  strip: {
    title: 'Nicht angekommene Bestellungen',
    count: count =>
      plural(count, {
        one: '1 Bestellung ist nicht angekommen',
        other: `${count} Bestellungen sind nicht angekommen`,
      }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `${destination} hat ${what} (${table}) nicht angenommen`,
    notPrinted: (printer, what, table) => `${printer} hat ${what} (${table}) nicht gedruckt`,
  },
}
