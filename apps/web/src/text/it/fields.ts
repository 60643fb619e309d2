// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

export const fieldText: Record<FieldProblem, string> = {
  required: 'Compila questo campo.',
  'wrong-type': 'Questo tipo di valore non va bene.',
  'too-long': 'Il testo è troppo lungo.',
  'too-short': 'Il testo è troppo corto.',
  'too-small': 'Il valore è troppo basso.',
  'too-large': 'Il valore è troppo alto.',
  'not-an-option': 'Scegli una delle opzioni.',
  'forbidden-characters': 'Contiene caratteri che non possiamo salvare.',
  'not-payable': 'Questa valuta non ha monete così piccole.',
  'sold-out': 'Esaurito.',
  'not-on-menu': 'Non è nel menu.',
  taken: 'Questo nome esiste già.',
  unknown: 'Non trovato.',
  'already-over': 'Con questa data la campagna sarebbe già finita.',
  'too-late': 'La data è troppo lontana.',
  'not-https': 'Deve iniziare con https://.',
  'with-credentials': 'Non può contenere nome utente o password.',
  'not-public': 'Non è un indirizzo internet pubblico.',
  port: 'Sono ammesse solo le porte 443 e 8443.',
  malformed: 'Il formato non è corretto.',
  contradictory: 'È in contrasto con un altro campo.',
}

export const unusualPrice = {
  question: 'Questo prezzo è giusto?',
  yes: (amount: string) => `Sì, ${amount}: molto lontano dagli altri prezzi`,
}
