// Picking from the restaurant's menu.

import { plural } from './locale.ts'

export const menuPicker = {
  title: 'Menu',
  close: 'Close the menu',
  loading: 'Loading the menu…',
  failed: {
    title: 'The menu didn’t load',
    hint: 'The signal may be weak here. You can also type your order.',
  },
  retry: 'Try again',
  empty: 'This restaurant hasn’t added its menu yet. Type what you would like, with its price.',
  search: 'Search the menu',
  clear: 'Clear the search',
  noMatch: (typed: string) => `Nothing on the menu matches “${typed}”.`,
  found: (count: number) => plural(count, { one: '1 dish found', other: `${count} dishes found` }),
  /** Above dishes found by a diet or an allergen. */
  byDetails: 'Found by the restaurant’s own details. If you have an allergy, please tell the staff.',
  contains: (allergens: string) => `Contains: ${allergens}`,
  categories: 'Categories',
  chosen: (count: number) => `Chosen · ${count}`,
  chosenTitle: 'Chosen',
  /** Dishes that the diner has ordered before, and that others at the table have. */
  again: 'Again',
  atTable: 'At this table',
  add: (name: string) => `Add ${name}`,
  fewer: (name: string) => `One fewer ${name}`,
  more: (name: string) => `One more ${name}`,
  modifier: (name: string) => `How would you like the ${name}?`,
  modifierHint: 'Any changes?',
  another: 'Another, with changes',
  soldOut: 'Sold out',
  offMenu: 'Not on the menu',
  type: 'Type a dish that isn’t here',
  typeAll: 'Type your order',
  fromMenu: 'Pick from the menu',
  rest: (count: number) => `Show ${count} more`,
  nothing: 'Nothing chosen yet',
  submit: (count: number, total: string) => `Add ${count} · ${total}`,
  save: (total: string) => `Save changes · ${total}`,
} as const
