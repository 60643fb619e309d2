// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'Anzunehmen',
  new: 'Neu',
  preparing: 'In Zubereitung',
  ready: 'Fertig',
  served: 'Serviert',
  refused: 'Abgelehnt',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} ruft die Bedienung`,
  water: who => `${who} möchte Wasser`,
  bill: who => `${who} möchte die Rechnung`,
  till: who => `${who} zahlt an der Kasse`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Ausverkauft', hint: 'Nimmt diese Gerichte bei allen von der Speisekarte.' },
  'kitchen-closed': { label: 'Die Küche ist geschlossen', hint: '' },
  'not-at-table': { label: 'An diesem Tisch sitzt niemand', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Bestellungen werden geladen …',
  states,
  calls,
  reasons,
  noTable: 'Kein Tisch',
  noNumber: 'Neue Bestellung',
  number: number => `Nr. ${number}`,
  steps: { waiting: 'Annehmen', new: 'Beginnen', preparing: 'Fertig', ready: 'Serviert' },
  stepOf: (step, ticket) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Nichts anzunehmen.',
    new: 'Keine neuen Bestellungen.',
    preparing: 'Nichts in Zubereitung.',
    ready: 'Nichts zu servieren.',
  },
  off: {
    title: 'Bestellungen kommen noch nicht in der Küche an',
    hint: 'Gäste werden gebeten, ihre Liste der Bedienung zu zeigen. Bestellungen schalten Sie in den Einstellungen des Restaurants ein.',
  },
  paused: 'Bestellungen sind pausiert: Gäste können gerade nichts senden.',
  settings: 'Einstellungen öffnen',
  age: minutes => `${minutes} Min.`,
  late: 'Verspätet',
  allergy: 'ALLERGIE',
  allergySeen: 'Von der Küche gesehen',
  markAllergy: 'Tippen, wenn gesehen',
  changed: 'Vom Gast geändert',
  gotIt: 'Verstanden',
  cancelled: 'Vom Gast storniert',
  spoken: {
    changed: ticket => `Vom Gast geändert: ${ticket}`,
    cancelled: ticket => `Vom Gast storniert: ${ticket}`,
    allergy: allergies => `ALLERGIE: ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Neu:',
  removed: 'Vorher:',
  refusedLine: 'Abgelehnt:',
  note: 'Notiz',
  more: ticket => `Mehr zu ${ticket}`,
  refuse: 'Ablehnen …',
  print: 'Drucken',
  copy: 'KOPIE',
  printedAt: time => `Bestellt um ${time}`,
  undo: 'Rückgängig',
  undoOf: move => `Rückgängig: ${move}`,
  moved: (ticket, state) => `${ticket}: ${state}`,
  moves: 'Letzte Schritte',
  requests: 'Rufe von den Tischen',
  requestDone: 'Erledigt',
  offMenu: {
    title: 'Nicht auf der Karte',
    guestPrice: amount => `Nicht auf der Karte · Preis des Gastes ${amount}`,
    price: 'Preis für eins',
    approve: 'Bestätigen',
    refuse: 'Geht nicht',
    failed: 'Über dieses Gericht wurde nicht entschieden',
  },
  requestDoneFor: call => `Erledigt: ${call}`,
  stations: 'Station',
  kitchen: 'Küche',
  allStations: 'Alle Stationen',
  allDay: dishes => `Insgesamt noch zuzubereiten: ${dishes}`,
  nothingToMake: 'Nichts mehr zuzubereiten.',
  recent: count => `Zuletzt erledigt: ${count}`,
  noneRecent: 'In den letzten zwei Stunden wurde nichts serviert.',
  recall: 'Zurückholen',
  recallOf: ticket => `Zurückholen: ${ticket}`,
  sound: {
    start: 'Monitor starten',
    off: 'Der Ton ist aus. Starten Sie den Monitor, um Bestellungen und Rufe zu hören.',
    blocked: 'Der Ton ist auf diesem Gerät blockiert. Bestellungen kommen lautlos an.',
    unblock: 'Ton einschalten',
  },
  blind: 'Keine Verbindung. Vielleicht warten Bestellungen.',
  newOrder: table => `Neue Bestellung: ${table}`,
  refusal: {
    title: ticket => `${ticket} ablehnen`,
    lines: 'Gerichte',
    reason: 'Grund',
    message: 'Nachricht an den Gast',
    submit: 'Ablehnen',
    nothing: 'Wählen Sie mindestens ein Gericht.',
  },
  failed: {
    moved: { title: 'Jemand anderes war schneller', hint: 'Der Monitor zeigt den Stand des Bons.' },
    step: {
      title: 'Das hat nicht geklappt',
      hint: 'Der Bon ist, wo er war. Bitte versuchen Sie es noch einmal.',
    },
  },
  pairing: {
    title: 'Küchenbildschirm',
    hint: 'Geben Sie den Code ein, der im Restaurantportal angezeigt wird.',
    code: 'Kopplungscode',
    name: 'Name dieses Bildschirms',
    nameHint: 'Zum Beispiel Küche oder Bar.',
    submit: 'Verbinden',
    incomplete: 'Der Code hat 8 Buchstaben und Ziffern.',
    failed: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    ended: 'Dieser Bildschirm wurde getrennt. Geben Sie einen neuen Code ein, um ihn wieder zu verbinden.',
  },
}
