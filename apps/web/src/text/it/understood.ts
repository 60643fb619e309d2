// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Capito finora',
  change: 'Cambia il tuo ordine in:',
  cancel: 'Elimina il tuo ordine:',
  repeat: name => `Lo stesso di ${name}:`,
  sharedByAll: 'Diviso tra tutti',
  sharedBy: names => `Diviso tra ${list(names)}`,
  forOne: name => `Per ${name}`,
  check: {
    title: 'Controlla prima che vada in cucina',
    which: 'Quale?',
    chooseFirst: 'Prima scegli, per favore.',
    send: 'Invia in cucina',
    late: 'Non ancora inviato: la cucina non ha questo ordine.',
    asNote: 'È una nota',
    asDish: 'È un piatto',
    leaveOut: 'Lascia fuori',
  },
  offer: {
    title: 'Hai chiesto',
    bill: 'Vuoi il conto?',
    question: 'Te lo può dire il cameriere.',
    again: dishes => `Di nuovo lo stesso: ${dishes}?`,
    orderAgain: 'Ordina di nuovo',
    allergy: to => `Salvare ${to} come tua allergia?`,
    allergyOf: (to, name) => `Salvare ${to} come allergia di ${name}?`,
    save: 'Salva',
    decline: 'Non ora',
  },
}
