// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Uzupełnij zamówienie',
  editing: 'Edytuj zamówienie',
  item: number => `Pozycja ${number}`,
  name: 'Nazwa pozycji',
  quantity: 'Liczba',
  price: symbol => `Cena (${symbol})`,
  modifications: 'Życzenia',
  modificationsHint: 'Jakieś zmiany?',
  another: 'Dodaj kolejną pozycję',
  removeItem: number => `Usuń pozycję ${number}`,
  full: most => `Liczba pozycji w zamówieniu: najwyżej ${most}. Wyślij to i zacznij następne.`,
  close: 'Zamknij',
  cancel: 'Anuluj',
  submit: 'Dodaj zamówienie',
  submitting: 'Dodawanie…',
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie…',
  added: 'Zamówienie dodane',
  leftOver: count =>
    plural(count, {
      one: 'Pominięto jedną pozycję bez nazwy lub ceny. Nadal jest w formularzu.',
      few: `Pominięto ${count} pozycje bez nazwy lub ceny. Nadal są w formularzu.`,
      many: `Pominięto ${count} pozycji bez nazwy lub ceny. Nadal są w formularzu.`,
    }),
  nameRequired: 'Podaj nazwę pozycji',
  quantityTooSmall: 'Liczba musi wynosić co najmniej 1',
  quantityTooLarge: most => `Liczba może wynosić najwyżej ${most}`,
  pricePositive: 'Cena musi być większa od zera',
  priceTooLarge: most => `Cena może wynosić najwyżej ${most}`,
  forOne: 'za sztukę',
  total: 'Razem',
  words: {
    title: 'Twoje słowa',
    asDish: 'Jako danie',
    asNote: 'Jako uwagę',
    dismiss: 'Odrzuć',
    note: 'Uwaga dla obsługi',
    noteHint: 'Alergie, pora podania itp.',
    longDish: most => `Nazwa dania może mieć najwyżej tyle znaków: ${most}.`,
    tooLong: most => `Uwaga może mieć najwyżej tyle znaków: ${most}.`,
  },
  itemsRequired: 'Potrzebna jest co najmniej jedna pozycja',
}
