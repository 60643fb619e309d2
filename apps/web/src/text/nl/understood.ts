// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Tot nu toe begrepen',
  change: 'Wijzigt je bestelling in:',
  cancel: 'Verwijdert je bestelling:',
  repeat: name => `Hetzelfde als ${name}:`,
  sharedByAll: 'Gedeeld door iedereen',
  sharedBy: names => `Gedeeld door ${list(names)}`,
  forOne: name => `Voor ${name}`,
  check: {
    title: 'Controleer voordat het naar de keuken gaat',
    which: 'Welke?',
    chooseFirst: 'Kies eerst, alsjeblieft.',
    send: 'Naar de keuken sturen',
    late: 'Nog niet verstuurd – de keuken heeft deze bestelling niet.',
    asNote: 'Het is een notitie',
    asDish: 'Het is een gerecht',
    leaveOut: 'Weglaten',
  },
  offer: {
    title: 'Je vroeg om',
    bill: 'Wil je de rekening?',
    question: 'Dat weet je ober.',
    again: dishes => `Nog een keer hetzelfde: ${dishes}?`,
    orderAgain: 'Nog een keer bestellen',
    allergy: to => `${to} als jouw allergie opslaan?`,
    allergyOf: (to, name) => `${to} als allergie van ${name} opslaan?`,
    save: 'Opslaan',
    decline: 'Niet nu',
  },
}
