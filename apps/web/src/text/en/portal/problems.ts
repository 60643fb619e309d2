// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'This menu is full: it can have up to 5,000 dishes and 2 MB of text.',
  'too-many-option-groups': 'A menu can have up to 200 groups of options, and a dish up to 20.',
  'option-group-not-found': 'These options are no longer on the menu.',
  'too-many-campaigns': 'You have 50 campaigns that haven’t ended yet. Delete one, or wait until one ends.',
  'not-signed-in': 'You have been logged out. Please log in again.',
  'too-many-tables': 'You have 500 tables. Please remove some first.',
  'tables-open': 'Tables are open with prices in the present currency. Please change it when they are over.',
  'invalid-credentials': 'Invalid email or password',
  'email-not-found': 'No account found with this email address',
  'wrong-password': 'That is not your current password.',
  'menu-item-not-found': 'This dish has already been taken off the menu.',
  'category-not-found': 'This category is no longer on the menu.',
  'campaign-not-found': 'This campaign no longer exists.',
  'reset-link-invalid': 'This link no longer works. Please ask for a new one.',
  'mail-not-set-up': 'This server can’t send email. Please ask the person who runs it for a new password.',
  'email-taken': 'This email is already registered',
  'menu-item-taken': 'This category already has a dish with that name.',
  'category-taken': 'There’s already a category with that name.',
  'too-many-screens': 'You have 50 screens. Please remove some first.',
  'delivery-not-found': 'That is no longer on the list: it was sent, or its table has ended.',
  'refund-refused': 'Stripe refused to give this money back. Please look at the payment at Stripe.',
  'payment-not-found': 'This payment has already been undone.',
  'undo-too-late': 'A payment can be undone for ten minutes only.',
  'paid-since':
    'One of these people has paid again since, so this payment can’t be given back here. Please settle it with them at the till.',
  'card-payments-open':
    'A card payment is not finished yet. Please try again when it is, in at most 35 minutes.',
  'address-not-set':
    'This server doesn’t know its public address, to which Stripe’s page leads back. Please ask the person who runs it to set PUBLIC_URL.',
  'printer-not-found': 'This printer is no longer on the list.',
  'too-many-printers': 'You have 20 printers. Please remove some first.',
  'pos-not-set-up':
    'Your point of sale isn’t set up here yet. Please enter its key and its location in the POS settings.',
  'pos-unauthorized':
    'Your point of sale doesn’t accept the key, or the key may not read the menu. Please check it in the POS settings.',
  'pos-not-reachable': 'We couldn’t get the menu from your point of sale. Please try again in a few minutes.',
  'no-such-step': 'That can no longer be done with this ticket.',
  'request-not-found': 'That call is done already.',
  'screen-not-found': 'This screen is no longer on the list.',
  'floor-only': 'This tablet is for the kitchen. Please use one of the floor, or the restaurant portal.',
  'code-not-found': 'That code is not valid, or its ten minutes are over.',
  'ticket-moved': 'Somebody else has moved this ticket.',
  'table-occupied': 'Somebody sits at that table.',
  'off-menu-settled': 'Somebody has already decided about this dish, or its guest has changed it.',
  'changed-meanwhile': 'This was changed somewhere else meanwhile.',
  'table-taken': 'You already have a table with that name.',
  'campaign-started': 'This campaign has started: its start and duration can’t be changed.',
  'not-a-menu-file': 'Please upload a CSV, JSON, or PDF file',
  'menu-file-is-spreadsheet':
    'This is a spreadsheet. Please open it, choose “Save as” or “Download as” and CSV, and upload the CSV file.',
  'menu-file-is-document': 'This is a text document. Please save it as a PDF and upload that.',
  'menu-file-is-picture':
    'This is a photo or other image. Please upload the PDF that the menu was printed from, or a list of your dishes as CSV or JSON.',
  'menu-file-is-archive': 'This is an archive. Please unpack it and upload the menu that is in it.',
  'menu-file-too-much':
    'This file takes too long, or too much memory, to read. Please upload just the menu, saved again as a CSV file or as a PDF without pictures.',
  'menu-file-broken':
    'This file is damaged, or isn’t what its name says. Please export it again and upload that.',
  'menu-file-empty': 'No dishes were found in this file.',
  'no-menu-in-file':
    'This looks like a list of sales, orders or people. Please upload the list of your dishes with their prices.',
  'menu-columns-unknown':
    'We couldn’t tell the columns apart. Please name them in the first row: Category, Name, Description, Price.',
  'menu-rows-refused': 'Some dishes can’t be saved as they are. Please correct them and try again.',
  'too-many-menu-rows': 'A file can have at most 5,000 dishes. Please split it.',
  'pdf-locked': 'This PDF is locked with a password. Please save a copy without one and upload that.',
  'pdf-letters-unknown':
    'We can’t read the letters in this PDF: text copied from it is gibberish. Please export it again from the program it was made in, or upload a CSV file.',
  'pdf-too-full': 'This PDF has far more text than a menu. Please upload only the pages of the menu.',
  'pdf-too-long': 'This PDF has more than 200 pages. Please upload only the pages of the menu.',
  'pdf-without-text':
    'We found no text in this PDF, not even in its pictures. Please upload the PDF that the menu was written in, or a list of your dishes as CSV or JSON.',
}
