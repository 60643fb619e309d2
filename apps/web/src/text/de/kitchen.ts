// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Bestellt',
    seen: 'Gesehen',
    preparing: 'In Zubereitung',
    ready: 'Fertig',
    served: 'Serviert',
    refused: 'Abgelehnt',
  },
  waiting: 'Die Bedienung bestätigt diese Bestellung zuerst',
  othersWaiting: 'Noch nicht bestätigt',
  stateIs: 'Küche:',
  unseen: 'Die Küche hat das noch nicht gesehen. Bitte sag der Bedienung Bescheid.',
  refusedItems: 'Abgelehnt:',
  refusals: {
    'sold-out': 'Ausverkauft: Bitte wähle etwas anderes.',
    'ingredient-out': 'Eine Zutat ist aus: Bitte wähle etwas anderes.',
    'cannot-make': 'Die Küche kann es so nicht machen: Bitte frag die Bedienung.',
    'guest-changed-mind': 'Gestrichen, weil du es dir anders überlegt hast.',
    'kitchen-closed': 'Die Küche ist geschlossen: Bitte frag die Bedienung, was es noch gibt.',
    'not-at-table':
      'Das Personal hat niemanden an deinem Tisch gefunden: Bitte sag der Bedienung, wo du sitzt.',
    'table-closed': 'Der Tisch wurde geschlossen, bevor das serviert wurde.',
  },
  staffSays: message => `Vom Personal: „${message}“`,
  unsent: 'Nicht an die Küche gesendet. Bitte sag der Bedienung Bescheid.',
  paused:
    'Die Küche nimmt gerade keine Bestellungen an. Was du hinzufügst, bleibt auf diesem Handy und wird gesendet, sobald sie wieder Bestellungen annimmt.',
  closed: {
    title: 'Dieser Tisch ist geschlossen',
    hint: 'Du kannst die Rechnung noch sehen und bezahlen. Scanne den Code auf dem Tisch, um wieder zu bestellen.',
    bill: 'Zur Rechnung',
  },
  showList: 'Zeig diese Liste der Bedienung',
  showListHint: 'Bestellungen gehen von hier nicht an das Restaurant.',
  pos: 'Deine Bestellungen gehen an die Kasse dieses Restaurants.',
  rest: 'Die anderen am Tisch',
}
