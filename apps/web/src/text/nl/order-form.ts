// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Maak je bestelling af',
  editing: 'Bestelling wijzigen',
  item: number => `Gerecht ${number}`,
  name: 'Naam van het gerecht',
  quantity: 'Aantal',
  price: symbol => `Prijs (${symbol})`,
  modifications: 'Aanpassingen',
  modificationsHint: 'Iets anders dan op de kaart?',
  another: 'Nog een gerecht toevoegen',
  removeItem: number => `Gerecht ${number} verwijderen`,
  full: most =>
    `Een bestelling heeft hooguit ${most} gerechten. Verzend deze eerst en begin daarna een nieuwe.`,
  close: 'Sluiten',
  cancel: 'Annuleren',
  submit: 'Toevoegen',
  submitting: 'Toevoegen…',
  save: 'Opslaan',
  saving: 'Opslaan…',
  added: 'Bestelling toegevoegd',
  leftOver: count =>
    plural(count, {
      one: 'Eén gerecht zonder naam of prijs is niet toegevoegd. Het staat nog in het formulier.',
      other: `${count} gerechten zonder naam of prijs zijn niet toegevoegd. Ze staan nog in het formulier.`,
    }),
  nameRequired: 'De naam van het gerecht is verplicht',
  quantityTooSmall: 'Het aantal moet minstens 1 zijn',
  quantityTooLarge: most => `Het aantal mag hooguit ${most} zijn`,
  pricePositive: 'De prijs moet hoger zijn dan nul',
  priceTooLarge: most => `De prijs mag hooguit ${most} zijn`,
  forOne: 'per stuk',
  total: 'Totaal',
  words: {
    title: 'Wat er is gezegd',
    asDish: 'Als gerecht',
    asNote: 'Als notitie',
    dismiss: 'Negeren',
    note: 'Notitie voor het personeel',
    noteHint: 'Allergieën, timing of iets anders',
    longDish: most => `De naam van een gerecht mag hooguit ${most} tekens lang zijn.`,
    tooLong: most => `Een notitie mag hooguit ${most} tekens lang zijn.`,
  },
  itemsRequired: 'Minstens één gerecht is verplicht',
}
