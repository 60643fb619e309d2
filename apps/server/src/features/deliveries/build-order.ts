// Builds the order that leaves: without the diner's name, the group's code and the transcript.

import { billTotal } from '@tablemate/domain/bill/bill-total.ts'
import type { OutgoingOption, OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import type { Language } from '@tablemate/domain/languages.ts'
import { optionTexts } from '@tablemate/domain/menu/option-texts.ts'
import type { ChosenOption } from '@tablemate/domain/menu/options.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { isOwed, notRefused, orderTotal } from '@tablemate/domain/orders/order.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { allergiesText, textsOf } from '../../text/order-texts.ts'
import { wordsIn } from '../../text/words-in.ts'
import type { KitchenGroup, KitchenOrder } from '../kitchen/queries.ts'
import type { RemoteMenuItem } from './delivery-rows.ts'

export interface OrderToBuild {
  readonly group: KitchenGroup
  readonly order: KitchenOrder & { readonly number: number }
  /** The indices of the items to include. */
  readonly lines: readonly number[]
  readonly key: string
  readonly version: number
  readonly kind: OutgoingOrder['kind']
  /** Of the texts for people. */
  readonly language: Language
  /** The dishes as the provider knows them, by `menuItemKey`. */
  readonly remote: ReadonlyMap<string, RemoteMenuItem>
}

export function buildOrder({
  group,
  order,
  lines,
  key,
  version,
  kind,
  language,
  remote,
}: OrderToBuild): OutgoingOrder {
  const { table, guests, currency, rates } = group
  const { id: orderId, number, guest, placedAt, note } = order
  const allergies = allergiesText(order.allergies, wordsIn('en'))
  const words = wordsIn(language)
  const subtotal = orderTotal(lines.flatMap(line => order.items[line] ?? []))
  const tip = { kind: 'amount', amount: 0 } as const
  return {
    ...{ key, kind, orderId, version, number, table, guest, guests, placedAt, currency, rates, allergies },
    lines: lines.flatMap(line => {
      const item = order.items[line]
      if (!item || !isOwed(item)) return []
      const { name, quantity, price, modifications, isOffMenu } = item
      const known = remote.get(menuItemKey(name))
      const options = withRemoteIds(notRefused(item.options ?? []), known)
      const mark = isOffMenu && words.order.offMenu
      const note = [mark, ...optionTexts(options, 'kitchen'), modifications].filter(Boolean).join(', ')
      return [
        {
          ...{ line, name, quantity, price },
          note,
          ...(isOffMenu && { offMenu: { wish: modifications ?? '' } }),
          ...(options.length > 0 && { options, wish: modifications ?? '' }),
          remoteId: known?.remoteId ?? null,
          ...(isChoiceMissing(options, known) && { isChoiceMissing: true }),
        },
      ]
    }),
    stated: { allergens: order.allergies.allergens, text: order.allergies.text },
    notes: note === '' ? [] : [note],
    texts: textsOf({ kind, table, guest, number }, allergiesText(order.allergies, words), words),
    total: billTotal({ subtotal, rates, tip, step: payableStep(currency) }).finalTotal,
  }
}

function withRemoteIds(
  options: readonly ChosenOption[],
  known: RemoteMenuItem | undefined,
): readonly OutgoingOption[] {
  const offered = (known?.groups ?? []).flatMap(group => group.options)
  return options.map(option => {
    const remoteId = offered.find(({ id }) => id === option.id)?.remoteId
    return remoteId === undefined ? option : { ...option, remoteId }
  })
}

/** Whether the provider would find too few options in a group in which something must be chosen. */
function isChoiceMissing(options: readonly OutgoingOption[], known: RemoteMenuItem | undefined): boolean {
  return (known?.groups ?? []).some(group => {
    const ids = new Set(group.options.map(({ id }) => id))
    const found = options.filter(({ id, remoteId }) => remoteId !== undefined && ids.has(id))
    return found.reduce((sum, { quantity }) => sum + quantity, 0) < group.min
  })
}
