// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Wczytywanie rachunku…',
  back: 'Wróć do podsumowania grupy',
  missing: 'Nie znaleziono grupy lub brak dostępu.',
  failed: { title: 'Nie udało się wczytać rachunku', hint: 'Sprawdź połączenie i spróbuj ponownie.' },
  empty: {
    title: 'Jeszcze nic nie zamówiono',
    hint: 'Zamów coś, a pojawi się tu rachunek.',
    action: 'Zacznij zamawiać',
  },
  bill: {
    title: 'Rachunek',
    total: 'Razem',
    subtotal: 'Kwota zamówień',
    tax: rate => `Podatek ${rate}`,
    serviceFee: rate => `Opłata za obsługę ${rate}`,
    tip: 'Napiwek',
    tipOf: percent => `Napiwek ${percent}`,
    noTip: 'Bez napiwku',
    includesTax: rate => `w tym podatek ${rate}`,
    ratesOfTable:
      'Podatek i opłatę za obsługę ustawiacie sami przy stoliku. Wpiszcie je tak, jak na rachunku z restauracji.',
    feeOfRestaurant: 'Opłatę za obsługę nalicza restauracja.',
    about: percent => `około ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Jedna cena na tym rachunku jest orientacyjna.',
        few: `${count} ceny na tym rachunku są orientacyjne.`,
        many: `${count} cen na tym rachunku jest orientacyjnych.`,
      }),
    correct: own =>
      plural(own, { one: 'Popraw swoją', few: `Popraw swoje (${own})`, many: `Popraw swoje (${own})` }),
    show: 'Zobacz które',
  },
  tip: {
    title: 'Napiwek',
    custom: 'Inny',
    chosenBy: name => `Napiwek ustawiony przez: ${name}.`,
    least: amount => `Zapłacono już napiwki w kwocie ${amount}, więc napiwek nie może być niższy.`,
    notChanged: 'Napiwek bez zmian',
  },
  split: {
    title: 'Jak podzielić',
    equal: 'Po równo',
    items: 'Wg dań',
    shares: 'Wg udziałów',
    notChanged: 'Podział bez zmian',
    paidBefore: (name, amount) =>
      `${name}: już wcześniej zapłacono ${amount}. Reszta jest dzielona po równo.`,
    changedBetween:
      'Część osób zapłaciła przed zmianą rachunku lub podziału. Ich kwoty się nie zmienią, a reszta jest dzielona po równo.',
  },
  weights: { notChanged: 'Udziały bez zmian' },
  rates: { title: 'Podatek i opłata', notChanged: 'Podatek i opłata bez zmian' },
  notChanged: 'Nic się nie zmieniło. Spróbuj ponownie.',
  shares: {
    title: 'Płatności',
    you: 'ty',
    details: name => `Za co płaci ${name}`,
    payNow: 'Zapłać',
    payNowFor: (name, amount) => `Zapłać ${amount} za: ${name}`,
    payMine: amount => `Zapłać swoją część · ${amount}`,
    payAllMine: amount => `Zapłać swoje części · ${amount}`,
    starting: (amount, names) => `Płacisz ${amount} za: ${list(names)}`,
    stop: 'Przerwij',
    stopFor: name => `Przerwij płatność za: ${name}`,
    nothing: 'Nic do zapłaty',
    pending: 'do zapłaty',
    processing: 'w toku',
    failed: 'nie udało się. Spróbuj ponownie.',
    changed: 'Kwota się zmieniła. Naciśnij jeszcze raz, aby zapłacić.',
    paidSoFar: amount => `już zapłacono ${amount}`,
    held: 'trwa płatność kartą',
    paidBy: names => `płatność: ${list(names)}`,
    withOwnTip: amount => `w tym własny napiwek ${amount}`,
  },
  payment: {
    done: {
      title: 'Płatność przyjęta',
      hint: (amount, names) => `${amount} za: ${list(names)}`,
    },
    failed: {
      title: 'Płatność nieudana',
      hint: 'Nie udało się zapłacić za tę osobę. Spróbuj ponownie.',
    },
    changed: {
      title: 'Kwota się zmieniła',
      hint: (amount, name) => `Teraz to ${amount} za: ${name}. Naciśnij jeszcze raz, aby zapłacić.`,
    },
  },
  offline: { title: 'Jesteś offline', hint: 'Nic nie zapłacono. Zapłać, gdy wróci połączenie.' },
  payTogether: { several: 'Zapłać za kilka osób', own: 'Własny napiwek' },
  payEachShare: {
    action: 'Zapłać za wszystkich',
    stopped: { title: 'Płatności przerwane', hint: 'To, co już zapłacono, pozostaje zapłacone.' },
    done: { title: 'Wszystko zapłacone', hint: 'Każda część jest zapłacona.' },
    failed: {
      title: 'Błąd płatności',
      hint: 'Części płatności nie udało się wykonać. Sprawdź je i spróbuj ponownie.',
    },
  },
  payments: {
    title: 'Podsumowanie płatności',
    completed: 'Zapłaciło',
    countOf: (count, all) => `${count} z ${all}`,
    collected: 'Zebrano',
    pending: 'Do zapłaty',
    held: 'Trwa płatność kartą',
    progress: 'Zebrano dotąd',
    progressOf: (collected, total) => `${collected} z ${total}`,
    allPaid: 'Wszyscy zapłacili. Dziękujemy!',
    goodbye: 'Wszystko gotowe. Bezpiecznej drogi do domu!',
    done: 'Gotowe',
    receipt: 'Potwierdzenie',
    nothingCharged: 'Karta demo: nic nie pobrano. Zapłać w restauracji.',
    payStaff: 'Zapłać u obsługi. Tutaj, w telefonie, nie można płacić.',
    youPaid: open =>
      plural(open, {
        one: 'Twoja część jest zapłacona. Jedna osoba jeszcze nie zapłaciła.',
        few: `Twoja część jest zapłacona. ${open} osoby jeszcze nie zapłaciły.`,
        many: `Twoja część jest zapłacona. ${open} osób jeszcze nie zapłaciło.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Nie masz nic do zapłaty. Jedna osoba jeszcze nie zapłaciła.',
        few: `Nie masz nic do zapłaty. ${open} osoby jeszcze nie zapłaciły.`,
        many: `Nie masz nic do zapłaty. ${open} osób jeszcze nie zapłaciło.`,
      }),
  },
}
