// Texts about orders, tables and fields that several screens share.

export const order = {
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  quote: (text: string) => `“${text}”`,
  paid: 'Paid',
  incomplete: 'Incomplete',
  /** The diner has not sent it to the kitchen yet. */
  notSent: 'Not sent yet',
  note: 'Note:',
  notUnderstood: 'Not understood:',
  soldOut: 'sold out',
  doubt: { name: 'Is this the right one?', price: 'Guessed price', offMenu: 'Not on the menu' },
  unapproved: 'Not on the menu · waiting for the staff',
  priceOfStaff: (amount: string) => `Not on the menu · the staff set the price, you wrote ${amount}`,
  live: 'live',
  reconnecting: 'reconnecting…',
  paidFor: (name: string, amount: string) => `${name} paid your share, ${amount}`,
} as const

export const table = {
  unnamed: 'Group Order',
  /** `Table 7`: for a table whose name is a number. */
  number: (table: string) => `Table ${table}`,
  /** In the middle of a sentence. */
  numberInSentence: (table: string) => `table ${table}`,
  noNumber: 'No table number',
} as const

export const share = {
  title: 'Join our table',
  titleAt: (restaurant: string) => `Join our table at ${restaurant}`,
  text: (code: string) => `Order with us on Tablemate. The code is ${code}.`,
  copied: { title: 'Code Copied!', hint: (code: string) => `Send ${code} to your friends.` },
  copyLink: 'Copy Link',
  linkCopied: 'Link copied',
  failed: { title: 'Copy Failed', hint: (code: string) => `Please copy the code manually: ${code}` },
  qrLabel: (code: string) => `QR code to join group ${code}`,
  codeLabel: 'Group code',
} as const

export const fields = {
  optional: 'optional',
  fewer: 'One fewer',
  more: 'One more',
} as const
