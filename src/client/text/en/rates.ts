// Tax and service fee, wherever they are typed.

export const rates = {
  tax: 'Tax, percent',
  serviceFee: 'Service fee, percent',
  missing: 'Please enter the rate, or 0 for none.',
  invalid: 'Please enter a percentage from 0 to 100, with at most 3 decimals.',
} as const
