// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'Deze tafel is afgelopen. Na 24 uur sluit een tafel en wordt alles wat daar is getypt verwijderd.',
  notHere:
    'Misschien is de link oud, of doet deze telefoon nog niet mee aan de tafel. Heb je de code? Doe dan nu mee.',
  noLongerMember: {
    title: 'Je zit niet meer aan deze tafel',
    hint: 'Je bent verwijderd, of je hebt de tafel op deze telefoon verlaten. Was dat een vergissing? Vraag dan om de huidige code en doe opnieuw mee.',
  },
  unsent: count =>
    plural(count, {
      one: 'Eén bestelling op deze telefoon is niet verzonden. Die staat er weer zodra je meedoet.',
      other: `${count} bestellingen op deze telefoon zijn niet verzonden. Die staan er weer zodra je meedoet.`,
    }),
  enterCode: 'Code invoeren',
  failed: {
    title: 'De tafel is niet geladen',
    hint: 'Misschien is het bereik hier slecht. Al je bestellingen zijn veilig: probeer het zo nog eens.',
  },
}
