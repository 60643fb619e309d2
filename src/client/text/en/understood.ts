// What is understood of a sentence while it is said.

export const understood = {
  title: 'Understood so far',
  /** What it would do to an order that is there. */
  change: 'Changes your order to:',
  cancel: 'Deletes your order:',
  repeat: (name: string) => `The same as ${name}:`,
} as const
