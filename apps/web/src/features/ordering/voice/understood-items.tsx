// The dishes understood from a sentence so far, and the words that were not understood.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { list } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { itemText } from '../item-text.ts'
import { NotUnderstood } from '../not-understood.tsx'
import { OrderNote } from '../order-words.tsx'
import type { Preview } from './preview.ts'

type Props = Omit<Preview, 'acts'> & Pick<GroupState, 'members'> & { readonly transcript: string }

export function UnderstoodItems({ transcript, members, lead, items, note, notUnderstood }: Props) {
  if (items.length + note.length + notUnderstood.length === 0) return null
  return (
    <div className="mt-4 flex w-full animate-rise flex-col gap-2 rounded-button bg-card px-4 py-3 text-start">
      {lead && <p className="text-muted">{lead}</p>}
      {items.length > 0 && (
        <ul aria-label={texts.understood.title} className="flex flex-col gap-1.5">
          {items.map(({ modifications, sharedBy, ...item }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their index
            <li key={at} className="wrap-anywhere">
              <span className="font-semibold text-input">{itemText(item)}</span>
              {modifications && <bdi className="block text-muted">{modifications}</bdi>}
              {sharedBy && <span className="block text-muted">{sharersText(sharedBy, members)}</span>}
            </li>
          ))}
        </ul>
      )}
      {note && <OrderNote note={note} />}
      <NotUnderstood
        transcript={transcript}
        stretches={notUnderstood}
        className={items.length > 0 ? 'border-line border-t pt-2' : ''}
      />
    </div>
  )
}

/** Who shares a dish, or the one person it is for. */
export function sharersText(sharedBy: SharedBy, members: readonly Member[]): string {
  if (sharedBy === 'all') return texts.understood.sharedByAll
  const names = members.filter(({ id }) => sharedBy.includes(id)).map(({ name }) => isolate(name))
  const [first = ''] = names
  return names.length === 1
    ? texts.understood.forOne({ name: first })
    : texts.understood.sharedBy({ names: list(names) })
}
