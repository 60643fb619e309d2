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

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `bestelling ${number}`,
  cancel: number => `de annulering van bestelling ${number}`,
  copy: number => `de kopie van bestelling ${number}`,
  close: number => `het afsluiten van bestelling ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'een bestelling',
  cancel: 'de annulering van een bestelling',
  copy: 'de kopie van een bestelling',
  close: 'het afsluiten van een bestelling',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} weigerde de toegang.`,
  gone: destination => `${destination} bestaat niet meer op dit adres.`,
  refused: destination => `${destination} weigerde het.`,
  'no-answer': destination => `${destination} antwoordde niet.`,
  'too-late': destination => `${destination} heeft het niet op tijd afgedrukt.`,
  'not-printed': destination => `${destination} heeft de bestelling ontvangen, maar niet afgedrukt.`,
  'switched-off': destination => `${destination} is uitgezet of verwijderd.`,
  'cannot-cancel': destination => `${destination} kan geen bestelling terugnemen. Annuleer die daar.`,
  'dish-unknown': (destination, dish) => `${destination} kent dit niet: ${dish}.`,
  currency: destination => `${destination} kan deze valuta of dit bedrag niet aan.`,
  'too-many-lines': destination => `De bestelling heeft meer regels dan ${destination} aankan.`,
  'table-name': destination => `${destination} accepteert alleen nummers als tafelnaam.`,
  'location-missing': destination =>
    `${destination} heeft de vestiging nodig. Vul die in bij de kassakoppeling.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'Wacht op verzending',
  sent: 'Verzonden',
  superseded: 'Vervangen door een nieuwere versie',
  'by-hand': 'Handmatig afgehandeld',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Toegang geweigerd. Bij de kassakoppeling staat wat je kunt doen.',
    gone: 'Kent de vestiging niet meer. Controleer die bij de kassakoppeling.',
  },
  webhook: {
    unauthorized: 'Heeft een bestelling geweigerd. Er wordt niets meer naartoe gestuurd.',
    gone: 'Antwoordde 410 (gone). Er wordt niets meer naartoe gestuurd.',
  },
}

export const deliveries: Translation<typeof english> = {
  loading: 'Verzonden bestellingen laden…',
  states,
  printerStates: { ...states, waiting: 'Wacht op de printer', sent: 'Afgedrukt' },
  faults,
  destinationFaults,
  someDish: 'een van de gerechten',
  noTable: 'geen tafel',
  removed: 'Een verwijderde printer',
  destinations: {
    title: 'Bestemmingen',
    hint: 'Geteld over de afgelopen 24 uur.',
    none: 'Bestellingen gaan alleen naar het orderscherm',
    noneHint: 'Voeg een printer, webhook of kassasysteem toe. Dan gaan bestellingen daar ook naartoe.',
    settings: 'Instellingen openen',
    posSettings: 'Kassakoppeling',
    sent: { pos: 'verzonden', webhook: 'verzonden', printer: 'afgedrukt' },
    waiting: 'wachtend',
    dead: 'mislukt',
    confirmed: 'Laatst bevestigd',
    never: 'Nog niets bevestigd',
    off: 'Uitgezet',
  },
  dead: {
    title: 'Op te lossen',
    hint: 'Deze staan op het orderscherm, maar kwamen niet aan waar ze heen moesten.',
  },
  latest: {
    title: 'Laatste',
    empty: 'In de afgelopen 24 uur is niets verzonden.',
    more: count => `Nog ${count} tonen`,
  },
  order: number => `Bestelling ${number}`,
  noNumber: 'Bestelling zonder nummer',
  kinds: { order: '', cancel: 'Annulering', copy: 'Kopie', close: 'Afgesloten' },
  changed: 'Gewijzigd',
  attempts: count => plural(count, { one: 'tot nu toe 1 poging', other: `tot nu toe ${count} pogingen` }),
  next: time => `volgende om ${time}`,
  nextDue: 'volgende nu',
  reports: (destination, state) => `${destination} meldt: ${state}`,
  totals: (destination, theirs, ours) =>
    `${destination} rekent ${theirs}, op de rekening van de tafel staat ${ours}.`,
  retry: 'Opnieuw verzenden',
  printNow: 'Opnieuw afdrukken',
  copy: 'Opnieuw afdrukken (kopie)',
  done: 'Handmatig afgehandeld',
  of: (action, name) => `${action}: ${name}`,
  retried: 'Wordt nu opnieuw verzonden.',
  printed: 'Wordt opnieuw afgedrukt, gemarkeerd als kopie.',
  settled: 'Gemarkeerd als handmatig afgehandeld.',
  failed: { title: 'Dat is niet gelukt', hint: 'Er is niets gewijzigd. Probeer het opnieuw.' },
  strip: {
    title: 'Bestellingen die niet zijn aangekomen',
    count: count =>
      plural(count, {
        one: '1 bestelling is niet aangekomen',
        other: `${count} bestellingen zijn niet aangekomen`,
      }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination, what, table) => `Niet aangenomen door ${destination}: ${what} (${table})`,
    notPrinted: (printer, what, table) => `Niet afgedrukt door ${printer}: ${what} (${table})`,
  },
}
