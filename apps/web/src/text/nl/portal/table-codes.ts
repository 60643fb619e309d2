// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Tafelcodes',
  hint: 'Gasten richten hun camera op de code op hun tafel en bestellen samen van je menukaart.',
  loading: 'Tafels laden…',
  failed: 'Je tafels zijn niet geladen.',
  empty: 'Welke tafels heb je? Elke tafel krijgt een eigen code, die dezelfde blijft.',
  addMore: 'Tafels toevoegen',
  adding: 'Nieuwe tafels',
  add: count => plural(count, { one: '1 tafel toevoegen', other: `${count} tafels toevoegen` }),
  addNone: 'Tafels toevoegen',
  cancel: 'Annuleren',
  added: count => plural(count, { one: '1 tafel toegevoegd', other: `${count} tafels toegevoegd` }),
  noneAdded: 'Je hebt deze tafels al',
  addFailed: 'We konden de tafels niet toevoegen. Probeer het opnieuw.',
  list: 'Tafels om af te drukken',
  people: count => plural(count, { one: 'nu 1 persoon', other: `nu ${count} personen` }),
  edit: table => `${table} bewerken`,
  showMore: count => `Nog ${count} tonen`,
  editing: {
    name: 'Naam of nummer',
    nameMissing: 'Vul een naam of nummer in.',
    save: 'Opslaan',
    saved: table => `${table} opgeslagen`,
    cancel: 'Annuleren',
    failed: 'We konden de tafel niet wijzigen. Probeer het opnieuw.',
    renew: {
      open: 'Nieuwe code',
      ask: table => `${table}: nieuwe code?`,
      hint: 'De gedrukte codes van deze tafel werken dan niet meer. Gasten die er nu zitten, blijven bij elkaar.',
      yes: 'Nieuwe code maken',
      no: 'Code behouden',
      done: table => `${table} heeft een nieuwe code. Druk die af.`,
    },
    remove: {
      open: 'Verwijderen',
      ask: table => `${table} verwijderen?`,
      hint: 'De gedrukte codes werken dan niet meer. Gasten die er nu zitten, blijven bij elkaar.',
      yes: 'Tafel verwijderen',
      no: 'Tafel behouden',
      done: table => `${table} verwijderd`,
    },
  },
  by: { label: 'Tafels', numbers: 'Op nummer', names: 'Op naam' },
  from: 'Van tafel',
  to: 'Tot en met tafel',
  names: 'Namen van de tafels',
  namesHint: 'Gescheiden door komma’s: Terras 1, Terras 2, Bar',
  wrongNumber: 'Vul een heel getal in.',
  wrongOrder: 'Dit is vóór de eerste tafel.',
  tooMany: most => `Hooguit ${most} tafels tegelijk.`,
  tooLong: (name, most) => `“${name}” is langer dan ${most} tekens.`,
  missing: 'Noem minstens één tafel.',
  print: count => plural(count, { one: '1 code afdrukken', other: `${count} codes afdrukken` }),
  pages: count =>
    plural(count, { one: 'op één pagina A4 of Letter', other: `op ${count} pagina’s A4 of Letter` }),
  preview: 'Voorbeeld',
  card: {
    hint: 'Scan, kies en bestel samen.',
    qrLabel: table => `QR-code voor ${table}`,
  },
}
