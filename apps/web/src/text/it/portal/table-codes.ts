// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Codici dei tavoli',
  hint: 'I clienti inquadrano il codice sul loro tavolo e ordinano insieme dal tuo menu.',
  loading: 'Caricamento dei tavoli…',
  failed: 'I tavoli non si sono caricati.',
  empty: 'Che tavoli hai? Ognuno riceve il proprio codice, che resta sempre lo stesso.',
  addMore: 'Aggiungi tavoli',
  adding: 'Nuovi tavoli',
  add: count => plural(count, { one: 'Aggiungi 1 tavolo', other: `Aggiungi ${count} tavoli` }),
  addNone: 'Aggiungi tavoli',
  cancel: 'Annulla',
  added: count => plural(count, { one: '1 tavolo aggiunto', other: `${count} tavoli aggiunti` }),
  noneAdded: 'Questi tavoli ci sono già',
  addFailed: 'I tavoli non sono stati aggiunti. Riprova.',
  list: 'Tavoli da stampare',
  people: count => plural(count, { one: 'ora 1 persona', other: `ora ${count} persone` }),
  edit: table => `Modifica ${table}`,
  showMore: count => plural(count, { one: 'Mostra un altro', other: `Mostra altri ${count}` }),
  editing: {
    name: 'Nome o numero',
    nameMissing: 'Inserisci un nome o un numero.',
    save: 'Salva',
    saved: table => `Salvato: ${table}`,
    cancel: 'Annulla',
    failed: 'Il tavolo non è stato modificato. Riprova.',
    renew: {
      open: 'Nuovo codice',
      ask: table => `Nuovo codice per ${table}?`,
      hint: 'I codici stampati di questo tavolo non funzioneranno più. I clienti seduti ora restano insieme.',
      yes: 'Crea un nuovo codice',
      no: 'Mantieni il codice',
      done: table => `${table} ha un nuovo codice. Stampalo.`,
    },
    remove: {
      open: 'Rimuovi',
      ask: table => `Rimuovere ${table}?`,
      hint: 'I suoi codici stampati non funzioneranno più. I clienti seduti ora restano insieme.',
      yes: 'Rimuovi il tavolo',
      no: 'Mantieni il tavolo',
      done: table => `Rimosso: ${table}`,
    },
  },
  by: { label: 'Tavoli', numbers: 'Per numero', names: 'Per nome' },
  from: 'Dal tavolo',
  to: 'Al tavolo',
  names: 'Nomi dei tavoli',
  namesHint: 'Separati da virgole: Terrazza 1, Terrazza 2, Bar',
  wrongNumber: 'Inserisci un numero intero.',
  wrongOrder: 'Viene prima del primo tavolo.',
  tooMany: most => `Al massimo ${most} tavoli alla volta.`,
  tooLong: (name, most) => `“${name}” supera i ${most} caratteri.`,
  missing: 'Indica almeno un tavolo.',
  print: count => plural(count, { one: 'Stampa 1 codice', other: `Stampa ${count} codici` }),
  pages: count =>
    plural(count, { one: 'su una pagina A4 o Letter', other: `su ${count} pagine A4 o Letter` }),
  preview: 'Anteprima',
  card: {
    hint: 'Inquadrate, scegliete e ordinate insieme.',
    qrLabel: table => `QR code per ${table}`,
  },
}
