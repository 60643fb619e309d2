// How many of a dish are wanted differently, in the fewest words.

import type { WaiterLine } from '#domain/waiter-list.ts'
import * as en from '../../text/en.ts'
import { isolate } from '../../text/isolate.ts'

export function variationText(variation: WaiterLine['variations'][number], ofQuantity: number): string {
  const { quantity } = variation
  const modifications = isolate(variation.modifications)
  if (quantity < ofQuantity) return en.summary.waiter.some(quantity, modifications)
  return quantity === 1 ? modifications : en.summary.waiter.all(modifications)
}
