// The server's English texts.

export const en = {
  /** The mail with the link to a new password. */
  passwordReset: {
    subject: 'Set a new password for Tablemate',
    text: (link: string, duration: string) => `Hello,

Someone, most likely you, asked for a new password for your restaurant’s Tablemate account.
To choose one, open this link:

${link}

The link works once, within ${duration}.

If it wasn’t you, you can ignore this email: your password stays as it is.
`,
  },
  /** An order on a ticket or at a point of sale. */
  order: {
    table: (name: string) => `Table ${name}`,
    noTable: 'No table',
    guest: (position: number) => `Guest ${position}`,
    number: (number: number) => `Order ${number}`,
    allergies: (list: string) => `ALLERGY: ${list}`,
    changed: 'CHANGED',
    cancelled: 'CANCELLED',
    offMenu: 'Not on the menu',
    tax: 'Tax',
    serviceFee: 'Service fee',
  },
  /** The words on paper that do not come with the order. */
  ticket: {
    /** Above a ticket that is printed again. */
    copy: 'COPY',
    /** Above a ticket of a party whose table is closed. */
    hasLeft: 'GUESTS HAVE LEFT',
    /** On a ticket that the owner asked for. */
    test: 'Test',
    /** Instead of a text that the printer has no characters for. */
    seeScreen: 'see the screen',
    /** The same for a dish or its note; `line` is its position on the ticket, from 1. */
    seeScreenLine: (line: number) => `see the screen, line ${line}`,
    allergiesOnScreen: 'ALLERGY: see the screen',
    /** On a changed ticket: what was on the one before, and what has come. */
    gone: (text: string) => `NO LONGER: ${text}`,
    added: (text: string) => `NOW: ${text}`,
    /** For a sign like ❌; `what` is a list of allergens, or empty. */
    without: (what: string) => `no ${what}`.trim(),
  },
  /** Names of paired tablets without a name, by kind. */
  screens: { kitchen: 'Kitchen', floor: 'Floor' },
  allergens: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  /** Between the allergens of a list. */
  listSeparator: ', ',
} as const
