// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Bestellung vervollständigen',
  editing: 'Bestellung bearbeiten',
  item: number => `Gericht ${number}`,
  name: 'Name des Gerichts',
  quantity: 'Anzahl',
  price: symbol => `Preis (${symbol})`,
  modifications: 'Wünsche',
  modificationsHint: 'z. B. ohne Zwiebeln',
  another: 'Weiteres Gericht',
  removeItem: number => `Gericht ${number} entfernen`,
  full: most =>
    `Eine Bestellung kann höchstens ${most} Gerichte haben. Sende diese ab und beginne dann eine neue.`,
  close: 'Schließen',
  cancel: 'Abbrechen',
  submit: 'Hinzufügen',
  submitting: 'Wird hinzugefügt …',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  added: 'Bestellung hinzugefügt',
  leftOver: count =>
    plural(count, {
      one: 'Ein Gericht ohne Namen oder Preis wurde ausgelassen. Es steht noch im Formular.',
      other: `${count} Gerichte ohne Namen oder Preis wurden ausgelassen. Sie stehen noch im Formular.`,
    }),
  nameRequired: 'Der Name des Gerichts fehlt noch',
  quantityTooSmall: 'Die Anzahl muss mindestens 1 sein',
  quantityTooLarge: most => `Die Anzahl darf höchstens ${most} sein`,
  pricePositive: 'Der Preis muss größer als null sein',
  priceTooLarge: most => `Der Preis darf höchstens ${most} sein`,
  forOne: 'pro Stück',
  total: 'Gesamt',
  words: {
    title: 'Was gesagt wurde',
    asDish: 'Als Gericht',
    asNote: 'Als Notiz',
    dismiss: 'Verwerfen',
    note: 'Notiz für das Personal',
    noteHint: 'Allergien, Zeitpunkt, sonst noch etwas',
    longDish: most => `Der Name eines Gerichts darf höchstens ${most} Zeichen lang sein.`,
    tooLong: most => `Eine Notiz darf höchstens ${most} Zeichen lang sein.`,
  },
  itemsRequired: 'Mindestens ein Gericht ist nötig',
}
