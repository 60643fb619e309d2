// The words on paper that do not come with the order. The order's own texts are worded where it becomes a delivery.

export const ticketTexts = {
  /** Above a ticket that is printed again. */
  copy: 'COPY',
  /** On a ticket that the owner asked for. */
  test: 'Test',
  /** Instead of a text that the printer has no characters for. */
  seeScreen: 'see the screen',
  /** The same for a dish or its note; `line` is its position on the ticket, from 1. */
  seeScreenLine: (line: number) => `see the screen, line ${line}`,
  allergiesOnScreen: 'ALLERGY: see the screen',
} as const
