// The options of a line as a provider takes them: by its own ids where it has them, the others in words.

import type { OutgoingLine, OutgoingOption } from '../delivery/outgoing-order.ts'
import { optionTexts } from '../menu/option-texts.ts'
import { isPayable, type Minor, type PayableStep } from '../money.ts'

interface KnownOption {
  readonly remoteId: string
  readonly name: string
  readonly quantity: number
  /** For one: what it adds to the price of the line. */
  readonly price: Minor
}

interface SplitLine {
  readonly known: readonly KnownOption[]
  /** Of one unit without what its known options add. */
  readonly price: Minor
  /** The other options, and the wish. */
  readonly note: string
}

/**
 * `isId`: whether an id has the form of the provider's. The price and what the known options add are always the line's price:
 * what takes something off adds nothing, and lowers the price of the dish. An option that was taken away stays in words, and so
 * do those of a dish that the provider does not know.
 */
export function splitOptions(
  line: OutgoingLine,
  isId: (remoteId: string) => boolean,
  step: PayableStep,
): SplitLine {
  const options = line.options ?? []
  const isKnown = ({ remoteId, quantity }: OutgoingOption) =>
    line.remoteId !== null && !!remoteId && isId(remoteId) && quantity > 0
  const known = options.filter(isKnown).map(({ remoteId = '', name, quantity, price }) => ({
    ...{ remoteId, name, quantity },
    price: price > 0 && isPayable(price, step) ? price : 0,
  }))
  if (known.length === 0) return { known, price: line.price, note: line.note }
  const others = optionTexts(
    options.filter(option => !isKnown(option)),
    'kitchen',
  )
  const note = [...others, line.wish].filter(Boolean).join(', ')
  const price = line.price - known.reduce((sum, option) => sum + option.price * option.quantity, 0)
  return price >= 0
    ? { known, price, note }
    : { known: known.map(option => ({ ...option, price: 0 })), price: line.price, note }
}
