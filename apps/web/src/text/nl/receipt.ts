// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'Betaalbewijs laden…',
  missing: 'Groep niet gevonden of geen toegang.',
  back: 'Terug naar de rekening',
  of: name => `Voor ${name}`,
  ofTable: 'Voor de hele tafel',
  share: 'Deel',
  ordered: dishes => `Besteld: ${series(dishes)}`,
  tipFrom: name => `Fooi van ${name}`,
  paid: 'Totaal betaald',
  held: 'Wordt met kaart betaald',
  by: name => `betaald door ${name}`,
  byStaff: 'betaald aan de bediening',
  line: (label, amount) => `${label}: ${amount}`,
  print: 'Afdrukken',
  send: 'Delen',
  picture: 'Delen als afbeelding',
  copied: 'Betaalbewijs gekopieerd',
  failed: { title: 'Niet gedeeld', hint: 'Druk het betaalbewijs af of probeer het opnieuw.' },
  keep: until =>
    `Dit betaalbewijs wordt op ${until} samen met de tafel verwijderd. Druk het af of deel het om het te bewaren.`,
  others: 'Meer betaalbewijzen',
  none: {
    title: 'Nog geen betaalbewijs',
    hint: 'Het verschijnt hier zodra dit deel betaald is.',
    hintTable: 'Het verschijnt hier zodra iedereen heeft betaald.',
  },
}
