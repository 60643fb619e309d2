// What a party ordered while the kitchen took no orders, with the button that sends it there.

import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { tableName } from '../board/ticket-name.ts'
import type { FloorSeating } from './state/floor.ts'
import type { FloorCalls } from './use-floor-calls.ts'

const words = texts.floor.unsent

interface Props {
  readonly seating: FloorSeating
  readonly calls: FloorCalls
}

/** Renders nothing if the kitchen got every order. */
export function UnsentOrders({ seating: { groupId, name, unsent }, calls }: Props) {
  if (unsent.length === 0) return null
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-2 rounded-button border-2 border-accent-text bg-tint p-3"
    >
      <p className="font-semibold text-accent-text">{words.title}</p>
      <ul className="wrap-anywhere">
        {unsent.map(({ orderId, member, items }) => (
          <li key={orderId}>
            <bdi className="text-muted">{member}</bdi>
            {items.map(({ name, quantity }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their index
              <span key={at} className="block">
                {texts.order.item({ quantity, name: isolate(name) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        aria-label={`${words.send}: ${tableName(name)}`}
        isBusy={calls.isBusy}
        onClick={() => void calls.send(groupId, { done: () => words.done, failed: words.failed })}
      >
        {words.send}
      </Button>
    </section>
  )
}
