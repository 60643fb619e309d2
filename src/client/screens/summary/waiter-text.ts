// How a line for the waiter reads: "4 × Margherita: 2 well done, 1 gluten free", and below "Ann, Bob 2 × (well done), …".

import type { WaiterLine, Wish } from '#domain/orders/waiter-list.ts'
import { itemText } from '../../parts/item-text.ts'
import * as en from '../../text/en.ts'
import { isolate } from '../../text/isolate.ts'

const words = en.summary.waiter

export function lineText(line: WaiterLine): string {
  const wishes = line.wishes.map(wish => wishText(wish, line.quantity))
  return wishes.length === 0 ? itemText(line) : words.wanted(itemText(line), inOneLine(wishes))
}

/** Whose each of them is; how it is wanted only where not all are wanted alike. */
export function peopleText(line: WaiterLine, nameOf: ReadonlyMap<number, string>): string {
  const areAlike = line.wishes.every(({ quantity }) => quantity === line.quantity)
  return line.people
    .flatMap(({ memberId, quantity, wishes }) => {
      const name = nameOf.get(memberId)
      if (name === undefined) return []
      const who = words.who(isolate(name), quantity)
      const own = areAlike ? [] : wishes.map(wish => wishText(wish, quantity))
      return own.length === 0 ? who : words.withWishes(who, inOneLine(own))
    })
    .join(', ')
}

/** A number that a wish begins with must not run into the number of dishes: "2 one well done". */
const startsWithNumber =
  /^(\d|(an?|one|two|three|four|five|six|seven|eight|nine|ten|half|both|each|all|every|some)\b)/i

function wishText({ modifications, quantity }: Wish, ofQuantity: number): string {
  const wish = isolate(modifications)
  if (startsWithNumber.test(modifications))
    return quantity < ofQuantity ? words.someNumbered(quantity, wish) : wish
  if (quantity < ofQuantity)
    return words.some(quantity, modifications.includes(',') ? en.order.quote(wish) : wish)
  return quantity === 1 ? wish : words.all(wish)
}

function inOneLine(wishes: readonly string[]): string {
  return wishes.join(wishes.some(wish => wish.includes(',')) ? '; ' : ', ')
}
