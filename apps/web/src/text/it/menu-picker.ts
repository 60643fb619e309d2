// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Menu',
  close: 'Chiudi il menu',
  loading: 'Caricamento del menu…',
  failed: {
    title: 'Il menu non si è caricato',
    hint: 'Qui il segnale potrebbe essere debole. Puoi anche scrivere l’ordine.',
  },
  retry: 'Riprova',
  empty: 'Questo ristorante non ha ancora aggiunto il menu. Scrivi quello che vuoi, con il prezzo.',
  search: 'Cerca nel menu',
  clear: 'Cancella la ricerca',
  noMatch: typed => `Nel menu non c’è niente che corrisponda a “${typed}”.`,
  found: count => plural(count, { one: '1 piatto trovato', other: `${count} piatti trovati` }),
  byDetails: 'Secondo i dati del ristorante. In caso di allergia, avvisa il personale.',
  contains: allergens => `Contiene: ${allergens}`,
  categories: 'Categorie',
  chosen: count => `Scelti · ${count}`,
  chosenTitle: 'Scelti',
  again: 'Di nuovo',
  atTable: 'A questo tavolo',
  add: name => `Aggiungi ${name}`,
  fewer: name => `Uno in meno: ${name}`,
  more: name => `Uno in più: ${name}`,
  modifier: name => `${name}: come lo vuoi?`,
  modifierHint: 'Qualche modifica?',
  another: 'Un altro, con modifiche',
  soldOut: 'Esaurito',
  offMenu: 'Non è nel menu',
  type: 'Scrivi un piatto che qui non c’è',
  typeAll: 'Scrivi l’ordine',
  fromMenu: 'Scegli dal menu',
  rest: count => plural(count, { one: 'Mostra un altro', other: `Mostra altri ${count}` }),
  nothing: 'Non hai ancora scelto nulla',
  submit: (count, total) => `Aggiungi ${count} · ${total}`,
  save: total => `Salva modifiche · ${total}`,
}
