// Every way in which a call can fail, by name and status. web/messages has the words for people.

import { ticketStates } from '@tablemate/domain/kitchen/ticket.ts'
import { staffActs } from '@tablemate/domain/staff/roles.ts'
import * as z from 'zod/mini'

export const problemStatus = {
  invalid: 400,
  'too-many-members': 400,
  'too-many-orders': 400,
  'table-too-large': 400,
  'too-many-menu-items': 400,
  'too-many-option-groups': 400,
  'too-many-campaigns': 400,
  'too-many-tables': 400,
  'too-many-screens': 400,
  'too-many-printers': 400,
  'too-many-staff': 400,
  'tables-open': 409,
  'no-such-step': 400,
  'options-missing': 400,
  'options-too-many': 400,
  'wrong-code': 401,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'email-not-found': 401,
  'foreign-origin': 403,
  'not-your-member': 403,
  'not-the-host': 403,
  'rates-of-restaurant': 403,
  'wrong-password': 403,
  'wrong-pin': 403,
  'floor-only': 403,
  'pin-required': 403,
  'not-found': 404,
  'request-not-found': 404,
  'screen-not-found': 404,
  'code-not-found': 404,
  'group-not-found': 404,
  'member-not-found': 404,
  'order-not-found': 404,
  'restaurant-not-found': 404,
  'menu-item-not-found': 404,
  'picture-not-found': 404,
  'option-group-not-found': 404,
  'category-not-found': 404,
  'campaign-not-found': 404,
  'reset-link-invalid': 404,
  'table-not-found': 404,
  'delivery-not-found': 404,
  'card-payment-not-found': 404,
  'payment-not-found': 404,
  'printer-not-found': 404,
  'staff-member-not-found': 404,
  'name-taken': 409,
  'seat-taken': 409,
  'email-taken': 409,
  'menu-item-taken': 409,
  'category-taken': 409,
  'table-taken': 409,
  'staff-name-taken': 409,
  'sold-out': 409,
  'price-changed': 409,
  'menu-item-gone': 409,
  'off-menu': 409,
  'off-menu-settled': 409,
  'changed-meanwhile': 409,
  'already-paid': 409,
  'has-ordered': 409,
  'below-collected': 409,
  'refund-due': 409,
  'nothing-to-adjust': 409,
  'cash-changed': 409,
  'due-changed': 409,
  'being-paid': 409,
  'cards-not-taken': 409,
  'cards-taken': 409,
  'paid-since': 409,
  'hold-refused': 409,
  'undo-too-late': 409,
  'card-payments-open': 409,
  'address-not-set': 409,
  'too-little-for-card': 409,
  'uneven-for-card': 409,
  'refund-refused': 409,
  'campaign-started': 409,
  'mail-not-set-up': 409,
  'still-in-flight': 409,
  'seating-closed': 409,
  'ordering-off': 409,
  'ordering-paused': 409,
  closed: 409,
  'pos-not-set-up': 409,
  'pos-unauthorized': 409,
  'in-the-kitchen': 409,
  'ticket-moved': 409,
  'table-occupied': 409,
  'other-currency': 409,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'not-a-menu-file': 415,
  'not-a-picture': 415,
  'menu-file-is-spreadsheet': 415,
  'menu-file-is-document': 415,
  'menu-file-is-picture': 415,
  'menu-file-is-archive': 415,
  'key-reused': 422,
  'other-language': 422,
  'menu-file-broken': 422,
  'picture-broken': 422,
  'picture-too-large': 422,
  'menu-file-too-much': 422,
  'menu-file-empty': 422,
  'menu-columns-unknown': 422,
  'no-menu-in-file': 422,
  'menu-rows-refused': 422,
  'too-many-menu-rows': 422,
  'pdf-locked': 422,
  'pdf-letters-unknown': 422,
  'pdf-too-full': 422,
  'pdf-too-long': 422,
  'pdf-without-text': 422,
  'too-many-requests': 429,
  internal: 500,
  'pos-not-reachable': 502,
  'card-payment-failed': 502,
  unavailable: 503,
} as const

