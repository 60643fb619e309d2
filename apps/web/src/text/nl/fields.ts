// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'Vul dit in.',
  'wrong-type': 'Dit soort waarde past hier niet.',
  'too-long': 'Dit is te lang.',
  'too-short': 'Dit is te kort.',
  'too-small': 'Dit is te klein.',
  'too-large': 'Dit is te groot.',
  'not-an-option': 'Kies een van de opties.',
  'forbidden-characters': 'Hier staan tekens in die we niet kunnen opslaan.',
  'not-payable': 'Zulke kleine munten heeft deze valuta niet.',
  'sold-out': 'Dit is uitverkocht.',
  'not-on-menu': 'Dit staat niet op de kaart.',
  taken: 'Deze naam bestaat al.',
  unknown: 'We konden dit niet vinden.',
  'already-over': 'Een campagne met deze startdatum zou al voorbij zijn.',
  'too-late': 'Dit ligt te ver in de toekomst.',
  'not-https': 'Dit moet beginnen met https://.',
  'with-credentials': 'Hier mag geen gebruikersnaam of wachtwoord in staan.',
  'not-public': 'Dit is geen openbaar internetadres.',
  port: 'Alleen poort 443 en 8443 zijn mogelijk.',
  malformed: 'Dit lijkt niet te kloppen.',
  contradictory: 'Dit spreekt een ander veld tegen.',
}

export const unusualPrice = {
  question: 'Klopt deze prijs?',
  yes: (amount: string) => `Ja, ${amount}: ver van de andere prijzen`,
}
