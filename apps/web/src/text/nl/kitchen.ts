// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Besteld',
    seen: 'Gezien',
    preparing: 'In bereiding',
    ready: 'Klaar',
    served: 'Geserveerd',
    refused: 'Geweigerd',
  },
  waiting: 'De bediening bevestigt deze bestelling eerst',
  othersWaiting: 'Nog niet bevestigd',
  stateIs: 'Keuken:',
  unseen: 'De keuken heeft dit nog niet gezien. Zeg het tegen de bediening.',
  refusedItems: 'Geweigerd:',
  refusals: {
    'sold-out': 'Uitverkocht: kies iets anders.',
    'ingredient-out': 'Een ingrediënt is op: kies iets anders.',
    'cannot-make': 'De keuken kan dit zo niet maken: vraag het de bediening.',
    'guest-changed-mind': 'Geschrapt omdat je je bedacht hebt.',
    'kitchen-closed': 'De keuken is gesloten: vraag de bediening wat er nog is.',
    'not-at-table': 'De bediening vond niemand aan je tafel: geef door waar je zit.',
    'table-closed': 'De tafel is gesloten voordat dit werd geserveerd.',
  },
  staffSays: message => `Bericht van de bediening: “${message}”`,
  unsent: 'Niet naar de keuken gestuurd. Zeg het tegen de bediening.',
  paused:
    'De keuken neemt nu even geen bestellingen aan. Wat je toevoegt, blijft op deze telefoon en wordt verstuurd zodra ze weer bestellingen aanneemt.',
  closed: {
    title: 'Deze tafel is gesloten',
    hint: 'Je kunt de rekening nog bekijken en betalen. Scan de code op de tafel om weer te bestellen.',
    bill: 'Naar de rekening',
  },
  showList: 'Laat deze lijst aan de bediening zien',
  showListHint: 'Bestellingen gaan vanaf hier niet naar het restaurant.',
  pos: 'Je bestellingen gaan naar de kassa van dit restaurant.',
  rest: 'De rest van de tafel',
}
