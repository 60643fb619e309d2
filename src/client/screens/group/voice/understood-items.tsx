// What was understood of a sentence so far, and the words that say nothing to us.

import type { SpokenOrder } from '#domain/spoken-order.ts'
import { itemText } from '../../../parts/item-text.ts'
import { NotUnderstood } from '../../../parts/not-understood.tsx'
import * as en from '../../../text/en.ts'

interface Props extends Pick<SpokenOrder, 'items' | 'notUnderstood'> {
  readonly said: string
}

export function UnderstoodItems({ said, items, notUnderstood }: Props) {
  if (items.length + notUnderstood.length === 0) return null
  return (
    <div className="mt-4 w-full animate-rise rounded-button bg-card px-4 py-3 text-left">
      {items.length > 0 && (
        <ul aria-label={en.voice.understood} className="flex flex-col gap-1.5">
          {items.map(({ modifications, ...item }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their place
            <li key={at} className="wrap-anywhere">
              <span className="font-semibold text-input">{itemText(item)}</span>
              {modifications && <bdi className="block text-muted">{modifications}</bdi>}
            </li>
          ))}
        </ul>
      )}
      <NotUnderstood
        said={said}
        stretches={notUnderstood}
        className={items.length > 0 ? 'mt-2 border-line border-t pt-2' : ''}
      />
    </div>
  )
}
