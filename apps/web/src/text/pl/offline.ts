// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const offline: Translation<typeof english> = {
  offline: 'offline',
  waiting: count =>
    plural(count, {
      one: 'offline, czeka 1 zamówienie',
      few: `offline, czekają ${count} zamówienia`,
      many: `offline, czeka ${count} zamówień`,
    }),
  sending: count =>
    plural(count, {
      one: 'wysyłanie 1 zamówienia…',
      few: `wysyłanie ${count} zamówień…`,
      many: `wysyłanie ${count} zamówień…`,
    }),
  asOf: time => `stan na ${time}`,
  notInFigures: count =>
    plural(count, {
      one: 'Jedno zamówienie jest jeszcze na tym telefonie. Może go brakować w tych kwotach.',
      few: `${count} zamówienia są jeszcze na tym telefonie. Może ich brakować w tych kwotach.`,
      many: `${count} zamówień jest jeszcze na tym telefonie. Może ich brakować w tych kwotach.`,
    }),
  order: {
    waiting: 'Czeka',
    sending: 'Wysyłanie…',
    refused: 'Niewysłane',
    unconfirmed: 'Niepotwierdzone',
    wasHeld: 'Kuchnia nie przyjmowała zamówień, gdy to zostało wysłane.',
    sendAgain: 'Wyślij ponownie',
    newPrice: (name, before, now) => `${name}: teraz ${now}, już nie ${before}`,
    acceptPrices: 'Zamów w nowej cenie',
    takeOff: 'Usuń z zamówienia',
    askForIt: 'Zapytaj obsługę',
    mayBeThere: 'Być może jest już przy stoliku. Zmienisz je, gdy dostaniemy odpowiedź.',
    confirm: 'Usunąć to zamówienie? Nie zostało wysłane.',
    tooLate: {
      title: 'To zamówienie może już być przy stoliku',
      hint: 'Zmienisz je, gdy dostaniemy odpowiedź.',
    },
    changeLost: {
      title: 'Zmiana nie została zapisana',
      hint: 'W międzyczasie to zamówienie wysłano, zmieniono lub usunięto.',
    },
    sendFailed: 'Nie udało się wysłać zamówienia',
    stuck: 'Nie udało się odczytać danych zapisanych na tym telefonie. Spróbuj ponownie.',
  },
  savedOnPhone: 'Zamówienie zapisane na tym telefonie',
}
