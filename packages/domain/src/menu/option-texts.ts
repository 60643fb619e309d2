// Options as people read them. Apart from options.ts, since every phone loads these texts and few the choice.

import type { ChosenOption } from './options.ts'

/** What people read of an option of an order or of a ticket. */
interface ShownOption extends Pick<ChosenOption, 'name' | 'quantity' | 'isExtra' | 'kitchenName'> {
  readonly refused?: object | undefined
  readonly isRefused?: true | undefined
}

/** A text per option: "Rare", "+ 2 × Bacon", "− Onion". Refused options are left out. */
export function optionTexts(
  options: readonly ShownOption[] | undefined,
  reader: 'diner' | 'kitchen',
): string[] {
  return (options ?? [])
    .filter(({ refused, isRefused }) => !refused && !isRefused)
    .map(option =>
      optionText({ ...option, name: (reader === 'kitchen' && option.kitchenName) || option.name }),
    )
}

export function optionText({ name, quantity, isExtra }: ShownOption): string {
  const mark = quantity === 0 ? '− ' : isExtra ? '+ ' : ''
  return mark + (quantity > 1 ? `${quantity} × ${name}` : name)
}

/** An order item in one line: "Burger (Rare, + Bacon)". */
export function nameWithOptions({
  name,
  options,
}: {
  readonly name: string
  readonly options?: readonly ShownOption[] | undefined
}): string {
  const texts = optionTexts(options, 'diner').join(', ')
  return texts ? `${name} (${texts})` : name
}
