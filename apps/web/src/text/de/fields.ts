// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused, to diners and restaurateurs alike. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'Bitte ausfüllen.',
  'wrong-type': 'Diese Art von Angabe passt hier nicht.',
  'too-long': 'Das ist zu lang.',
  'too-short': 'Das ist zu kurz.',
  'too-small': 'Das ist zu klein.',
  'too-large': 'Das ist zu groß.',
  'not-an-option': 'Bitte eine der Möglichkeiten wählen.',
  'forbidden-characters': 'Das enthält Zeichen, die wir nicht speichern können.',
  'not-payable': 'So kleine Münzen gibt es in dieser Währung nicht.',
  'sold-out': 'Das ist ausverkauft.',
  'not-on-menu': 'Das steht nicht auf der Karte.',
  taken: 'Diesen Namen gibt es schon.',
  unknown: 'Das haben wir nicht gefunden.',
  'already-over': 'Eine Kampagne mit diesem Beginn wäre schon vorbei.',
  'too-late': 'Das liegt zu weit in der Zukunft.',
  'not-https': 'Das muss mit https:// beginnen.',
  'with-credentials': 'Benutzername oder Passwort dürfen hier nicht enthalten sein.',
  'not-public': 'Das ist keine öffentliche Internetadresse.',
  port: 'Nur die Ports 443 und 8443 sind möglich.',
  malformed: 'Das sieht nicht richtig aus.',
  contradictory: 'Das widerspricht einem anderen Feld.',
}

export const unusualPrice = {
  question: 'Stimmt dieser Preis?',
  yes: (amount: string) => `Ja, ${amount}: weit weg von den anderen Preisen`,
}
