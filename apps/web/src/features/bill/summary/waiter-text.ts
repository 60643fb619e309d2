// The text of a line for the waiter: "4 × Margherita: 2 well done, 1 gluten free", and below "Ann, Bob 2 × (well done), …".

import type { Modifier, WaiterLine } from '@tablemate/domain/orders/waiter-list.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { series } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { itemText } from '../../ordering/item-text.ts'

const words = texts.summary.waiter

export function lineText(line: WaiterLine): string {
  const modifiers = line.modifiers.map(modifier => modifierText(modifier, line.quantity))
  return modifiers.length === 0
    ? itemText(line)
    : words.dishText({ dishes: itemText(line), modifiers: inOneLine(modifiers) })
}

/** The members of a line, with their modifiers unless all dishes have the same ones. */
export function peopleText(line: WaiterLine, nameOf: ReadonlyMap<number, string>): string {
  const areAlike = line.modifiers.every(({ quantity }) => quantity === line.quantity)
  return series(
    line.people.flatMap(({ memberId, quantity, modifiers }) => {
      const name = nameOf.get(memberId)
      if (name === undefined) return []
      const who = quantity === 1 ? isolate(name) : words.nameWithCount({ name: isolate(name), quantity })
      const own = areAlike ? [] : modifiers.map(modifier => modifierText(modifier, quantity))
      return own.length === 0 ? who : words.nameWithModifiers({ name: who, modifiers: inOneLine(own) })
    }),
  )
}

/** A modifier that begins with a number must not directly follow the quantity, as in "2 one well done". */
const startsWithNumber =
  /^(\d|(an?|one|two|three|four|five|six|seven|eight|nine|ten|half|both|each|all|every|some)\b)/i

/** A comma of any of the app's languages. */
const comma = /[,،、，]/

function modifierText({ modifications, quantity }: Modifier, ofQuantity: number): string {
  const modifier = isolate(modifications)
  if (startsWithNumber.test(modifications))
    return quantity < ofQuantity ? words.someNumbered({ quantity, modifier }) : modifier
  if (quantity < ofQuantity)
    return words.some({
      quantity,
      modifier: comma.test(modifications) ? texts.order.quote({ text: modifier }) : modifier,
    })
  return quantity === 1 ? modifier : words.all({ modifier })
}

function inOneLine(modifiers: readonly string[]): string {
  return modifiers.some(modifier => comma.test(modifier)) ? modifiers.join('; ') : series(modifiers)
}
