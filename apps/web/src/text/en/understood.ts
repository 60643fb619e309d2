// The preview of a sentence while the diner speaks.

import { list } from './locale.ts'

export const understood = {
  title: 'Understood so far',
  /** The effect of the sentence on an existing order. */
  change: 'Changes your order to:',
  cancel: 'Deletes your order:',
  repeat: (name: string) => `The same as ${name}:`,
  sharedByAll: 'Shared by everyone',
  sharedBy: (names: readonly string[]) => `Shared by ${list(names)}`,
  /** A dish for one other person. */
  forOne: (name: string) => `For ${name}`,
  /** The panel in which the diner checks a spoken order, where a kitchen listens. */
  check: {
    title: 'Check before it goes to the kitchen',
    /** Asks for one of several dishes. */
    which: 'Which one?',
    chooseFirst: 'Please choose first.',
    send: 'Send to kitchen',
    /** After two minutes. */
    late: 'Not sent yet – the kitchen doesn’t have this order.',
    /** What words are that were not understood. */
    asNote: 'It’s a note',
    asDish: 'It’s a dish',
    leaveOut: 'Leave out',
  },
  /** What a sentence asked for besides dishes, each with an action. */
  offer: {
    title: 'You asked for',
    bill: 'Would you like the bill?',
    question: 'Your waiter can answer that.',
    again: (dishes: string) => `The same again: ${dishes}?`,
    orderAgain: 'Order again',
    allergy: (to: string) => `Save ${to} as your allergy?`,
    allergyOf: (to: string, name: string) => `Save ${to} as ${name}’s allergy?`,
    save: 'Save',
    decline: 'Not now',
  },
} as const
