// Calling the staff to the table.

import type { calls as english } from '../en/calls.ts'
import type { Translation } from '../words.ts'

export const calls: Translation<typeof english> = {
  title: 'Appeler l’équipe',
  kinds: { waiter: 'Appeler le serveur', water: 'De l’eau, svp', bill: 'L’addition, svp' },
  till: {
    action: 'Payer à la caisse',
    told: 'L’équipe sait que tu paies à la caisse.',
  },
  calledSince: 'Demandé',
  done: time => `Fait à ${time}`,
  failed: 'L’équipe n’a pas reçu l’appel',
  failedHint: 'Réessaie ou fais signe au serveur.',
}
