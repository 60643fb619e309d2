// "For the waiter": the whole table in one list.

import { waiterList } from '#domain/waiter-list.ts'
import { itemText } from '../../parts/item-text.ts'
import * as en from '../../text/en.ts'
import type { Summary } from './use-summary.ts'
import { variationText } from './variation-text.ts'

const words = en.summary.waiter

export function WaiterCard({ summary }: { summary: Summary }) {
  const orders = summary.members.flatMap(member => member.orders).sort((a, b) => a.id - b.id)
  const incomplete = orders.filter(({ state }) => state === 'incomplete').length
  return (
    <section
      aria-labelledby="for-the-waiter"
      className="mt-6 rounded-card bg-tint p-5 print:bg-transparent print:p-0"
    >
      <h2 id="for-the-waiter" className="break-after-avoid text-lead">
        {words.title}
      </h2>
      <p className="on-screen-only text-pretty text-muted text-small">{words.hint}</p>
      <ul className="flex flex-col gap-2.5 pt-4 print:block print:columns-[15rem] print:gap-x-10 print:pt-1">
        {waiterList(orders).map(line => (
          <li key={line.name} className="break-inside-avoid print:py-1">
            <p className="wrap-anywhere font-semibold text-input">{itemText(line)}</p>
            {line.variations.map(variation => (
              <p
                key={variation.modifications}
                className="wrap-anywhere text-muted print:pl-4 print:text-black"
              >
                {variationText(variation, line.quantity)}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {incomplete > 0 && (
        <p className="text-pretty pt-4 font-semibold text-accent-text print:text-black">
          {words.incomplete(incomplete)}
        </p>
      )}
    </section>
  )
}
