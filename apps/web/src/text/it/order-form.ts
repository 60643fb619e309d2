// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Completa l’ordine',
  editing: 'Modifica ordine',
  item: number => `Piatto ${number}`,
  name: 'Nome del piatto',
  quantity: 'Quantità',
  price: symbol => `Prezzo (${symbol})`,
  modifications: 'Modifiche',
  modificationsHint: 'Qualche modifica?',
  another: 'Aggiungi un altro piatto',
  removeItem: number => `Togli il piatto ${number}`,
  full: most => `Un ordine può avere al massimo ${most} piatti. Invia questo, poi iniziane un altro.`,
  close: 'Chiudi',
  cancel: 'Annulla',
  submit: 'Aggiungi ordine',
  submitting: 'Aggiunta…',
  save: 'Salva modifiche',
  saving: 'Salvataggio…',
  added: 'Ordine aggiunto',
  leftOver: count =>
    plural(count, {
      one: 'Un piatto senza nome o prezzo è rimasto fuori. È ancora nel modulo.',
      other: `${count} piatti senza nome o prezzo sono rimasti fuori. Sono ancora nel modulo.`,
    }),
  nameRequired: 'Il nome del piatto è obbligatorio',
  quantityTooSmall: 'La quantità minima è 1',
  quantityTooLarge: most => `La quantità massima è ${most}`,
  pricePositive: 'Il prezzo deve essere maggiore di zero',
  priceTooLarge: most => `Il prezzo massimo è ${most}`,
  forOne: 'cad.',
  total: 'Totale',
  words: {
    title: 'Quello che hai detto',
    asDish: 'Usa come piatto',
    asNote: 'Usa come nota',
    dismiss: 'Ignora',
    note: 'Nota per il personale',
    noteHint: 'Allergie, tempi, altro',
    longDish: most => `Il nome di un piatto può avere al massimo ${most} caratteri.`,
    tooLong: most => `Una nota può avere al massimo ${most} caratteri.`,
  },
  itemsRequired: 'Serve almeno un piatto',
}
