// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'Please fill this in.',
  'wrong-type': 'This isn’t the right kind of value.',
  'too-long': 'This is too long.',
  'too-short': 'This is too short.',
  'too-small': 'This is too small.',
  'too-large': 'This is too large.',
  'not-an-option': 'Please choose one of the options.',
  'forbidden-characters': 'This has characters we can’t save.',
  'not-payable': 'This currency has no coins that small.',
  'sold-out': 'This is sold out.',
  'not-on-menu': 'This is not on the menu.',
  taken: 'There’s already one with that name.',
  unknown: 'We couldn’t find this.',
  'already-over': 'A campaign starting then would already be over.',
  'too-late': 'This is too far ahead.',
  'not-https': 'This must begin with https://.',
  'with-credentials': 'This can’t include a username or password.',
  'not-public': 'This isn’t a public internet address.',
  port: 'Only ports 443 and 8443 are possible.',
  malformed: 'This doesn’t look right.',
  contradictory: 'This conflicts with another field.',
}

/** A dish’s price far outside the menu’s. */
export const unusualPrice = {
  question: 'Is this price right?',
  yes: (amount: string) => `Yes, ${amount}: far from the other prices`,
} as const
