// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'Je tafel zoeken…',
  first: 'Je bent hier als eerste.',
  people: count =>
    plural(count, {
      one: 'Hier is 1 persoon aan het bestellen.',
      other: `Hier zijn ${count} personen aan het bestellen.`,
    }),
  name: 'Je naam',
  nameHint: 'Zoals de anderen aan tafel je noemen',
  nameMissing: 'Vul je naam in.',
  nameTaken: 'Iemand aan tafel heeft deze naam al.',
  start: 'Bestellen',
  join: 'Aanschuiven',
  joining: 'Aanschuiven…',
  separate: {
    hint: 'Hoor je niet bij deze groep?',
    action: 'Begin een eigen lijst en rekening',
    busy: 'Beginnen…',
  },
  elsewhere: {
    title: (place: string) => `Je zit nog hier: ${place}`,
    due: (amount: string) => `Daar moet je nog ${amount} betalen.`,
    both: 'Als je hier aansluit, zit je aan beide tafels.',
    back: (place: string) => `Terug naar ${place}`,
    move: 'Hierheen verhuizen',
  },
  missing: {
    title: 'Geen tafel heeft deze code',
    hint: 'Misschien is hij vervangen. Scan de code op je tafel opnieuw of vraag de bediening.',
  },
  failed: {
    title: 'We konden je tafel nu niet vinden',
    hint: 'Misschien is het bereik hier slecht. Probeer het opnieuw.',
    offline: 'Deze telefoon is offline. Probeer het opnieuw zodra je weer online bent.',
  },
  notJoined: {
    title: 'Je doet nog niet mee',
    hint: 'We kregen geen antwoord. Probeer het opnieuw.',
    offline: 'Deze telefoon is offline. Probeer het opnieuw zodra je weer online bent.',
  },
}
