// Spoken words that gave no dish: the reason, and what the diner can do.

export const unplaced = {
  'other-language': 'We only understand sentences in English. You can pick or type dishes one by one.',
  'no-order-to-change': 'There’s no order to change.',
  'no-order-to-repeat': 'There’s no order like that to repeat.',
  'not-in-order': 'That isn’t in your last order.',
  'in-the-kitchen': 'The kitchen has begun with your last order. Please ask your waiter.',
} as const

export const toComplete = {
  action: 'Complete order',
  hint: 'No dish found. Your words are saved – tap to complete the order.',
} as const