export type ProblemName = keyof typeof problemStatus

/** Problems of endpoints that only restaurants call. */
export type OwnersProblem =
  | 'pos-not-set-up'
  | 'pos-unauthorized'
  | 'pos-not-reachable'
  | 'too-many-menu-items'
  | 'too-many-option-groups'
  | 'option-group-not-found'
  | 'too-many-campaigns'
  | 'too-many-tables'
  | 'tables-open'
  | 'too-many-screens'
  | 'too-many-printers'
  | 'delivery-not-found'
  | 'refund-refused'
  | 'refund-due'
  | 'cash-changed'
  | 'nothing-to-adjust'
  | 'paid-since'
  | 'undo-too-late'
  | 'payment-not-found'
  | 'card-payments-open'
  | 'address-not-set'
  | 'printer-not-found'
  | 'no-such-step'
  | 'request-not-found'
  | 'screen-not-found'
  | 'floor-only'
  | 'pin-required'
  | 'wrong-pin'
  | 'too-many-staff'
  | 'staff-member-not-found'
  | 'staff-name-taken'
  | 'code-not-found'
  | 'ticket-moved'
  | 'table-occupied'
  | 'other-currency'
  | 'off-menu-settled'
  | 'changed-meanwhile'
  | 'not-signed-in'
  | 'invalid-credentials'
  | 'email-not-found'
  | 'wrong-password'
  | 'menu-item-not-found'
  | 'category-not-found'
  | 'campaign-not-found'
  | 'reset-link-invalid'
  | 'mail-not-set-up'
  | 'email-taken'
  | 'menu-item-taken'
  | 'category-taken'
  | 'table-taken'
  | 'campaign-started'
  | 'not-a-menu-file'
  | 'picture-not-found'
  | 'not-a-picture'
  | 'picture-broken'
  | 'picture-too-large'
  | 'menu-file-is-spreadsheet'
  | 'menu-file-is-document'
  | 'menu-file-is-picture'
  | 'menu-file-is-archive'
  | 'menu-file-broken'
  | 'menu-file-too-much'
  | 'menu-file-empty'
  | 'menu-columns-unknown'
  | 'no-menu-in-file'
  | 'menu-rows-refused'
  | 'too-many-menu-rows'
  | 'pdf-locked'
  | 'pdf-letters-unknown'
  | 'pdf-too-full'
  | 'pdf-too-long'
  | 'pdf-without-text'

/** The message's words, where clients look for them. Source: spec.md, section 8. */
export const problemPhrase: Partial<Record<ProblemName, string>> = {
  'invalid-credentials': 'Invalid credentials',
  'email-not-found': 'Email not found',
  'email-taken': 'Email already exists',
  'reset-link-invalid': 'This link was used, was replaced by a newer one, or has expired',
  'mail-not-set-up': 'This server cannot send email',
  'not-a-menu-file': 'Invalid File Type: Please upload a CSV, JSON, or PDF file',
  'menu-file-is-spreadsheet':
    'This is a spreadsheet (Excel, Numbers, LibreOffice): please save it as CSV and upload that',
  'menu-file-is-document': 'This is a text document (Word, Pages): please save it as PDF and upload that',
  'menu-file-is-picture': 'This is a picture: please upload the menu as CSV, JSON or a PDF with text',
  'menu-file-is-archive': 'This is an archive (ZIP, RAR): please unpack it and upload the menu in it',
  'menu-file-too-much':
    'The file takes too long or too much memory to read: please upload just the menu, saved again as CSV or PDF',
  'menu-file-broken': 'The file is damaged and cannot be read',
  'menu-file-empty': 'No dishes were found in the file',
  'menu-columns-unknown': 'The first row should name the columns: Category, Name, Description, Price',
  'no-menu-in-file': 'The file lists sales, orders or people, not dishes with their prices',
  'too-many-menu-rows': 'A file can have at most 5,000 dishes',
  'pdf-locked': 'The PDF is locked with a password: please upload a copy without one',
  'pdf-letters-unknown':
    'The fonts of the PDF do not say which letters they show: please export it again, or upload a CSV file',
  'pdf-too-full': 'The PDF has far more text than a menu: please upload only the pages of the menu',
  'pdf-too-long': 'The PDF has more than 200 pages: please upload only those of the menu',
  'pdf-without-text':
    'The PDF has no text, not even in its pictures: please upload the menu as CSV, JSON or a PDF with text',
}

