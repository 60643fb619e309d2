// The fields for tax and service fee.

export const rates = {
  tax: 'Tax rate',
  serviceFee: 'Service fee rate',
  missing: 'Please enter the rate, or 0 for none.',
  invalid: 'Please enter a percentage from 0 to 100, with at most 3 decimals.',
  /** The rates of a table without a registered restaurant, changed on its bill. */
  ofTable: {
    hint: 'Match the restaurant’s bill. This applies to everyone at the table.',
    kind: {
      title: 'The prices here',
      added: 'Tax is added to the prices',
      included: 'Prices include tax',
    },
    taxHint: 'Only if the bill should show it',
    feeHint: 'What the restaurant charges for service, if anything. The tip is separate.',
    save: 'Save for the Table',
    saving: 'Saving...',
  },
} as const
