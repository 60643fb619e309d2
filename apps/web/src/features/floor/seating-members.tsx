// The members of a party with their dues, and buttons to take payments and remove members.

import type { BoardSeating, Ticket } from '@tablemate/contract/kitchen.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Avatar } from '../people/avatar.tsx'
import { actOf, type Panel } from './panel.ts'
import { mayBeRemoved } from './state/floor.ts'

const words = texts.floor.party

interface Props {
  readonly seating: BoardSeating
  readonly tickets: readonly Ticket[]
  readonly onAct: (panel: Panel) => void
}

export function SeatingMembers({ seating: { members, currency }, tickets, onAct }: Props) {
  return (
    <ul className="divide-y divide-line">
      {members.map(member => {
        const { id, name, due } = member
        const take = { kind: 'pay', memberId: id, shownDue: due } as const
        const remove = { kind: 'remove', memberId: id, name } as const
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <Avatar memberId={id} name={name} />
            <p className="wrap-anywhere min-w-32 flex-1">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="figures text-muted">{dueText(member, currency)}</span>
            </p>
            {due > 0 && (
              <Button
                data-act={actOf(take)}
                tone="secondary"
                size="small"
                aria-label={words.takeFrom({ amount: money(due, currency), name: isolate(name) })}
                className="figures wrap-anywhere ms-auto"
                onClick={() => onAct(take)}
              >
                {words.take({ amount: money(due, currency) })}
              </Button>
            )}
            {mayBeRemoved(member, tickets) && (
              <Button
                data-act={actOf(remove)}
                tone="quiet"
                size="small"
                aria-label={words.removeWho({ name: isolate(name) })}
                onClick={() => onAct(remove)}
              >
                {words.remove}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function dueText(
  { due, paid, demo, held }: BoardSeating['members'][number],
  currency: BoardSeating['currency'],
): string {
  if (demo > 0 && held === 0)
    return `${words.due({ due: money(due, currency) })} · ${texts.floor.sums.demo} ${money(demo, currency)}`
  if (held > 0) return words.held({ amount: money(held, currency) })
  if (due === 0 && paid === 0) return words.nothingOrdered
  if (paid === 0) return words.due({ due: money(due, currency) })
  const already = money(paid, currency)
  return due === 0
    ? words.nothingDue({ paid: already })
    : words.member({ due: money(due, currency), paid: already })
}