/** Faults of one field, by name, with their words for the message. */
export const fieldProblems = {
  required: 'is required',
  'wrong-type': 'has the wrong type',
  'too-long': 'is too long',
  'too-short': 'is too short',
  'too-small': 'is too small',
  'too-large': 'is too large',
  'not-an-option': 'is not one of the options',
  'forbidden-characters': 'has characters that cannot be stored',
  'not-payable': 'has a fraction that this currency cannot pay',
  'sold-out': 'is sold out',
  'not-on-menu': 'is not on the menu',
  taken: 'is taken',
  unknown: 'is not known',
  'already-over': 'is so early that it would already be over',
  'too-late': 'is too far ahead',
  'not-https': 'must begin with https://',
  'with-credentials': 'must not contain a user name or password',
  'not-public': 'is not an address on the public internet',
  port: 'must have port 443 or 8443',
  malformed: 'is malformed',
  contradictory: 'contradicts another field',
} as const

export type FieldProblem = keyof typeof fieldProblems

/** Why the service is unavailable or limited, as the health check reports it. */
export const unavailableReasons = ['disk-full', 'database-away', 'ending'] as const

export type UnavailableReason = (typeof unavailableReasons)[number]

/** The body of every reply that is not a success. */
export const problemBody = z.object({
  problem: z.enum(Object.keys(problemStatus) as [ProblemName, ...ProblemName[]]),
  /** A sentence for developers who read the reply. Screens have their own words. */
  message: z.string(),
  /** The faulty fields by path ("items.0.price"), with their fault. */
  fields: z.optional(
    z.record(z.string(), z.enum(Object.keys(fieldProblems) as [FieldProblem, ...FieldProblem[]])),
  ),
  /** Minor units. With 'due-changed': what the member owes now; with 'refund-due': what was paid too much; with 'cash-changed': the cash that is expected now. */
  due: z.optional(z.int()),
  /** With 'price-changed': the items that cost more than their diner saw, with the menu's names and prices in minor units. */
  prices: z.optional(z.array(z.object({ item: z.int(), name: z.string(), price: z.int() }))),
  /**
   * With 'options-missing' and 'options-too-many' the group of options, with 'sold-out' and 'menu-item-gone' the option, if it is
   * not the dish. `item` is the index of the item in the request.
   */
  choice: z.optional(
    z.object({
      item: z.int(),
      groupId: z.optional(z.int()),
      optionId: z.optional(z.int()),
      /** Of the group or the option, unless it has left the menu. */
      name: z.optional(z.string()),
    }),
  ),
  /** With 'changed-meanwhile': the fields whose value is no longer the one that the form showed, with their value now. */
  current: z.optional(z.record(z.string(), z.unknown())),
  /** With 'closed': when the restaurant opens, if that is known. */
  opensAt: z.optional(z.iso.datetime()),
  /** With 'ticket-moved': the state that the ticket is in now. */
  state: z.optional(z.enum(ticketStates)),
  /** With 'pin-required': what a member of staff with the right role has to unlock the display for. */
  act: z.optional(z.enum(staffActs)),
  /** With 'internal': the id to quote when asking for help. */
  requestId: z.optional(z.string()),
  /** With 'unavailable', in replies of the health check. */
  reason: z.optional(z.enum(unavailableReasons)),
})

export type ProblemBody = z.infer<typeof problemBody>
