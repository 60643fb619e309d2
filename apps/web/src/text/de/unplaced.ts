// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language':
    'Ganze Sätze verstehen wir nur auf Englisch. Du kannst Gerichte einzeln auswählen oder eintippen.',
  'no-order-to-change': 'Es gibt keine Bestellung, die du ändern könntest.',
  'no-order-to-repeat': 'Eine solche Bestellung zum Wiederholen gibt es nicht.',
  'not-in-order': 'Das ist nicht in deiner letzten Bestellung.',
  'in-the-kitchen': 'Die Küche hat mit deiner letzten Bestellung schon angefangen. Bitte frag die Bedienung.',
}

export const toComplete: Translation<typeof englishComplete> = {
  action: 'Vervollständigen',
  hint: 'Kein Gericht gefunden. Deine Worte sind gespeichert – tippe, um die Bestellung zu vervollständigen.',
}
