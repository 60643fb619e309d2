// A sentence for every way in which a call can fail. A new problem does not compile until it is worded here.

import type { OwnersProblem, ProblemName } from '#contract/problem.ts'

const diners: Record<Exclude<ProblemName, OwnersProblem> | 'no-answer', string> = {
  invalid: 'Something in there cannot be kept as it is. Please check and try again.',
  'too-many-members': 'This table is full: 50 people are in the group.',
  'too-many-orders': 'This table has reached 500 orders. Please ask your waiter.',
  'wrong-code': 'Incorrect access code. Please check with the app developer.',
  'foreign-origin': 'This page may not do that. Please open Tablemate itself.',
  'not-your-member': 'That belongs to someone else at the table.',
  'rates-of-restaurant': 'This restaurant sets tax and service fee itself.',
  'not-found': 'That does not exist, or no longer.',
  'group-not-found': 'Group not found or access denied.',
  'member-not-found': 'Member not found. Please rejoin the group.',
  'order-not-found': 'This order was cancelled already.',
  'table-not-found': 'This code belongs to no table, or no longer. Please ask the staff for the present one.',
  'restaurant-not-found': 'This restaurant does not exist, or no longer.',
  'name-taken': 'A member with this name already exists in the group. Please use a different name.',
  'sold-out': 'That is sold out. Please choose something else.',
  'already-paid': 'This is paid already and can no longer be changed.',
  'has-ordered': 'Something was ordered or paid under this name, so it stays with the bill.',
  'below-collected': 'More than that was paid already. Please choose a higher amount.',
  'due-changed': 'The amount has just changed. Please look at it and try again.',
  'still-in-flight': 'We are still at it. Please wait a moment.',
  'body-too-large': 'That is too much at once. Please make it shorter.',
  'unsupported-media-type': 'This kind of data cannot be read here.',
  'key-reused': 'This was sent once already with other content. Please reload the page and try again.',
  'too-many-requests': 'That was a lot of tries. Please wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We are very busy just now. Please try again in a moment.',
  'no-answer': 'No answer. Please check your connection and try again.',
}

/** Those of owners alone are worded once the portal is there (en/portal/problems.ts): diners' screens do not carry them. */
export const problemText = diners as Record<ProblemName | 'no-answer', string>

/** The problem's own sentence where it tells more than that it did not work; else what the screen says of that. */
export function sentenceFor(problem: ProblemName | 'no-answer', otherwise: string): string {
  switch (problem) {
    case 'invalid':
    case 'internal':
    case 'unavailable':
    case 'no-answer':
    case 'still-in-flight':
      return otherwise
    default:
      return problemText[problem]
  }
}
