// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

export const fieldText: Record<FieldProblem, string> = {
  required: 'Wypełnij to pole.',
  'wrong-type': 'To nie jest właściwy rodzaj wartości.',
  'too-long': 'Za długie.',
  'too-short': 'Za krótkie.',
  'too-small': 'Za mała wartość.',
  'too-large': 'Za duża wartość.',
  'not-an-option': 'Wybierz jedną z opcji.',
  'forbidden-characters': 'Zawiera znaki, których nie możemy zapisać.',
  'not-payable': 'W tej walucie nie ma tak małych monet.',
  'sold-out': 'Wyprzedane.',
  'not-on-menu': 'Tego nie ma w menu.',
  taken: 'Ta nazwa jest już zajęta.',
  unknown: 'Nie udało się tego znaleźć.',
  'already-over': 'Kampania z taką datą byłaby już zakończona.',
  'too-late': 'Zbyt odległy termin.',
  'not-https': 'Adres musi zaczynać się od https://.',
  'with-credentials': 'Nie może zawierać nazwy użytkownika ani hasła.',
  'not-public': 'To nie jest publiczny adres internetowy.',
  port: 'Dozwolone są tylko porty 443 i 8443.',
  malformed: 'Coś tu się nie zgadza.',
  contradictory: 'To jest sprzeczne z innym polem.',
}

export const unusualPrice = {
  question: 'Czy ta cena się zgadza?',
  yes: (amount: string) => `Tak, ${amount}: znacznie odbiega od innych cen`,
}
