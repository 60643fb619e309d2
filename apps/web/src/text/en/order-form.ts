// The form for typed dishes. Loaded with the form's script on first use.

import { plural } from './locale.ts'

export const orderForm = {
  completing: 'Complete your order',
  editing: 'Edit order',
  item: (number: number) => `Item ${number}`,
  name: 'Item name',
  quantity: 'Quantity',
  price: (symbol: string) => `Price (${symbol})`,
  modifications: 'Modifications',
  modificationsHint: 'Any changes?',
  another: 'Add another item',
  removeItem: (number: number) => `Remove item ${number}`,
  full: (most: number) => `An order can have up to ${most} items. Send this one, then start another.`,
  close: 'Close',
  cancel: 'Cancel',
  submit: 'Add Order',
  submitting: 'Adding…',
  save: 'Save changes',
  saving: 'Saving…',
  added: 'Order added',
  leftOver: (count: number) =>
    plural(count, {
      one: 'One item without a name or price was left out. It’s still in the form.',
      other: `${count} items without a name or price were left out. They’re still in the form.`,
    }),
  nameRequired: 'Item name is required',
  quantityTooSmall: 'Quantity must be at least 1',
  quantityTooLarge: (most: number) => `Quantity can be at most ${most}`,
  pricePositive: 'Price must be positive',
  priceTooLarge: (most: string) => `Price can be at most ${most}`,
  forOne: 'each',
  total: 'Total',
  /** Spoken words that gave no dish, and the diner's options. */
  words: {
    title: 'What was said',
    asDish: 'Make it a dish',
    asNote: 'Make it a note',
    dismiss: 'Dismiss',
    note: 'Note for the staff',
    noteHint: 'Allergies, timing, anything else',
    longDish: (most: number) => `A dish name can be at most ${most} characters long.`,
    tooLong: (most: number) => `A note can be at most ${most} characters long.`,
  },
  itemsRequired: 'At least one item is required',
} as const
