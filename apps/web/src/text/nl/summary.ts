// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const summary: Translation<typeof english> = {
  loading: 'Groepsoverzicht laden…',
  missing: 'Groepsoverzicht niet gevonden',
  back: 'Terug naar de groep',
  code: 'Code',
  members: 'Personen',
  items: 'Gerechten',
  total: 'Totaal',
  subtotal: 'Subtotaal',
  export: 'Overzicht exporteren',
  exportCsv: 'Exporteren als CSV',
  csv: {
    columns: ['Persoon', 'Soort', 'Omschrijving', 'Aantal', 'Deel', 'Bedrag', 'Valuta'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part, of) => `${part} van ${of}`,
    kinds: {
      dish: 'Gerecht',
      split: 'Verdeling',
      tax: 'Belasting',
      serviceFee: 'Servicekosten',
      tip: 'Fooi',
      rounding: 'Afronding',
      difference: 'Rekening veranderd tussen de betalingen',
      ownTip: 'Eigen fooi',
    },
  },
  exportFailed: {
    title: 'Exporteren mislukt',
    hint: 'We konden het bestand niet opslaan. Probeer het opnieuw.',
  },
  share: 'Delen',
  copied: 'Overzicht gekopieerd',
  notShared: { title: 'Niet gedeeld', hint: 'Druk het overzicht af of probeer het opnieuw.' },
  print: 'Afdrukken',
  empty: 'Nog niets besteld',
  emptyHint: 'Zodra iemand aan tafel iets bestelt, zie je het hier.',
  memberEmpty: 'Nog niets besteld',
  itemCount: count => plural(count, { one: '1 gerecht', other: `${count} gerechten` }),
  byMember: 'Wie bestelde wat',
  waiter: {
    title: 'Voor de bediening',
    hint: 'Alle bestellingen in één lijst, om voor te lezen of te laten zien.',
    /** 4 × Margherita: 2 goed doorbakken */
    dishText: (dishes, modifiers) => `${dishes}: ${modifiers}`,
    all: modifier => `allemaal ${modifier}`,
    some: (quantity, modifier) => `${quantity} ${modifier}`,
    someNumbered: (quantity, modifier) => `bij ${quantity}: ${modifier}`,
    /** Bob 2 × */
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name} (${modifiers})`,
    guessed: 'geschatte prijs',
    remark: { note: 'Notitie:', unclear: 'Niet begrepen:', incomplete: 'Gerechten die nog ontbreken:' },
    shown: 'Aan de bediening getoond',
    newSince: time => `Nieuw sinds ${time}`,
    withdrawn: 'Niet meer nodig',
    before: 'Al getoond',
    nothingNew: time => `Getoond om ${time}. Sindsdien niets nieuws.`,
  },
}
