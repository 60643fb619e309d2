// A sentence for every way in which a call can fail. A new problem does not compile until it is worded here.

import type { ProblemName } from '#contract/problem.ts'

export const problemText: Record<ProblemName | 'no-answer', string> = {
  invalid: 'Something in there cannot be kept as it is. Please check and try again.',
  'too-many-members': 'This table is full: 50 people are in the group.',
  'too-many-orders': 'This table has reached 500 orders. Please ask your waiter.',
  'too-many-menu-items': 'This menu is full: it has 20,000 dishes.',
  'too-many-campaigns': 'You have 50 campaigns that are not over. Please wait until one has ended.',
  'wrong-code': 'Incorrect access code. Please check with the app developer.',
  'not-signed-in': 'You are not logged in any more. Please log in again.',
  'invalid-credentials': 'Invalid email or password',
  'email-not-found': 'No account found with this email address',
  'foreign-origin': 'This page may not do that. Please open Tablemate itself.',
  'not-your-member': 'That belongs to someone else at the table.',
  'wrong-password': 'That is not your present password.',
  'not-found': 'That does not exist, or no longer.',
  'group-not-found': 'Group not found or access denied.',
  'member-not-found': 'Member not found. Please rejoin the group.',
  'order-not-found': 'This order was cancelled already.',
  'restaurant-not-found': 'This restaurant does not exist, or no longer.',
  'menu-item-not-found': 'This dish was taken off the menu already.',
  'campaign-not-found': 'This campaign does not exist, or no longer.',
  'name-taken': 'A member with this name already exists in the group. Please use a different name.',
  'email-taken': 'This email is already registered',
  'menu-item-taken': 'This category has a dish of that name already.',
  'sold-out': 'That is sold out. Please choose something else.',
  'already-paid': 'This is paid already and can no longer be changed.',
  'has-ordered': 'You have ordered something, so you cannot leave the table yet.',
  'below-collected': 'More than that was paid already. Please choose a higher amount.',
  'due-changed': 'The amount has just changed. Please look at it and try again.',
  'campaign-started': 'This campaign has begun: its start and duration can no longer be changed.',
  'still-in-flight': 'We are still at it. Please wait a moment.',
  'body-too-large': 'That is too much at once. Please make it shorter.',
  'unsupported-media-type': 'This kind of data cannot be read here.',
  'not-a-menu-file': 'Please upload a CSV, JSON, or PDF file',
  'menu-file-broken':
    'This file is damaged, or not what its name says. Please export it once more and try again.',
  'menu-file-empty': 'No dishes were found in this file.',
  'menu-columns-unknown':
    'We could not tell the columns apart. Please let the first row name them: Category, Name, Description, Price.',
  'menu-rows-refused': 'Some dishes cannot be kept as they are. Please correct them and try again.',
  'too-many-menu-rows': 'A file may hold at most 20,000 dishes. Please split it.',
  'pdf-not-readable':
    'PDF menus cannot be read yet. Please upload the menu as CSV or JSON: most tills and spreadsheets can export it.',
  'key-reused': 'This was sent once already with other content. Please reload the page and try again.',
  'too-many-requests': 'That was a lot of tries. Please wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We are very busy just now. Please try again in a moment.',
  'no-answer': 'No answer. Please check your connection and try again.',
}

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
