// What is said beneath a field. Apart from problems.ts, as most screens have no fields.

import type { FieldProblem } from '#contract/problem.ts'

/** Beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'Please fill this in.',
  'wrong-type': 'This is not the kind of value expected here.',
  'too-long': 'This is too long.',
  'too-short': 'This is too short.',
  'too-small': 'This is too small.',
  'too-large': 'This is too large.',
  'not-an-option': 'Please choose one of the options.',
  'forbidden-characters': 'This has characters that cannot be kept.',
  'not-payable': 'This currency has no coins that small.',
  'sold-out': 'This is sold out.',
  taken: 'There is one of that name already.',
  unknown: 'This does not exist, or no longer.',
  'already-over': 'A campaign from this day would be over already.',
  'too-late': 'This is too far ahead.',
  'not-https': 'This must begin with https://.',
  'with-credentials': 'This must hold no user name or password.',
  'not-public': 'This is no address on the public internet.',
  malformed: 'This cannot be read.',
  contradictory: 'This contradicts another field.',
}
