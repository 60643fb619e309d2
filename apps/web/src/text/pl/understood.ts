// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: 'Zrozumiane dotąd',
  change: 'Zmienia zamówienie na:',
  cancel: 'Usuwa zamówienie:',
  repeat: name => `To samo co ${name}:`,
  sharedByAll: 'Wspólne dla wszystkich',
  sharedBy: names => `Wspólne: ${list(names)}`,
  forOne: name => `Dla: ${name}`,
  check: {
    title: 'Sprawdź, zanim trafi do kuchni',
    which: 'Które?',
    chooseFirst: 'Najpierw wybierz.',
    send: 'Wyślij do kuchni',
    late: 'Jeszcze nie wysłano – kuchnia nie ma tego zamówienia.',
    asNote: 'To uwaga',
    asDish: 'To danie',
    leaveOut: 'Pomiń',
  },
  offer: {
    title: 'Twoja prośba',
    bill: 'Czy poprosić o rachunek?',
    question: 'Na to odpowie obsługa.',
    again: dishes => `Jeszcze raz to samo: ${dishes}?`,
    orderAgain: 'Zamów ponownie',
    allergy: to => `Zapisać jako Twoją alergię: ${to}?`,
    allergyOf: (to, name) => `Zapisać jako alergię (${name}): ${to}?`,
    save: 'Zapisz',
    decline: 'Nie teraz',
  },
}
