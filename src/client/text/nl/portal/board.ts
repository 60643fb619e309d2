// The kitchen's board, in the portal and on a paired tablet.

import type { RefusalReason, RequestKind, TicketState } from '#domain/kitchen/ticket.ts'
import type { board as english } from '../../en/portal/board.ts'
import type { Translation } from '../../words.ts'

const states: Record<TicketState, string> = {
  waiting: 'Te accepteren',
  new: 'Nieuw',
  preparing: 'In bereiding',
  ready: 'Klaar',
  served: 'Geserveerd',
  refused: 'Geweigerd',
}

const calls: Record<RequestKind, (who: string) => string> = {
  waiter: who => `${who} roept de bediening`,
  water: who => `${who} vraagt om water`,
  bill: who => `${who} wil de rekening`,
  till: who => `${who} betaalt aan de kassa`,
}

const reasons: Record<RefusalReason, { readonly label: string; readonly hint: string }> = {
  'sold-out': { label: 'Uitverkocht', hint: 'Haalt deze gerechten bij iedereen van de kaart.' },
  'kitchen-closed': { label: 'De keuken is gesloten', hint: '' },
  'not-at-table': { label: 'Er zit niemand aan deze tafel', hint: '' },
}

export const board: Translation<typeof english> = {
  loading: 'Bestellingen laden…',
  states,
  calls,
  reasons,
  noTable: 'Geen tafel',
  noNumber: 'Nieuwe bestelling',
  number: number => `Nr. ${number}`,
  steps: { waiting: 'Accepteren', new: 'Beginnen', preparing: 'Klaar', ready: 'Geserveerd' },
  stepOf: (step, ticket) => `${step}: ${ticket}`,
  empty: {
    waiting: 'Niets te accepteren.',
    new: 'Geen nieuwe bestellingen.',
    preparing: 'Niets in bereiding.',
    ready: 'Niets te serveren.',
  },
  off: {
    title: 'Bestellingen komen nog niet in de keuken aan',
    hint: 'Gasten laten hun lijst aan de bediening zien. Bestellen zet je aan in de instellingen van het restaurant.',
  },
  paused: 'Bestellen is gepauzeerd: gasten kunnen nu geen bestellingen verzenden.',
  settings: 'Instellingen openen',
  age: minutes => `${minutes} min`,
  late: 'Te laat',
  allergy: 'ALLERGIE',
  allergySeen: 'Gezien door de keuken',
  markAllergy: 'Tik als je dit hebt gezien',
  changed: 'Gewijzigd door de gast',
  gotIt: 'Gezien',
  cancelled: 'Geannuleerd door de gast',
  spoken: {
    changed: ticket => `Gewijzigd door de gast: ${ticket}`,
    cancelled: ticket => `Geannuleerd door de gast: ${ticket}`,
    allergy: allergies => `ALLERGIE: ${allergies}`,
    all: texts => texts.join('. '),
  },
  added: 'Nieuw:',
  removed: 'Was:',
  refusedLine: 'Geweigerd:',
  note: 'Notitie',
  more: ticket => `Meer voor ${ticket}`,
  refuse: 'Weigeren…',
  print: 'Afdrukken',
  copy: 'KOPIE',
  printedAt: time => `Besteld om ${time}`,
  undo: 'Ongedaan maken',
  undoOf: move => `Ongedaan maken: ${move}`,
  moved: (ticket, state) => `${ticket}: ${state}`,
  moves: 'Laatste stappen',
  requests: 'Oproepen van de tafels',
  requestDone: 'Afgehandeld',
  offMenu: {
    title: 'Niet op de kaart',
    guestPrice: amount => `Niet op de kaart · prijs van de gast ${amount}`,
    price: 'Prijs per stuk',
    approve: 'Goedkeuren',
    refuse: 'Kan niet',
    failed: 'Het besluit is niet opgeslagen',
  },
  requestDoneFor: call => `Afgehandeld: ${call}`,
  stations: 'Station',
  kitchen: 'Keuken',
  allStations: 'Alle stations',
  allDay: dishes => `In totaal nog te bereiden: ${dishes}`,
  nothingToMake: 'Niets meer te bereiden.',
  recent: count => `Onlangs afgerond: ${count}`,
  noneRecent: 'In de afgelopen twee uur is niets geserveerd.',
  recall: 'Terughalen',
  recallOf: ticket => `Terughalen: ${ticket}`,
  sound: {
    start: 'Orderscherm starten',
    off: 'Het geluid staat uit. Start het orderscherm om bestellingen en oproepen te horen.',
    blocked: 'Het geluid is geblokkeerd op dit apparaat. Bestellingen komen zonder geluid binnen.',
    unblock: 'Geluid aanzetten',
  },
  blind: 'Geen verbinding. Er kunnen bestellingen wachten.',
  newOrder: table => `Nieuwe bestelling: ${table}`,
  refusal: {
    title: ticket => `${ticket} weigeren`,
    lines: 'Gerechten',
    reason: 'Reden',
    message: 'Bericht aan de gast',
    submit: 'Weigeren',
    nothing: 'Kies minstens één gerecht.',
  },
  failed: {
    moved: { title: 'Iemand anders was sneller', hint: 'Het orderscherm toont hoe de bon er nu voor staat.' },
    step: { title: 'Dat is niet gelukt', hint: 'De bon staat waar hij stond. Probeer het opnieuw.' },
  },
  pairing: {
    title: 'Keukenscherm',
    hint: 'Vul de code in die de eigenaar in het restaurantportaal ziet.',
    code: 'Koppelcode',
    name: 'Naam van dit scherm',
    nameHint: 'Bijvoorbeeld Keuken of Bar.',
    submit: 'Koppelen',
    incomplete: 'De code heeft 8 letters en cijfers.',
    failed: 'De server antwoordde niet. Probeer het opnieuw.',
    ended: 'Dit scherm is ontkoppeld. Vul een nieuwe code in om het weer te koppelen.',
  },
}
