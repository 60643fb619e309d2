// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Chiama il personale',
  kinds: { waiter: 'Chiama il cameriere', water: 'Acqua, per favore', bill: 'Il conto, per favore' },
  till: {
    action: 'Paga alla cassa',
    told: 'Il personale sa che paghi alla cassa.',
  },
  calledSince: 'Richiesta inviata',
  done: time => `Fatto alle ${time}`,
  failed: 'Il personale non ha ricevuto la richiesta',
  failedHint: 'Riprova, o fai un cenno al cameriere.',
}
