// A sentence for every problem of a call, except those that only owners get (portal/problems.ts). A new problem does not compile
// until it has a sentence.

import type { OwnersProblem, ProblemName } from '@tablemate/contract/problem.ts'

/**
 * Problems without a sentence here. Only the join screen gets the first, and only the bill the next two: they have their own texts
 * (join-group.ts, bill-cards.ts). No screen offers a host's action to others, or calls for the staff where ordering is off. Every
 * request is JSON.
 */
type WithoutText =
  | 'too-little-for-card'
  | 'uneven-for-card'
  | 'not-the-host'
  | 'ordering-off'
  | 'unsupported-media-type'

export const problems: Record<Exclude<ProblemName, OwnersProblem | WithoutText> | 'no-answer', string> = {
  invalid: 'Something here isn’t right. Please check it and try again.',
  'too-many-members': 'This table is full: 50 people are in the group.',
  'table-too-large': 'This table has no room for more. Please ask your waiter.',
  'too-many-orders': 'This table has reached 500 orders. Please ask your waiter.',
  'wrong-code': 'Incorrect access code. Please check with the app developer.',
  'foreign-origin': 'That isn’t allowed from this page. Please open Tablemate itself.',
  'not-your-member': 'That belongs to someone else at the table.',
  'rates-of-restaurant': 'This restaurant sets its own tax and service fee.',
  'not-found': 'We couldn’t find that.',
  'group-not-found': 'Group not found or access denied.',
  'member-not-found': 'Member not found. Please rejoin the group.',
  'order-not-found': 'This order was already cancelled.',
  'table-not-found': 'This code no longer works. Please ask the staff for the current one.',
  'restaurant-not-found': 'We couldn’t find this restaurant.',
  'name-taken': 'A member with this name already exists in the group. Please use a different name.',
  'sold-out': 'That’s sold out. Please choose something else.',
  'price-changed': 'The menu’s price has gone up meanwhile. Please look at the new one.',
  'menu-item-gone': 'That is no longer on the menu.',
  'other-language': 'We only understand sentences in English. You can pick or type dishes one by one.',
  'off-menu': 'This restaurant only takes orders for what is on its menu.',
  'already-paid': 'This is already paid and can no longer be changed.',
  'seating-closed': 'This table is closed. Scan the code on the table to order again.',
  'ordering-paused': 'The kitchen takes no orders just now. Yours is kept here.',
  'in-the-kitchen': 'The kitchen has begun. Please ask your waiter.',
  'has-ordered': 'This person has ordered, paid or shares a dish, so the name stays on the bill.',
  'below-collected': 'More than that has already been paid. Please choose a higher amount.',
  'hold-refused':
    'You started to pay for others and didn’t finish. Pay your own share, or let them pay theirs.',
  'being-paid': 'Somebody is paying for this by card just now. Please wait a moment.',
  'cards-not-taken': 'Cards can’t be used here. Please choose another way to pay.',
  'cards-taken': 'This restaurant takes real payments. Please pay by card, or at the till.',
  'card-payment-failed': 'The card payment didn’t work. Please try again, or choose another way to pay.',
  'card-payment-not-found': 'This card payment no longer exists.',
  'due-changed': 'The amount has just changed. Please check it and try again.',
  'still-in-flight': 'We’re still working on it. Please wait a moment.',
  'body-too-large': 'That’s too much at once. Please make it shorter.',
  'key-reused': 'This was sent before, with other content. Please reload the page.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We’re very busy right now. Please try again in a moment.',
  'no-answer': 'No response. Please check your connection and try again.',
}
